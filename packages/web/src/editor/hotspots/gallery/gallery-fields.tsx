import type { KnownHotspot } from '@tourwright/tour/document';
import type { FieldsProps } from '../editor-kind.ts';
import { UnseenFields } from '../fields/said-fields.tsx';
import { PicturesPart } from '../pictures-part.tsx';

/** Its pictures, and what it says where they are not seen. */
export function GalleryFields(props: FieldsProps<KnownHotspot<'gallery'>>) {
  return (
    <>
      <PicturesPart {...props} />
      <UnseenFields {...props} />
    </>
  );
}
