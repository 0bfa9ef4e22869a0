import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

/** What the control inside a field must carry, so that its label, hint and error belong to it. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  /** Keeps the label for screen readers only, where the place already says what it is. */
  labelHidden?: boolean | undefined;
  /** Is at the end of the label's line, such as "Forgot your password?". */
  aside?: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
  className?: string | undefined;
  children(control: ControlProps): ReactNode;
}

/** Label, control, hint and error of one value, tied together. */
export function Field({ label, labelHidden = false, aside, hint, error, className, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <div className={classNames(styles.top, labelHidden && 'visually-hidden')}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
