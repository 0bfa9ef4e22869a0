import type { HotspotKind, KnownHotspot } from '@tourwright/tour/document';
import { webAddress } from '@tourwright/viewer/hotspots';
import { t } from '../editor-text.ts';
import { DraftField } from '../panels/draft-field.tsx';
import styles from '../panels/inspector.module.css';
import type { FieldsProps } from './editor-kind.ts';
import { UrlField } from './url-field.tsx';
import { useHotspotField } from './use-hotspot-field.ts';

/** The button of a panel: where it leads, and what it says. */
export function ButtonFields(props: FieldsProps<KnownHotspot<Exclude<HotspotKind, 'link'>>>) {
  return (
    <section className={styles.section}>
      <h3>{t('hotspot.button')}</h3>
      <UrlField
        label="hotspot.button-url"
        hint="hotspot.url-web"
        fault="hotspot.url-web-fault"
        isUsable={(address) => webAddress(address) !== null}
        {...props}
      />
      <ButtonText {...props} />
    </section>
  );
}

/** What the button says. */
export function ButtonText(props: FieldsProps<KnownHotspot<Exclude<HotspotKind, 'link'>>>) {
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
