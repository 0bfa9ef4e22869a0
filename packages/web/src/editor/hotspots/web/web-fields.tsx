import type { KnownHotspot } from '@tourwright/tour/document';
import { webAddress } from '@tourwright/viewer/hotspots';
import styles from '../../panels/inspector.module.css';
import { ButtonText } from '../button-fields.tsx';
import type { FieldsProps } from '../editor-kind.ts';
import { PicturesPart } from '../pictures-part.tsx';
import { SaidFields } from '../said-fields.tsx';
import { UrlField } from '../url-field.tsx';

/** Which page it opens, what it says, and its pictures. */
export function WebFields(props: FieldsProps<KnownHotspot<'web'>>) {
  return (
    <>
      <section className={styles.section}>
        <UrlField
          label="hotspot.url"
          hint="hotspot.url-web"
          fault="hotspot.url-web-fault"
          isUsable={(address) => webAddress(address) !== null}
          {...props}
        />
        <ButtonText {...props} />
      </section>
      <SaidFields {...props} />
      <PicturesPart {...props} />
    </>
  );
}
