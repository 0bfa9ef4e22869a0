import type { KnownHotspot } from '@tourwright/tour/document';
import type { FieldsProps } from '../editor-kind.ts';
import { ButtonFields } from '../fields/button-fields.tsx';
import { SaidFields } from '../fields/said-fields.tsx';
import { PicturesPart } from '../pictures-part.tsx';

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
