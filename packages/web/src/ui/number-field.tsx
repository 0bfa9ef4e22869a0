import { NumberField as Base } from '@base-ui/react/number-field';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import { Field } from './field.tsx';
import styles from './number-field.module.css';
import { t } from './ui-text.ts';

interface NumberFieldProps {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  value: number | null;
  /** While typing and stepping. */
  onChange(value: number | null): void;
  /** When a gesture ends: blur, Enter, the release of a stepper. One of these is one edit. */
  onCommit?(value: number | null): void;
  min?: number;
  max?: number;
  step?: number;
  format?: Intl.NumberFormatOptions;
  /** Shown after the number, such as "°". */
  unit?: string;
  size?: 'small' | 'medium';
  disabled?: boolean;
}

/** A number with steppers; the arrow keys step too, ten times as far with Shift. */
export function NumberField(props: NumberFieldProps) {
  const { label, labelHidden, hint, value, onChange, onCommit, unit, size = 'medium', ...rest } = props;
  return (
    <Field label={label} hint={hint} {...(labelHidden && { labelHidden })}>
      {(control) => (
        <Base.Root
          {...rest}
          id={control.id}
          value={value}
          onValueChange={onChange}
          {...(onCommit && { onValueCommitted: onCommit })}
        >
          <Base.Group className={classNames(styles.group, size === 'small' && styles.small)}>
            <Base.Decrement className={styles.step} aria-label={t('ui.decrease', { label })}>
              <IconMinus size={16} stroke={1.75} aria-hidden="true" />
            </Base.Decrement>
            <Base.Input
              aria-describedby={control['aria-describedby']}
              className={classNames(fieldStyles.input, styles.input, 'numbers')}
            />
            {unit && <span className={styles.unit}>{unit}</span>}
            <Base.Increment className={styles.step} aria-label={t('ui.increase', { label })}>
              <IconPlus size={16} stroke={1.75} aria-hidden="true" />
            </Base.Increment>
          </Base.Group>
        </Base.Root>
      )}
    </Field>
  );
}
