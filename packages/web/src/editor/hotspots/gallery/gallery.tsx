import { IconLibraryPhoto } from '@tabler/icons-react';
import { prefetchedPart } from '../../../client/loading/prefetched-part.tsx';
import type { EditorKind } from '../editor-kind.ts';

/** Pictures, large, one after the other. */
export const gallery: EditorKind<'gallery'> = {
  iconName: 'photo',
  icons: ['photo', 'camera', 'eye', 'star'],
  name: 'kind.gallery',
  adding: {
    icon: IconLibraryPhoto,
    key: 'g',
    tool: 'tool.gallery',
    action: 'action.gallery',
    hint: 'place.gallery',
  },
  Fields: prefetchedPart(async () => (await import('./gallery-fields.tsx')).GalleryFields),
};
