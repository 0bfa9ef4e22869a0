import { useState } from 'react';
import { auth } from '../../client/session/auth.ts';
import { type SessionUser, useSession } from '../../client/session/session.ts';
import { LoadingScreen } from '../../layout/loading-screen.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { t } from '../accounts-text.ts';
import { AddressForm } from '../address-form.tsx';
import styles from '../auth-frame.module.css';
import { AuthFrame } from '../auth-frame.tsx';
import { Resend } from './resend.tsx';

/** Asks for the link that confirms an address, again if need be. */
export function VerifyEmailPage() {
  const session = useSession();
  if (session.status === 'unknown') return <LoadingScreen />;
  if (session.status !== 'logged-in') return <ForAnybody />;
  return session.user.emailVerified ? <Confirmed /> : <ForUser user={session.user} />;
}

function Confirmed() {
  return (
    <AuthFrame title={t('verify.done')} lead={t('verify.done-text')}>
      <OnToDashboard />
    </AuthFrame>
  );
}

function ForUser({ user }: { user: SessionUser }) {
  return (
    <AuthFrame title={t('verify.title')} lead={t('verify.sent', { email: user.email })}>
      <p className={styles.fine}>{t('verify.spam')}</p>
      <Resend justSent={false} send={() => auth.sendVerification(user.email)} />
      <OnToDashboard />
    </AuthFrame>
  );
}

function ForAnybody() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <AuthFrame title={t('verify.title')} lead={t('verify.ask')}>
        <AddressForm submitText={t('verify.submit')} send={auth.sendVerification} onSent={setSentTo} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('reset.sent-title')} lead={t('verify.sent-again', { email: sentTo })}>
      <p className={styles.fine}>{t('verify.spam')}</p>
      <Resend justSent send={() => auth.sendVerification(sentTo)} />
    </AuthFrame>
  );
}

function OnToDashboard() {
  return (
    <ButtonLink variant="primary" block to="/dashboard" className={styles.submit}>
      {t('verify.later')}
    </ButtonLink>
  );
}
