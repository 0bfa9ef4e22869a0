import type { HotspotKind, KnownHotspot } from '@tourwright/tour/document';
import type { TextId } from '../editor-text.ts';
import styles from '../panels/inspector.module.css';
import { BodyField } from './body-field.tsx';
import type { FieldsProps } from './editor-kind.ts';
import { LabelField } from './label-field.tsx';

type SaidProps = FieldsProps<KnownHotspot<Exclude<HotspotKind, 'link'>>>;

/** The label and the text of a hotspot whose panel shows the text. */
export function SaidFields(props: SaidProps) {
  return <Fields {...props} hint="hotspot.body-hint" />;
}

/** The same of one whose panel is filled by what it shows. */
export function UnseenFields(props: SaidProps) {
  return <Fields {...props} hint="hotspot.body-elsewhere" />;
}

function Fields({ hint, ...props }: SaidProps & { hint: TextId }) {
  return (
    <section className={styles.section}>
      <LabelField {...props} />
      <BodyField {...props} hint={hint} />
    </section>
  );
}
