import { Slider } from '../../ui/fields/slider.tsx';
import styles from '../panels/inspector.module.css';
import { NumberInput } from '../panels/number-input.tsx';
import { p } from './playing-text.ts';

interface PercentProps {
  label: string;
  /** Its name where several have the same label; the number says so too. */
  name: string;
  /** 0..1 */
  value: number;
  /** While it moves. */
  onShow(value: number): void;
  onKeep(value: number): void;
}

/** A share of the whole, by slider or number. */
export function Percent({ label, name, value, onShow, onKeep }: PercentProps) {
  const percent = Math.round(value * 100);
  return (
    <div className={styles.property}>
      <span>{label}</span>
      <span className={styles.range}>
        <Slider
          label={name}
          min={0}
          max={100}
          step={1}
          value={percent}
          describe={(shown) => p('percent.value', { value: shown })}
          onChange={(next) => onShow(next / 100)}
          onCommit={(next) => onKeep(next / 100)}
        />
        <NumberInput
          label={p('percent.number', { name })}
          value={percent}
          decimals={0}
          step={1}
          min={0}
          max={100}
          unit="percent"
          onKeep={(next) => onKeep(next / 100)}
        />
      </span>
    </div>
  );
}
