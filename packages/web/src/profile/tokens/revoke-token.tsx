import type { ApiToken } from '@tourwright/api';
import { useState } from 'react';
import { api } from '../../client/api.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { t } from '../profile-text.ts';

interface RevokeTokenProps {
  token: ApiToken;
  onClose(): void;
  onRevoked(): void;
}

/** Asks before a token goes: what uses it stops, and it cannot be had back. */
export function RevokeToken({ token: { id, name }, onClose, onRevoked }: RevokeTokenProps) {
  const [working, setWorking] = useState(false);
  const revoke = async () => {
    setWorking(true);
    try {
      await api.revokeToken({ params: { id } });
      showToast('success', t('tokens.revoked', { name }));
      onClose();
    } catch (error) {
      showToast('error', problemText(error));
      setWorking(false);
    }
    onRevoked();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('tokens.revoke-title', { name })}
      description={t('tokens.revoke-text')}
      actions={
        <>
          <Button onClick={onClose}>{t('security.cancel')}</Button>
          <Button variant="danger" loading={working} onClick={revoke}>
            {t('tokens.revoke')}
          </Button>
        </>
      }
    />
  );
}
