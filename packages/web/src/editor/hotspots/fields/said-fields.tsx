import type { HotspotKind, KnownHotspot } from '@tourwright/tour/document';
import type { TextId } from '../../editor-text.ts';
import styles from '../../panels/inspector.module.css';
import type { FieldsProps } from '../editor-kind.ts';
import { BodyField } from './body-field.tsx';
import { LabelField } from './label-field.tsx';
import { TitleField } from './title-field.tsx';

interface SaidProps extends FieldsProps<KnownHotspot<Exclude<HotspotKind, 'link'>>> {
  /** Where the text is read. */
  hint?: TextId;
}

/** The label, the heading and the text of a hotspot whose panel shows the text. */
export function SaidFields({ hint = 'hotspot.body-hint', ...props }: SaidProps) {
  return (
    <section className={styles.section}>
      <LabelField {...props} />
      <TitleField {...props} />
      <BodyField {...props} hint={hint} canFormat={hint !== 'hotspot.body-elsewhere'} />
    </section>
  );
}

/** The same of one whose panel is filled by what it shows. */
export function UnseenFields(props: SaidProps) {
  return <SaidFields {...props} hint="hotspot.body-elsewhere" />;
}
