import { useState } from 'react';
import { Link } from 'react-router';
import { auth } from '../../client/session/auth.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../accounts-text.ts';
import { AddressForm } from '../address-form.tsx';
import styles from '../auth-frame.module.css';
import { AuthFrame } from '../auth-frame.tsx';
import { Resend } from './resend.tsx';

/** Asks for the link that resets a password. Says the same whether the account exists or not. */
export function ResetPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <AuthFrame title={t('reset.sent-title')} lead={t('reset.sent-text', { email: sentTo })}>
        <p className={styles.fine}>{t('verify.spam')}</p>
        <Resend justSent send={() => auth.requestReset(sentTo)} />
        <Button variant="quiet" block onClick={() => setSentTo(null)}>
          {t('reset.other')}
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('reset.title')} lead={t('reset.text')}>
      <AddressForm submitText={t('reset.submit')} send={auth.requestReset} onSent={setSentTo} />
      <p>
        <Link className={styles.aside} to="/login">
          {t('reset.back')}
        </Link>
      </p>
    </AuthFrame>
  );
}
