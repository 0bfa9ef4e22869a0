import { type GalleryDecision, type GalleryRequest, maxGalleryReason } from '@tourwright/api';
import { useState } from 'react';
import { api } from '../client/api.ts';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/fields/text-field.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { showToast } from '../ui/overlays/toast.tsx';
import { t } from './admin-text.ts';
import { useAct } from './use-admin.ts';
import { useRowHeir } from './use-row-heir.ts';

interface DecisionDialogProps {
  request: GalleryRequest;
  to: GalleryDecision;
  onClose(): void;
}

/** Decides about a place in the gallery, with a word for the owner. */
export function DecisionDialog({ request, to, onClose }: DecisionDialogProps) {
  const [reason, setReason] = useState('');
  useRowHeir();
  const title = request.title || t('tours.untitled');
  const name = request.owner.name || request.owner.email;
  const act = useAct(() => send(request, to, reason));
  const decide = () =>
    act.mutate(undefined, {
      onSuccess: () => {
        showToast('success', t('gallery.decided', { name }));
        onClose();
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`gallery.${to}-title`, { title })}
      description={t(`gallery.${to}-text`, { name })}
      actions={
        <>
          <Button onClick={onClose}>{t('admin.cancel')}</Button>
          <Button variant={to === 'accepted' ? 'primary' : 'danger'} loading={act.isPending} onClick={decide}>
            {t(`gallery.to-${to}`)}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('gallery.reason')}
        maxLength={maxGalleryReason}
        value={reason}
        error={act.isError ? problemText(act.error) : undefined}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </Dialog>
  );
}

async function send({ tourId, state }: GalleryRequest, to: GalleryDecision, reason: string): Promise<void> {
  // What was withdrawn is not listed.
  if (state === 'none') return;
  await api.decideGalleryRequest({ params: { id: tourId }, body: { from: state, to, reason } });
}
