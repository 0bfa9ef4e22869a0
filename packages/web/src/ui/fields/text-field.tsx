import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { Field } from './field.tsx';

interface Shared {
  label: string;
  labelHidden?: boolean | undefined;
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

interface TextFieldProps extends Shared, Omit<ComponentProps<'input'>, 'size'> {
  /** An icon inside the field, before the text. */
  leading?: ReactElement<{ className?: string }>;
  size?: 'small' | 'medium';
}

/** One line of text. Takes everything that an input takes, `ref` too, so forms can register it. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, aside, hint, error, leading, size = 'medium', className, ...input } = props;
  return (
    <Field {...{ label, labelHidden, aside, hint, error, className }}>
      {(control) => (
        <div className={styles.wrap}>
          {leading && (
            <span className={styles.leading} aria-hidden="true">
              {leading}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...control}
            className={classNames(
              styles.input,
              size === 'small' && styles.small,
              leading && styles.withLeading,
            )}
          />
        </div>
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea(props: Shared & ComponentProps<'textarea'>) {
  const { label, labelHidden, aside, hint, error, className, ...area } = props;
  return (
    <Field {...{ label, labelHidden, aside, hint, error, className }}>
      {(control) => (
        <textarea rows={4} {...area} {...control} className={classNames(styles.input, styles.area)} />
      )}
    </Field>
  );
}
