import { IconLibraryPhoto } from '@tabler/icons-react';
import type { EditorKind } from '../editor-kind.ts';
import { PicturesPart } from '../pictures-part.tsx';
import { UnseenFields } from '../said-fields.tsx';

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
  Fields: (props) => (
    <>
      <PicturesPart {...props} />
      <UnseenFields {...props} />
    </>
  ),
};
