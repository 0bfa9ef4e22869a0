import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field } from './field.tsx';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** One of many values, by the browser's own list. */
export function SelectField({ label, options, className, ...select }: SelectFieldProps) {
  return (
    <Field label={label} className={className}>
      {(control) => (
        <select {...select} {...control} className={classNames(styles.input, styles.small)}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
