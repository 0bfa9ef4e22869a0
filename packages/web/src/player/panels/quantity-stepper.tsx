import { IconMinus, IconPlus } from '@tabler/icons-react';
import { t } from './panels-text.ts';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
  count: number;
  /** Plus stops there. */
  most: number;
  /** What is counted. */
  label: string;
  onChange: (count: number) => void;
}

/** How many of something, by two buttons or as a number. */
export function QuantityStepper({ count, most, label, onChange }: QuantityStepperProps) {
  const set = (next: number) => onChange(Math.min(Math.max(1, most), Math.max(1, Math.floor(next) || 1)));
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <fieldset className={styles.stepper} aria-label={t('product.quantity-of', { name: label })}>
      <button
        type="button"
        aria-label={t('product.fewer')}
        disabled={count <= 1}
        onClick={() => set(count - 1)}
      >
        <IconMinus {...icon} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={t('product.quantity')}
        min={1}
        max={Math.max(1, most)}
        value={count}
        onChange={({ target }) => set(target.valueAsNumber)}
      />
      <button
        type="button"
        aria-label={t('product.more')}
        disabled={count >= most}
        onClick={() => set(count + 1)}
      >
        <IconPlus {...icon} />
      </button>
    </fieldset>
  );
}
