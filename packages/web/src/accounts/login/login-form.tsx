import { zodResolver } from '@hookform/resolvers/zod';
import { IconFingerprint } from '@tabler/icons-react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { auth } from '../../client/session/auth.ts';
import { authFailureText } from '../../layout/failures/auth-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { t } from '../accounts-text.ts';
import styles from '../auth-frame.module.css';
import { FormAlert } from '../form-alert.tsx';
import { loginForm } from '../form-schemas.ts';
import { SubmitButton } from '../submit-button.tsx';
import { usePasskeyLogin } from './use-passkey-login.ts';

interface LoginFormProps {
  failure: string | null;
  onFailure(reason: string | null): void;
  /** The password was right, and a code is required. */
  onCode(): void;
  onDone(): Promise<void>;
}

/** Takes address and password, or a passkey in the place of both. */
export function LoginForm({ failure, onFailure, onCode, onDone }: LoginFormProps) {
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '' },
  });
  const passkey = usePasskeyLogin({ onFailure, onDone });

  const submit = handleSubmit(async (who) => {
    onFailure(null);
    const answer = await auth.logIn(who);
    if (!answer.ok) {
      onFailure(authFailureText(answer));
      setFocus('password', { shouldSelect: true });
    } else if (answer.body.twoFactorRedirect) onCode();
    else await onDone();
  });

  const { errors, isSubmitting } = formState;
  const forgot = (
    <Link className={styles.aside} to="/reset-password">
      {t('login.forgot')}
    </Link>
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormAlert text={failure} />
      <TextField
        {...register('email')}
        label={t('field.email')}
        error={errors.email?.message}
        type="email"
        // Browsers offer passkeys here too.
        autoComplete={passkey.isPossible ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...register('password')}
        label={t('field.password')}
        error={errors.password?.message}
        autoComplete="current-password"
        aside={forgot}
      />
      <SubmitButton isSending={isSubmitting}>{t('login.submit')}</SubmitButton>
      {passkey.isPossible && (
        <Button
          block
          className={styles.submit}
          icon={<IconFingerprint size={20} stroke={1.75} aria-hidden="true" />}
          loading={passkey.isWorking}
          onClick={passkey.logIn}
        >
          {t('login.passkey')}
        </Button>
      )}
    </form>
  );
}
