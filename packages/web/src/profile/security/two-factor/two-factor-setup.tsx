import { type FormEvent, useMemo, useState } from 'react';
import { renderSVG } from 'uqr';
import { auth } from '../../../client/session/auth.ts';
import { authFailureText } from '../../../layout/failures/auth-failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { t } from '../../profile-text.ts';
import { AskPassword } from '../ask-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './two-factor.module.css';

interface TwoFactorSetupProps {
  email: string;
  onClose(): void;
  /** Codes are required from now on. */
  onOn(): void;
}

/** Turns codes on: the password, then a first code of the app, then the recovery codes. */
export function TwoFactorSetup({ email, onClose, onOn }: TwoFactorSetupProps) {
  const [begun, setBegun] = useState<{ totpURI: string; backupCodes: string[] } | null>(null);
  const [isOn, setOn] = useState(false);
  const turnedOn = () => {
    setOn(true);
    showToast('success', t('factor.is-on'));
    onOn();
  };
  const title = isOn ? t('codes.title') : t('factor.setup');
  return (
    <Dialog open onClose={onClose} title={title} {...(begun ? {} : { description: t('factor.setup-text') })}>
      {begun === null ? (
        <div className={styles.step}>
          <AskPassword
            email={email}
            submitText={t('factor.go-on')}
            send={auth.beginTwoFactor}
            onDone={setBegun}
            onCancel={onClose}
          />
        </div>
      ) : isOn ? (
        <RecoveryCodes codes={begun.backupCodes} email={email} onDone={onClose} />
      ) : (
        <FirstCode uri={begun.totpURI} onDone={turnedOn} onCancel={onClose} />
      )}
    </Dialog>
  );
}

interface FirstCodeProps {
  uri: string;
  onDone(): void;
  onCancel(): void;
}

function FirstCode({ uri, onDone, onCancel }: FirstCodeProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [working, setWorking] = useState(false);
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`,
    [uri],
  );
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (working) return;
    setWorking(true);
    const answer = await auth.turnTwoFactorOn(code);
    setWorking(false);
    if (answer.ok) onDone();
    else setError(authFailureText(answer));
  };
  return (
    <form className={styles.step} onSubmit={send} noValidate>
      <p>{t('factor.scan')}</p>
      <img className={styles.picture} src={picture} alt={t('factor.picture')} width={200} height={200} />
      <div className={styles.byHand}>
        <p>
          <a href={uri}>{t('factor.open-app')}</a> {t('factor.by-hand')}
        </p>
        <code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </div>
      <TextField
        autoFocus
        label={t('factor.code')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
      />
      <div className={styles.buttons}>
        <Button className={styles.last} onClick={onCancel}>
          {t('security.cancel')}
        </Button>
        <Button type="submit" variant="primary" loading={working}>
          {t('factor.turn-on')}
        </Button>
      </div>
    </form>
  );
}
