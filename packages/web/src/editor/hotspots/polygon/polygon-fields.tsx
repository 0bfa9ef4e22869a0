import type { KnownHotspot } from '@tourwright/tour/document';
import { ButtonFields } from '../button-fields.tsx';
import type { FieldsProps } from '../editor-kind.ts';
import { PicturesPart } from '../pictures-part.tsx';
import { SaidFields } from '../said-fields.tsx';

/** What the area says, its pictures, and its button. */
export function PolygonFields(props: FieldsProps<KnownHotspot<'polygon'>>) {
  return (
    <>
      <SaidFields {...props} />
      <PicturesPart {...props} />
      <ButtonFields {...props} />
    </>
  );
}
