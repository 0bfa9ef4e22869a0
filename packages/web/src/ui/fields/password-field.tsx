import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { t } from '../ui-text.ts';
import styles from './field.module.css';
import { Field } from './field.tsx';
import toggle from './password-field.module.css';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: string;
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A password, hidden until its owner asks to see it. */
export function PasswordField({ label, aside, hint, error, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <Field label={label} aside={aside} hint={hint} error={error} className={className}>
      {(control) => (
        <div className={styles.wrap}>
          <input
            autoComplete="current-password"
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classNames(styles.input, styles.withTrailing)}
          />
          <span className={styles.trailing}>
            <button
              type="button"
              className={toggle.eye}
              aria-label={t('ui.show-password')}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            >
              <Icon size={20} stroke={1.75} aria-hidden="true" />
            </button>
          </span>
        </div>
      )}
    </Field>
  );
}
