import type { Offer } from '@tourwright/api';
import { useNavigate } from 'react-router';
import { dateText } from '../i18n/format.ts';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { showToast } from '../ui/overlays/toast.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './people.module.css';
import { t } from './people-text.ts';
import { useAnswer, useOffer } from './use-people.ts';

interface OfferDialogProps {
  /** The token of the link. */
  token: string;
  onClose(): void;
}

/** What the link of a mail offers, to accept or decline. */
export function OfferDialog({ token, onClose }: OfferDialogProps) {
  const offer = useOffer(token);
  const answer = useAnswer(token);
  const navigate = useNavigate();
  const { data } = offer;
  const failure = answer.error ?? offer.error;
  const send = (way: 'accept' | 'decline') =>
    answer.mutate(way, {
      onSuccess: () => {
        if (data) showToast('success', doneText(data, way));
        // What was handed over is in sight at once.
        if (data?.kind === 'handover' && way === 'accept') navigate('/dashboard/myTour', { replace: true });
        else onClose();
      },
    });
  const isOpen = data !== undefined && !data.isOwn;
  return (
    <Dialog
      open
      onClose={onClose}
      title={data ? t(`offer.${data.kind}`, { owner: data.ownerName }) : titleOf(failure !== null)}
      actions={
        isOpen ? (
          <>
            <Button onClick={onClose}>{t('offer.later')}</Button>
            <Button
              loading={answer.isPending && answer.variables === 'decline'}
              onClick={() => send('decline')}
            >
              {t('offer.decline')}
            </Button>
            <Button
              variant="primary"
              loading={answer.isPending && answer.variables === 'accept'}
              onClick={() => send('accept')}
            >
              {t('offer.accept')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t('offer.close')}</Button>
        )
      }
    >
      {offer.isPending && <Skeleton className={styles.line} />}
      {data && <Terms offer={data} />}
      {failure && (
        <p role="alert" className={styles.failure}>
          {problemText(failure)}
        </p>
      )}
    </Dialog>
  );
}

function Terms({ offer: { kind, role, tours, expiresAt, withLeads, isOwn, ownerName } }: { offer: Offer }) {
  return (
    <div className={styles.form}>
      {tours === null ? (
        <p>{t('offer.all')}</p>
      ) : (
        <ul className={styles.facts}>
          {tours.map(({ id, title }) => (
            <li key={id}>
              <b>{title || t('people.untitled')}</b>
            </li>
          ))}
        </ul>
      )}
      {kind === 'invitation' && <p>{t(role === 'editor' ? 'offer.as-editor' : 'offer.as-viewer')}</p>}
      {kind === 'handover' && <p>{t('offer.takes')}</p>}
      {kind === 'handover' && <p>{t('offer.settings')}</p>}
      {kind === 'handover' && (
        <p>{withLeads ? t('offer.with-leads') : t('offer.without-leads', { owner: ownerName })}</p>
      )}
      <p className={styles.quiet}>
        {isOwn ? t('offer.own') : t('offer.until', { until: dateText(new Date(expiresAt)) })}
      </p>
    </div>
  );
}

function titleOf(hasFailed: boolean): string {
  return t(hasFailed ? 'offer.failed' : 'people.loading');
}

function doneText({ kind, ownerName: owner }: Offer, way: 'accept' | 'decline'): string {
  if (way === 'decline') return t('offer.declined', { owner });
  return kind === 'handover' ? t('offer.accepted-handover') : t('offer.accepted-invitation', { owner });
}
