import { useEffect, useRef, useState } from 'react';
import { type AuthAnswer, auth } from '../../client/session/auth.ts';
import { refreshSession, useSession } from '../../client/session/session.ts';
import { authFailureText } from '../../layout/failures/auth-failure-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../accounts-text.ts';
import styles from '../auth-frame.module.css';
import { AuthFrame } from '../auth-frame.tsx';
import { LinkFailed } from './link-failed.tsx';

/** Confirms an address as soon as its link is opened. */
export function VerifyAddress({ token }: { token: string }) {
  const session = useSession();
  const [answer, setAnswer] = useState<AuthAnswer<unknown> | null>(null);
  const asked = useRef('');

  const verify = async () => {
    setAnswer(null);
    const next = await auth.verifyEmail(token);
    await refreshSession();
    setAnswer(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link works once, so each is asked once
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    void verify();
  }, [token]);

  if (answer === null) {
    return (
      <AuthFrame title={t('verify.working')} lead={<span role="status">{t('verify.working')}…</span>}>
        <Skeleton className={styles.submit} />
      </AuthFrame>
    );
  }
  const isLoggedIn = session.status === 'logged-in';
  // Opened again, or by the mail program before.
  const wasDone = !answer.ok && answer.code === 'TOKEN_USED' && isLoggedIn && session.user.emailVerified;
  if (answer.ok || wasDone) {
    const [title, text] = wasDone
      ? (['verify.done-before', 'verify.done-before-text'] as const)
      : (['verify.done', 'verify.done-text'] as const);
    return (
      <AuthFrame title={t(title)} lead={<span role="status">{t(text)}</span>}>
        <ButtonLink
          variant="primary"
          block
          to={isLoggedIn ? '/dashboard' : '/login'}
          className={styles.submit}
        >
          {isLoggedIn ? t('verify.later') : t('action.log-in')}
        </ButtonLink>
      </AuthFrame>
    );
  }
  if (answer.code === 'no_answer') {
    return (
      <AuthFrame title={t('verify.title')} lead={<span role="alert">{authFailureText(answer)}</span>}>
        <Button variant="primary" block className={styles.submit} onClick={verify}>
          {t('action.try-again')}
        </Button>
      </AuthFrame>
    );
  }
  return (
    <LinkFailed text={authFailureText(answer)} again={{ to: '/verify-email', text: t('verify.new-link') }} />
  );
}
