import type { Webhook } from '@tourwright/api';
import { useState } from 'react';
import { api } from '../../client/api.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { t } from '../profile-text.ts';

interface DeleteWebhookProps {
  webhook: Webhook;
  onClose(): void;
  onDeleted(): void;
}

/** Asks before a webhook goes, since its secret cannot be had back. */
export function DeleteWebhook({ webhook: { id, url }, onClose, onDeleted }: DeleteWebhookProps) {
  const [isWorking, setWorking] = useState(false);
  const remove = async () => {
    setWorking(true);
    try {
      await api.deleteWebhook({ params: { id } });
      showToast('success', t('webhooks.deleted'));
      onClose();
    } catch (error) {
      showToast('error', problemText(error));
      setWorking(false);
    }
    onDeleted();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('webhooks.delete-title')}
      description={t('webhooks.delete-text', { url })}
      actions={
        <>
          <Button onClick={onClose}>{t('security.cancel')}</Button>
          <Button variant="danger" loading={isWorking} onClick={remove}>
            {t('webhooks.delete')}
          </Button>
        </>
      }
    />
  );
}
