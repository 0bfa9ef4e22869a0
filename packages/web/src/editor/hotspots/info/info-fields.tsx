import type { KnownHotspot } from '@tourwright/tour/document';
import type { FieldsProps } from '../editor-kind.ts';
import { ButtonFields } from '../fields/button-fields.tsx';
import { SaidFields } from '../fields/said-fields.tsx';
import { PicturesPart } from '../pictures-part.tsx';

/** What it says, its pictures, and its button. */
export function InfoFields(props: FieldsProps<KnownHotspot<'info'>>) {
  return (
    <>
      <SaidFields {...props} />
      <PicturesPart {...props} />
      <ButtonFields {...props} />
    </>
  );
}
