import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEvent, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { AuthAnswer } from '../../client/session/auth.ts';
import { authFailureText } from '../../layout/failures/auth-failure-text.ts';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import styles from '../profile.module.css';
import { t } from '../profile-text.ts';
import { onePasswordForm } from './form-schemas.ts';

interface AskPasswordProps<Body> {
  /** Tells password managers whose password this is. */
  email: string;
  submitText: string;
  variant?: ButtonVariant;
  /** Looks at the other fields: false where one of them has to be fixed first. */
  check?(): boolean;
  send(password: string): Promise<AuthAnswer<Body>>;
  onDone(body: Body): void;
  onCancel(): void;
  /** Other fields, above the password. */
  children?: ReactNode;
}

/** Asks for the password before something that only its owner shall do. */
export function AskPassword<Body>(props: AskPasswordProps<Body>) {
  const { email, submitText, variant = 'primary', check, send, onDone, onCancel, children } = props;
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(onePasswordForm),
    defaultValues: { password: '' },
    // Where something above it is wrong, the focus belongs there.
    shouldFocusError: false,
  });
  const submit = (event: FormEvent) => {
    const isFine = check?.() ?? true;
    return handleSubmit(
      async ({ password }) => {
        if (!isFine) return;
        const answer = await send(password);
        if (answer.ok) onDone(answer.body);
        else setError('password', { message: authFailureText(answer) }, { shouldFocus: true });
      },
      () => {
        if (isFine) setFocus('password');
      },
    )(event);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
      <input type="text" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        {...register('password')}
        label={t('security.password')}
        error={formState.errors.password?.message}
        autoComplete="current-password"
      />
      <div className={styles.ends}>
        <Button onClick={onCancel}>{t('security.cancel')}</Button>
        <Button type="submit" variant={variant} loading={formState.isSubmitting}>
          {submitText}
        </Button>
      </div>
    </form>
  );
}
