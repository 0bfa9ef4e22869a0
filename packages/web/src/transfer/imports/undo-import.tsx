import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../client/api.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { t } from '../transfer-text.ts';

interface UndoProps {
  userId: string;
  importId: string;
  /** The name of the imported tour. */
  name: string;
}

/** Takes a tour back that has come in, whole, as long as nothing of it was changed. */
export function UndoImport({ userId, importId, name }: UndoProps) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const undo = useMutation({
    mutationFn: () => api.undoImport({ params: { id: userId, importId } }),
    onSuccess: () => {
      showToast('success', t('report-page.undone', { name }));
      for (const key of ['tours', 'imports']) client.removeQueries({ queryKey: [key, userId] });
      navigate('/dashboard?show=import', { replace: true });
    },
    onError: (cause) => showToast('error', t('transfer.changed', { reason: problemText(cause) })),
  });
  const close = () => setAsking(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('report-page.undo')}</Button>
      {isAsking && (
        <Dialog
          open
          onClose={close}
          title={t('report-page.undo-title', { name })}
          description={t('report-page.undo-text')}
          actions={
            <>
              <Button onClick={close}>{t('report-page.undo-keep')}</Button>
              <Button variant="danger" loading={undo.isPending} onClick={() => undo.mutate()}>
                {t('report-page.undo')}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
