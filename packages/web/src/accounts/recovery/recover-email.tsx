import { useState } from 'react';
import { type AuthAnswer, auth } from '../../client/session/auth.ts';
import { refreshSession } from '../../client/session/session.ts';
import { authFailureText } from '../../layout/failures/auth-failure-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { t } from '../accounts-text.ts';
import styles from '../auth-frame.module.css';
import { AuthFrame } from '../auth-frame.tsx';
import { FormAlert } from '../form-alert.tsx';
import { LinkFailed } from './link-failed.tsx';

const deadLinks = ['INVALID_TOKEN', 'TOKEN_EXPIRED', 'TOKEN_USED', 'EMAIL_TAKEN'];

/**
 * Gives an account its old address back. Asks first: it signs everybody out, and mail programs open links by
 * themselves.
 */
export function RecoverEmail({ token }: { token: string }) {
  const [working, setWorking] = useState(false);
  const [answer, setAnswer] = useState<AuthAnswer<{ email: string; resetToken: string }> | null>(null);
  const recover = async () => {
    setWorking(true);
    const next = await auth.recoverEmail(token);
    await refreshSession();
    setWorking(false);
    setAnswer(next);
  };

  if (answer?.ok) {
    const choosing = new URLSearchParams({ mode: 'resetPassword', token: answer.body.resetToken });
    return (
      <AuthFrame
        title={t('recover.done')}
        lead={<span role="status">{t('recover.done-text', { email: answer.body.email })}</span>}
      >
        <ButtonLink variant="primary" block to={`/action-handler?${choosing}`} className={styles.submit}>
          {t('recover.new-password')}
        </ButtonLink>
      </AuthFrame>
    );
  }
  if (answer && deadLinks.includes(answer.code)) {
    return <LinkFailed text={authFailureText(answer)} again={{ to: '/login', text: t('action.log-in') }} />;
  }
  return (
    <AuthFrame title={t('recover.title')} lead={t('recover.text')}>
      <FormAlert text={answer ? authFailureText(answer) : null} />
      <Button variant="primary" block loading={working} className={styles.submit} onClick={recover}>
        {t('recover.submit')}
      </Button>
      <ButtonLink variant="quiet" block to="/dashboard">
        {t('recover.keep')}
      </ButtonLink>
    </AuthFrame>
  );
}
