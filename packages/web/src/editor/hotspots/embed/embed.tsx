import { IconAppWindow } from '@tabler/icons-react';
import { prefetchedPart } from '../../../client/loading/prefetched-part.tsx';
import type { EditorKind } from '../editor-kind.ts';

/** Shows a page of the web in a panel. */
export const embed: EditorKind<'embed'> = {
  iconName: 'app-window',
  name: 'kind.embed',
  adding: { icon: IconAppWindow, key: 'e', tool: 'tool.embed', action: 'action.embed', hint: 'place.embed' },
  Fields: prefetchedPart(async () => (await import('./embed-fields.tsx')).EmbedFields),
};
