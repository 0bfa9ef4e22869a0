import { IconLink } from '@tabler/icons-react';
import { prefetchedPart } from '../../../client/loading/prefetched-part.tsx';
import type { EditorKind } from '../editor-kind.ts';

/** Opens a page of the web in a new tab. */
export const web: EditorKind<'web'> = {
  iconName: 'link',
  name: 'kind.web',
  adding: { icon: IconLink, key: 'w', tool: 'tool.web', action: 'action.web', hint: 'place.web' },
  Fields: prefetchedPart(async () => (await import('./web-fields.tsx')).WebFields),
};
