import { Segmented } from '../../ui/fields/segmented.tsx';
import { type TextId, t } from '../editor-text.ts';
import styles from '../panels/inspector.module.css';

type Values = readonly (readonly [value: string, label: TextId])[];

/** The first of each is what a hotspot does that does not say. */
export const labelModes: Values = [
  ['hover', 'style.label-hover'],
  ['always', 'style.label-always'],
  ['never', 'style.label-never'],
];

/** When a hotspot's outline is shown, with the text of each choice. */
export const outlines: Values = [
  ['always', 'style.label-always'],
  ['hover', 'style.label-hover'],
  ['never', 'style.label-never'],
];

/** How a hotspot moves, with the text of each choice. */
export const animations: Values = [
  ['none', 'style.still'],
  ['pulse', 'style.pulse'],
  ['bounce', 'style.bounce'],
];

/** What a hotspot is parallel to, with the text of each choice. */
export const facings: Values = [
  ['viewer', 'style.facing-viewer'],
  ['floor', 'style.facing-floor'],
  ['wall', 'style.facing-wall'],
  ['free', 'style.facing-free'],
];

interface StyleChoiceProps {
  field: string;
  label: TextId;
  /** Null: those that are changed differ in it. */
  value: string | undefined | null;
  of: Values;
  keep(field: string, value: string | null): void;
}

/** One of a few values of a field. */
export function StyleChoice({ field, label, value, of, keep }: StyleChoiceProps) {
  const usual = of[0]?.[0] ?? '';
  return (
    <div className={of.length > 3 ? styles.stacked : styles.property}>
      <span>{t(label)}</span>
      <Segmented
        label={t(label)}
        value={value === null ? '' : (value ?? usual)}
        segments={of.map(([each, text]) => ({ value: each, label: t(text) }))}
        onChange={(next) => keep(field, next === usual ? null : next)}
      />
    </div>
  );
}
