import type { NumberUnit } from '../../i18n/format.ts';
import { Slider } from '../../ui/fields/slider.tsx';
import styles from '../panels/inspector.module.css';
import { NumberInput } from '../panels/number-input.tsx';

interface AmountProps {
  label: string;
  /** The name of the number beside the slider. */
  numberLabel: string;
  value: number;
  min: number;
  max: number;
  step: number;
  decimals: number;
  unit?: NumberUnit;
  onChange(value: number): void;
}

/** An amount by slider or number, shown while it moves. */
export function Amount({ label, numberLabel, decimals, unit, onChange, ...range }: AmountProps) {
  const change = (value: number) => onChange(Number(value.toFixed(decimals)));
  return (
    <div className={styles.property}>
      <span>{label}</span>
      <span className={styles.range}>
        <Slider {...range} label={label} onChange={change} />
        <NumberInput
          {...range}
          label={numberLabel}
          decimals={decimals}
          {...(unit && { unit })}
          onKeep={change}
        />
      </span>
    </div>
  );
}
