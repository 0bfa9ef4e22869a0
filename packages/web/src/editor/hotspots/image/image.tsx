import { IconPhoto } from '@tabler/icons-react';
import type { EditorKind } from '../editor-kind.ts';
import { PicturesPart } from '../pictures-part.tsx';
import { UnseenFields } from '../said-fields.tsx';

/** One picture, large. */
export const image: EditorKind<'image'> = {
  iconName: 'photo',
  icons: ['photo', 'camera', 'eye', 'star'],
  name: 'kind.image',
  adding: { icon: IconPhoto, key: 'p', tool: 'tool.image', action: 'action.image', hint: 'place.image' },
  Fields: (props) => (
    <>
      <PicturesPart {...props} most={1} />
      <UnseenFields {...props} />
    </>
  ),
};
