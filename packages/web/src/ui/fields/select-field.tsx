import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { Field } from './field.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'size'> {
  label: string;
  labelHidden?: boolean | undefined;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
  size?: 'small' | 'medium';
}

/** One of many values, by the browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const { label, labelHidden, error, options, size = 'medium', className, ...select } = props;
  return (
    <Field {...{ label, labelHidden, error, className }}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={classNames(styles.input, size === 'small' && styles.small)}
        >
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
