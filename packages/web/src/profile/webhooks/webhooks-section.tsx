import { IconPlus } from '@tabler/icons-react';
import type { Webhook } from '@tourwright/api';
import { useState } from 'react';
import type { SessionUser } from '../../client/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from '../profile.module.css';
import { t } from '../profile-text.ts';
import { Rows } from '../row.tsx';
import { Section } from '../section.tsx';
import { DeleteWebhook } from './delete-webhook.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { useWebhooks } from './use-webhooks.ts';
import { WebhookRow } from './webhook-row.tsx';

/** The addresses that are notified of events in the account. */
export function WebhooksSection({ user }: { user: SessionUser }) {
  const [open, setOpen] = useState<'new' | Webhook | null>(null);
  const webhooks = useWebhooks(user.id);
  const close = () => setOpen(null);
  const changed = () => void webhooks.refetch();
  return (
    <Section title={t('webhooks.title')} text={t('webhooks.text')}>
      <Webhooks
        webhooks={webhooks.data}
        isFailed={webhooks.isError}
        onChanged={changed}
        onDelete={(webhook) => setOpen(webhook)}
      />
      <div className={styles.row}>
        <Button icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />} onClick={() => setOpen('new')}>
          {t('webhooks.new')}
        </Button>
      </div>
      {open === 'new' && <NewWebhook onClose={close} onCreated={changed} />}
      {open !== null && open !== 'new' && (
        <DeleteWebhook webhook={open} onClose={close} onDeleted={changed} />
      )}
    </Section>
  );
}

interface WebhooksProps {
  /** Undefined while they are on their way. */
  webhooks: Webhook[] | undefined;
  isFailed: boolean;
  onChanged(): void;
  onDelete(webhook: Webhook): void;
}

function Webhooks({ webhooks, isFailed, onChanged, onDelete }: WebhooksProps) {
  if (webhooks === undefined) {
    if (!isFailed) return <Skeleton className={styles.pending} />;
    return (
      <p className={styles.failed} role="alert">
        {t('tokens.failed')}
        <Button size="small" onClick={onChanged}>
          {t('profile.try-again')}
        </Button>
      </p>
    );
  }
  if (webhooks.length === 0) return <p className={styles.about}>{t('webhooks.none')}</p>;
  return (
    <Rows>
      {webhooks.map((webhook) => (
        <WebhookRow
          key={webhook.id}
          webhook={webhook}
          onChanged={onChanged}
          onDelete={() => onDelete(webhook)}
        />
      ))}
    </Rows>
  );
}
