import type { KnownHotspot } from '@tourwright/tour/document';
import styles from '../../panels/inspector.module.css';
import type { FieldsProps } from '../editor-kind.ts';
import { ButtonText, WebUrlField } from '../fields/button-fields.tsx';
import { SaidFields } from '../fields/said-fields.tsx';
import { PicturesPart } from '../pictures-part.tsx';

/** Which page it opens, what it says, and its pictures. */
export function WebFields(props: FieldsProps<KnownHotspot<'web'>>) {
  return (
    <>
      <section className={styles.section}>
        <WebUrlField label="hotspot.url" {...props} />
        <ButtonText {...props} />
      </section>
      <SaidFields {...props} />
      <PicturesPart {...props} />
    </>
  );
}
