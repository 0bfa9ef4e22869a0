import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { auth } from '../../client/session/auth.ts';
import { refreshSession } from '../../client/session/session.ts';
import { authFailureText } from '../../layout/failures/auth-failure-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { t } from '../accounts-text.ts';
import styles from '../auth-frame.module.css';
import { AuthFrame } from '../auth-frame.tsx';
import { FormAlert } from '../form-alert.tsx';
import { newPasswordForm } from '../form-schemas.ts';
import { SubmitButton } from '../submit-button.tsx';
import { LinkFailed } from './link-failed.tsx';

type Outcome = 'asking' | 'done' | { deadLink: string };

/** Takes a new password for the account that the link is for. */
export function NewPassword({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome>('asking');
  if (typeof outcome === 'object') {
    return (
      <LinkFailed text={outcome.deadLink} again={{ to: '/reset-password', text: t('new-password.again') }} />
    );
  }
  if (outcome === 'done') {
    return (
      <AuthFrame
        title={t('new-password.done')}
        lead={<span role="status">{t('new-password.done-text')}</span>}
      >
        <ButtonLink variant="primary" block to="/login" className={styles.submit}>
          {t('action.log-in')}
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('new-password.title')} lead={t('new-password.text')}>
      <NewPasswordForm token={token} onOutcome={setOutcome} />
    </AuthFrame>
  );
}

function NewPasswordForm({ token, onOutcome }: { token: string; onOutcome(outcome: Outcome): void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    const answer = await auth.resetPassword(token, password);
    if (!answer.ok && answer.code === 'INVALID_TOKEN') onOutcome({ deadLink: authFailureText(answer) });
    else if (!answer.ok) setFailure(authFailureText(answer));
    else {
      // This browser may have been logged in too.
      await refreshSession();
      onOutcome('done');
    }
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormAlert text={failure} />
      <PasswordField
        {...register('password')}
        label={t('field.new-password')}
        hint={t('field.password-hint')}
        error={formState.errors.password?.message}
        autoComplete="new-password"
      />
      <SubmitButton isSending={formState.isSubmitting}>{t('new-password.submit')}</SubmitButton>
    </form>
  );
}
