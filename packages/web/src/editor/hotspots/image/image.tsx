import { IconPhoto } from '@tabler/icons-react';
import { prefetchedPart } from '../../../client/loading/prefetched-part.tsx';
import type { EditorKind } from '../editor-kind.ts';

/** One picture, large. */
export const image: EditorKind<'image'> = {
  iconName: 'photo',
  icons: ['photo', 'camera', 'eye', 'star'],
  name: 'kind.image',
  adding: { icon: IconPhoto, key: 'p', tool: 'tool.image', action: 'action.image', hint: 'place.image' },
  Fields: prefetchedPart(async () => (await import('./image-fields.tsx')).ImageFields),
};
