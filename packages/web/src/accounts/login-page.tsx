import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { auth } from '../client/auth.ts';
import { nextPath } from '../client/next-path.ts';
import { refreshSession } from '../client/session.ts';
import { authFailureText } from '../layout/auth-failure-text.ts';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { t } from './accounts-text.ts';
import styles from './auth-frame.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { FormAlert } from './form-alert.tsx';
import { loginForm } from './form-schemas.ts';
import { SignedInNote } from './signed-in-note.tsx';
import { UnsentNote } from './unsent-note.tsx';

/** The login screen; also what any path that is none of ours shows. */
export function LoginPage() {
  const { search } = useLocation();
  const lead = (
    <>
      {t('login.new-here')} <Link to={`/signup${search}`}>{t('login.sign-up')}</Link>
    </>
  );
  return (
    <AuthFrame title={t('login.title')} lead={lead}>
      <SignedInNote />
      <UnsentNote />
      <LoginForm />
    </AuthFrame>
  );
}

function LoginForm() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(loginForm),
    defaultValues: { email: '', password: '' },
  });

  const submit = handleSubmit(async (who) => {
    setFailure(null);
    const answer = await auth.signIn(who);
    if (!answer.ok) {
      setFailure(authFailureText(answer));
      setFocus('password', { shouldSelect: true });
      return;
    }
    await refreshSession();
    navigate(nextPath(search), { replace: true });
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
        autoComplete="username"
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
      <Button type="submit" variant="primary" block loading={isSubmitting} className={styles.submit}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
