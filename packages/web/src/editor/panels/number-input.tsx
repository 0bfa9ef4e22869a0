import { useState } from 'react';
import { fieldText, type NumberUnit, readNumber } from '../../i18n/format.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './number-input.module.css';

interface NumberInputProps {
  /** Its name for screen readers; say visibly beside it what it is. */
  label: string;
  value: number;
  /** Several are changed that differ: a dash stands for them, and whatever is written counts. */
  isMixed?: boolean;
  decimals: number;
  /** One press of an arrow key; ten times as far with Shift. */
  step: number;
  min: number;
  max: number;
  unit?: NumberUnit | undefined;
  className?: string | undefined;
  onKeep(value: number): void;
}

/** A number to type, also with a comma or its unit. Enter and leaving keep it, Escape restores. */
export function NumberInput(props: NumberInputProps) {
  const { label, value, isMixed = false, decimals, step, min, max, unit, className, onKeep } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const shown = isMixed ? '—' : fieldText(value, decimals, unit);
  const bounded = (next: number) => Math.max(min, Math.min(max, next));
  const keep = () => {
    const next = draft === null ? null : readNumber(draft);
    setDraft(null);
    if (next !== null && (isMixed || bounded(next) !== value)) onKeep(bounded(next));
  };
  return (
    <input
      className={classNames(styles.input, className)}
      aria-label={label}
      inputMode="decimal"
      data-untouched={draft === null || undefined}
      value={draft ?? shown}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
        if (event.key === 'Escape' && draft !== null) {
          // Only what was written is given up, not the panel around it.
          event.stopPropagation();
          setDraft(null);
        }
        const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
        if (sign === 0) return;
        event.preventDefault();
        const from = (draft === null ? null : readNumber(draft)) ?? value;
        const next = from + sign * step * (event.shiftKey ? 10 : 1);
        setDraft(null);
        onKeep(Number(bounded(next).toFixed(decimals)));
      }}
    />
  );
}
