import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { auth } from '../../client/session/auth.ts';
import { authFailureText } from '../../layout/failures/auth-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { t } from '../accounts-text.ts';
import styles from '../auth-frame.module.css';
import { AuthFrame } from '../auth-frame.tsx';
import { SubmitButton } from '../submit-button.tsx';

/** The password has to be given again. */
const overCodes = ['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'];

interface CodeFormProps {
  onDone(): Promise<void>;
  /** Back to the password, with the reason if it is not by choice. */
  onBack(reason: string | null): void;
}

/** Asks for a code of the app behind the password, or for a recovery code. */
export function CodeForm({ onDone, onBack }: CodeFormProps) {
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const isApp = kind === 'app';
  return (
    <AuthFrame title={t('code.title')} lead={isApp ? t('code.text') : t('code.recovery-text')}>
      <Form key={kind} isApp={isApp} onDone={onDone} onBack={onBack} />
      <div className={styles.others}>
        <Button variant="quiet" block onClick={() => setKind(isApp ? 'recovery' : 'app')}>
          {isApp ? t('code.use-recovery') : t('code.use-app')}
        </Button>
        <Button variant="quiet" block onClick={() => onBack(null)}>
          {t('code.back')}
        </Button>
      </div>
      {!isApp && (
        <p className={styles.fine}>
          {t('code.lost')} <Link to="/contact">{t('code.lost-link')}</Link>
        </p>
      )}
    </AuthFrame>
  );
}

function Form({ isApp, onDone, onBack }: CodeFormProps & { isApp: boolean }) {
  const [code, setCode] = useState('');
  const [trustDevice, setTrust] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [working, setWorking] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const send = async () => {
    if (working) return;
    if (code.trim() === '') {
      setError(isApp ? t('code.missing') : t('code.recovery-missing'));
      field.current?.focus();
      return;
    }
    setWorking(true);
    setError(undefined);
    const verify = isApp ? auth.verifyCode : auth.verifyRecoveryCode;
    const answer = await verify({ code, trustDevice });
    // Another tab was quicker.
    if (answer.ok || answer.code === 'TOTP_ALREADY_ENABLED') await onDone();
    else if (overCodes.includes(answer.code)) onBack(authFailureText(answer));
    else {
      setError(authFailureText(answer));
      setWorking(false);
      field.current?.select();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        autoFocus
        label={isApp ? t('code.field') : t('code.recovery-field')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={error}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={isApp ? 9 : 40}
      />
      <Checkbox
        label={t('code.trust')}
        checked={trustDevice}
        onChange={(event) => setTrust(event.target.checked)}
      />
      <SubmitButton isSending={working}>{t('login.submit')}</SubmitButton>
    </form>
  );
}
