import type { KnownHotspot } from '@tourwright/tour/document';
import type { FieldsProps } from '../editor-kind.ts';
import { PicturesPart } from '../pictures-part.tsx';
import { UnseenFields } from '../said-fields.tsx';

/** Its pictures, and what it says where they are not seen. */
export function GalleryFields(props: FieldsProps<KnownHotspot<'gallery'>>) {
  return (
    <>
      <PicturesPart {...props} />
      <UnseenFields {...props} />
    </>
  );
}
