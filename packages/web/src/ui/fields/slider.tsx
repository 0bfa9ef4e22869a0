import { Slider as Base } from '@base-ui/react/slider';
import styles from './slider.module.css';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value in words for screen readers, such as "45 degrees". */
  describe?(value: number): string;
  /** While it moves. */
  onChange(value: number): void;
  /** When it is let go: one edit. */
  onCommit?(value: number): void;
}

/** A value on a range. The label is for screen readers; show the number beside it where it matters. */
export function Slider({ label, describe, onChange, onCommit, ...range }: SliderProps) {
  return (
    <Base.Root
      {...range}
      className={styles.root}
      onValueChange={(value) => onChange(single(value))}
      {...(onCommit && { onValueCommitted: (value: number | readonly number[]) => onCommit(single(value)) })}
    >
      <Base.Control className={styles.control}>
        <Base.Track className={styles.track}>
          <Base.Indicator className={styles.indicator} />
          <Base.Thumb
            className={styles.thumb}
            aria-label={label}
            {...(describe && { getAriaValueText: (_: string, value: number) => describe(value) })}
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}

function single(value: number | readonly number[]): number {
  return typeof value === 'number' ? value : (value[0] ?? 0);
}
