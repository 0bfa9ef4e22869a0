import { type FormEvent, useState } from 'react';
import { auth, type PasskeyRecord } from '../../../client/session/auth.ts';
import { authFailureText } from '../../../layout/failures/auth-failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import profile from '../../profile.module.css';
import { t } from '../../profile-text.ts';
import styles from '../two-factor/two-factor.module.css';

interface RenamePasskeyProps {
  passkey: PasskeyRecord;
  onClose(): void;
  onRenamed(): void;
}

/** Names a passkey again. */
export function RenamePasskey({ passkey, onClose, onRenamed }: RenamePasskeyProps) {
  const [name, setName] = useState(passkey.name);
  const [error, setError] = useState<string | undefined>();
  const [working, setWorking] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (working) return;
    if (name.trim() === '') {
      setError(t('passkeys.name-missing'));
      return;
    }
    setWorking(true);
    const answer = await auth.renamePasskey(passkey.id, name.trim());
    setWorking(false);
    if (answer.ok) onRenamed();
    else setError(authFailureText(answer));
  };
  return (
    <Dialog open onClose={onClose} title={t('passkeys.rename-title')}>
      <form className={styles.step} onSubmit={send} noValidate>
        <TextField
          label={t('passkeys.name')}
          value={name}
          maxLength={100}
          error={error}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={profile.ends}>
          <Button onClick={onClose}>{t('security.cancel')}</Button>
          <Button type="submit" variant="primary" loading={working}>
            {t('passkeys.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
