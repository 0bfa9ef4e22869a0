import { Field } from '../ui/field.tsx';
import styles from './leads.module.css';

interface SelectProps {
  label: string;
  labelHidden?: boolean;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
}

/** One of a few, by the browser's own list. */
export function Select({ label, labelHidden, value, options, onChange }: SelectProps) {
  return (
    <Field label={label} labelHidden={labelHidden}>
      {(control) => (
        <select
          {...control}
          className={styles.select}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
