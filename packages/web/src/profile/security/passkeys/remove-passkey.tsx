import { useState } from 'react';
import { auth, type PasskeyRecord } from '../../../client/session/auth.ts';
import { forgetPasskey } from '../../../client/session/passkeys.ts';
import { authFailureText } from '../../../layout/failures/auth-failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { t } from '../../profile-text.ts';

interface RemovePasskeyProps {
  passkey: PasskeyRecord;
  onClose(): void;
  onRemoved(): void;
}

/** Asks before a passkey goes: it cannot be had back, only made again. */
export function RemovePasskey({ passkey, onClose, onRemoved }: RemovePasskeyProps) {
  const { id, name, credentialID } = passkey;
  const [working, setWorking] = useState(false);
  const remove = async () => {
    setWorking(true);
    const answer = await auth.removePasskey(id);
    setWorking(false);
    if (!answer.ok && answer.code !== 'PASSKEY_GONE') {
      showToast('error', authFailureText(answer));
      return;
    }
    forgetPasskey(window.location.hostname, credentialID);
    showToast('success', t('passkeys.is-removed', { name }));
    onRemoved();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('passkeys.remove-title', { name })}
      description={t('passkeys.remove-text')}
      actions={
        <>
          <Button onClick={onClose}>{t('security.cancel')}</Button>
          <Button variant="danger" loading={working} onClick={remove}>
            {t('passkeys.remove')}
          </Button>
        </>
      }
    />
  );
}
