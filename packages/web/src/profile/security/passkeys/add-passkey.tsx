import { useState } from 'react';
import { addPasskey } from '../../../client/session/passkeys.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { t } from '../../profile-text.ts';
import { AskPassword } from '../ask-password.tsx';
import { deviceName } from '../device-name.ts';
import styles from '../two-factor/two-factor.module.css';

interface AddPasskeyProps {
  email: string;
  onClose(): void;
  onAdded(): void;
}

/** Makes a passkey: the password and a name, then the browser asks for a finger, a face or a PIN. */
export function AddPasskey({ email, onClose, onAdded }: AddPasskeyProps) {
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  const added = () => {
    showToast('success', t('passkeys.is-added', { name: name.trim() }));
    onAdded();
  };
  return (
    <Dialog open onClose={onClose} title={t('passkeys.add')} description={t('passkeys.add-text')}>
      <div className={styles.step}>
        <AskPassword
          email={email}
          submitText={t('factor.go-on')}
          send={(password) => addPasskey(password, name.trim() || deviceName(navigator.userAgent))}
          onDone={added}
          onCancel={onClose}
        >
          <TextField
            label={t('passkeys.name')}
            hint={t('passkeys.name-hint')}
            value={name}
            maxLength={100}
            onChange={(event) => setName(event.target.value)}
          />
        </AskPassword>
      </div>
    </Dialog>
  );
}
