import { IconFileText } from '@tabler/icons-react';
import { prefetchedPart } from '../../../client/loading/prefetched-part.tsx';
import type { EditorKind } from '../editor-kind.ts';

/** Hands out one of the tour’s brochures. */
export const brochure: EditorKind<'brochure'> = {
  iconName: 'file-text',
  icons: ['file-text', 'info-circle', 'tag', 'star'],
  name: 'kind.brochure',
  adding: {
    icon: IconFileText,
    key: 'b',
    tool: 'tool.brochure',
    action: 'action.brochure',
    hint: 'place.brochure',
  },
  Fields: prefetchedPart(async () => (await import('./brochure-fields.tsx')).BrochureFields),
};
