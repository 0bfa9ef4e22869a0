import type { KnownHotspot } from '@tourwright/tour/document';
import type { FieldsProps } from '../editor-kind.ts';
import { UnseenFields } from '../fields/said-fields.tsx';
import { PicturesPart } from '../pictures-part.tsx';

/** Its picture, and what it says where that is not seen. */
export function ImageFields(props: FieldsProps<KnownHotspot<'image'>>) {
  return (
    <>
      <PicturesPart {...props} most={1} />
      <UnseenFields {...props} />
    </>
  );
}
