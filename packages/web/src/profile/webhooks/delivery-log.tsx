import { IconRefresh, IconSend } from '@tabler/icons-react';
import type { WebhookDelivery } from '@tourwright/api';
import { useState } from 'react';
import { api } from '../../client/api.ts';
import { wholeMomentText } from '../../i18n/moment-text.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import profile from '../profile.module.css';
import { t } from '../profile-text.ts';
import { eventText } from './event-text.ts';
import { useDeliveries } from './use-webhooks.ts';
import styles from './webhooks.module.css';

/** A webhook's messages, and what its address answered. */
export function DeliveryLog({ id }: { id: string }) {
  const log = useDeliveries(id);
  const [isSending, setSending] = useState(false);
  const send = async (request: Promise<unknown>) => {
    setSending(true);
    try {
      await request;
    } catch (error) {
      showToast('error', problemText(error));
    }
    setSending(false);
    void log.refetch();
  };
  const resend = (delivery: string) => void send(api.resendDelivery({ params: { id, delivery } }));
  return (
    <div className={styles.log}>
      {log.isError && (
        <p className={profile.failed} role="alert">
          {t('tokens.failed')}
        </p>
      )}
      {log.isPending && <Skeleton className={profile.pending} />}
      {log.data?.length === 0 && <p className={profile.about}>{t('webhooks.log-empty')}</p>}
      {log.data !== undefined && log.data.length > 0 && (
        <ul className={styles.deliveries} aria-label={t('webhooks.log')}>
          {log.data.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} onResend={() => resend(delivery.id)} />
          ))}
        </ul>
      )}
      <div className={profile.row}>
        <Button
          size="small"
          loading={isSending}
          icon={<IconSend size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => void send(api.testWebhook({ params: { id } }))}
        >
          {t('webhooks.test')}
        </Button>
      </div>
    </div>
  );
}

const tones: Record<WebhookDelivery['state'], ChipTone> = {
  waiting: 'work',
  delivered: 'good',
  failed: 'bad',
};

function Delivery({ delivery, onResend }: { delivery: WebhookDelivery; onResend(): void }) {
  const { event, state, createdAt, attempts } = delivery;
  return (
    <li>
      <span className={styles.what}>
        <b>{eventText(event)}</b>
        <time className="numbers" dateTime={createdAt}>
          {wholeMomentText(createdAt)}
        </time>
        {reasonText(delivery) !== '' && <small>{reasonText(delivery)}</small>}
      </span>
      <Chip tone={tones[state]}>{t(`webhooks.state.${state}`)}</Chip>
      {(state !== 'waiting' || attempts > 0) && (
        <Button
          size="small"
          variant="quiet"
          icon={<IconRefresh size={16} stroke={1.75} aria-hidden="true" />}
          onClick={onResend}
        >
          {t(state === 'waiting' ? 'webhooks.try-now' : 'webhooks.resend')}
        </Button>
      )}
    </li>
  );
}

/** Why it did not arrive, and how often it was tried; nothing of what arrived at once. */
function reasonText({ failure, status, attempts, state }: WebhookDelivery): string {
  if (failure === null)
    return state === 'delivered' && attempts > 1 ? t('webhooks.taken-at', { count: attempts }) : '';
  if (failure === 'off' || failure === 'gone') return t(`webhooks.failure.${failure}`);
  const reason = failure === 'status' ? answerText(status ?? 0) : t(`webhooks.failure.${failure}`);
  return t(state === 'waiting' ? 'webhooks.tried-again' : 'webhooks.given-up', { reason, count: attempts });
}

/** What an answer that does not take a message means. */
function answerText(status: number): string {
  const isElsewhere = status >= 300 && status < 400;
  return t(isElsewhere ? 'webhooks.failure.redirect' : 'webhooks.failure.status', { status });
}
