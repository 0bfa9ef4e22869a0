import type { HotspotKind, KnownHotspot } from '@tourwright/tour/document';
import { webAddress } from '@tourwright/viewer/hotspots';
import { type TextId, t } from '../../editor-text.ts';
import { DraftField } from '../../panels/draft-field.tsx';
import styles from '../../panels/inspector.module.css';
import type { FieldsProps } from '../editor-kind.ts';
import { UrlField } from './url-field.tsx';
import { useHotspotField } from './use-hotspot-field.ts';

type ButtonProps = FieldsProps<KnownHotspot<Exclude<HotspotKind, 'link'>>>;

/** The button of a panel: where it leads, and what it says. */
export function ButtonFields(props: ButtonProps) {
  return (
    <section className={styles.section}>
      <h3>{t('hotspot.button')}</h3>
      <WebUrlField label="hotspot.button-url" {...props} />
      <ButtonText {...props} />
    </section>
  );
}

/** A page of the web that a hotspot leads to. */
export function WebUrlField(props: ButtonProps & { label: TextId }) {
  return (
    <UrlField
      hint="hotspot.url-web"
      fault="hotspot.url-web-fault"
      isUsable={(address) => webAddress(address) !== null}
      {...props}
    />
  );
}

/** What the button says. */
export function ButtonText(props: ButtonProps) {
  const set = useHotspotField(props);
  return (
    <DraftField
      label={t('hotspot.button-text')}
      value={props.hotspot.urlText ?? ''}
      placeholder={webAddress(props.hotspot.url)?.host ?? ''}
      maxLength={100}
      onKeep={(value, gesture) => set('urlText', value.trim() || null, gesture)}
    />
  );
}
