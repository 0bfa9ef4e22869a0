import type { KnownHotspot } from '@tourwright/tour/document';
import { pageFrame } from '@tourwright/tour/document';
import styles from '../../panels/inspector.module.css';
import type { FieldsProps } from '../editor-kind.ts';
import { UnseenFields } from '../fields/said-fields.tsx';
import { UrlField } from '../fields/url-field.tsx';
import { FrameNote } from '../frame-note.tsx';

/** Which page it shows, and what it says where that is not seen. */
export function EmbedFields(props: FieldsProps<KnownHotspot<'embed'>>) {
  const { url } = props.hotspot;
  return (
    <>
      <section className={styles.section}>
        <UrlField
          label="hotspot.url"
          hint="hotspot.url-embed"
          fault="hotspot.url-embed-fault"
          isUsable={(address) => pageFrame(address) !== null}
          note={<FrameNote kind="embed" url={url !== undefined && pageFrame(url) ? url : null} />}
          {...props}
        />
      </section>
      <UnseenFields {...props} />
    </>
  );
}
