import type { KnownHotspot } from '@tourwright/tour/document';
import { ButtonFields } from '../button-fields.tsx';
import type { FieldsProps } from '../editor-kind.ts';
import { PicturesPart } from '../pictures-part.tsx';
import { SaidFields } from '../said-fields.tsx';

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
