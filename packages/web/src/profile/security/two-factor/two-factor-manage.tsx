import { useState } from 'react';
import { auth, type TwoFactorStatus } from '../../../client/session/auth.ts';
import { authFailureText } from '../../../layout/failures/auth-failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { t } from '../../profile-text.ts';
import { AskPassword } from '../ask-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './two-factor.module.css';

type Step = 'choose' | 'renew' | 'off' | { codes: string[] };

interface TwoFactorManageProps {
  email: string;
  status: TwoFactorStatus;
  onClose(): void;
  /** Something is otherwise now. */
  onChanged(): void;
}

/** What can be done once codes are on: new recovery codes, devices, and off again. */
export function TwoFactorManage({ email, status, onClose, onChanged }: TwoFactorManageProps) {
  const [step, setStep] = useState<Step>('choose');
  const back = () => setStep('choose');
  const isOff = () => {
    showToast('info', t('factor.is-off'));
    onChanged();
    onClose();
  };
  if (typeof step === 'object') {
    return (
      <Dialog open onClose={onClose} title={t('codes.title')}>
        <RecoveryCodes codes={step.codes} email={email} onDone={onClose} />
      </Dialog>
    );
  }
  if (step === 'choose') {
    return (
      <Dialog open onClose={onClose} title={t('factor.title')}>
        <Choices status={status} onChanged={onChanged} onStep={setStep} />
      </Dialog>
    );
  }
  const isRenewing = step === 'renew';
  return (
    <Dialog
      open
      onClose={onClose}
      title={isRenewing ? t('codes.renew') : t('factor.turn-off')}
      description={isRenewing ? t('codes.renew-text') : t('factor.off-text')}
    >
      <div className={styles.step}>
        {isRenewing ? (
          <AskPassword
            email={email}
            submitText={t('codes.renew')}
            send={auth.renewRecoveryCodes}
            onDone={({ backupCodes }) => {
              onChanged();
              setStep({ codes: backupCodes });
            }}
            onCancel={back}
          />
        ) : (
          <AskPassword
            email={email}
            submitText={t('factor.turn-off')}
            variant="danger"
            send={auth.turnTwoFactorOff}
            onDone={isOff}
            onCancel={back}
          />
        )}
      </div>
    </Dialog>
  );
}

interface ChoicesProps extends Pick<TwoFactorManageProps, 'status' | 'onChanged'> {
  onStep(step: Step): void;
}

function Choices({ status, onChanged, onStep }: ChoicesProps) {
  const [working, setWorking] = useState(false);
  const { codesLeft, trustedDevices } = status;
  const forget = async () => {
    setWorking(true);
    const answer = await auth.forgetDevices();
    setWorking(false);
    if (answer.ok) onChanged();
    showToast(answer.ok ? 'success' : 'error', answer.ok ? t('factor.forgotten') : authFailureText(answer));
  };
  return (
    <ul className={styles.choices}>
      <li>
        <p>{t('codes.left', { count: codesLeft })}</p>
        <Button size="small" onClick={() => onStep('renew')}>
          {t('codes.renew')}
        </Button>
      </li>
      <li>
        <p>{t('factor.trusted', { count: trustedDevices })}</p>
        {trustedDevices > 0 && (
          <Button size="small" loading={working} onClick={forget}>
            {t('factor.forget')}
          </Button>
        )}
      </li>
      <li>
        <p>{t('factor.off-short')}</p>
        <Button size="small" variant="danger" onClick={() => onStep('off')}>
          {t('factor.turn-off')}
        </Button>
      </li>
    </ul>
  );
}
