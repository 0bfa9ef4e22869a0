import { ApiError, type WebhookEvent, webhookEvents } from '@tourwright/api';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../client/api.ts';
import { copyText } from '../../layout/copy-text.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import profile from '../profile.module.css';
import { t } from '../profile-text.ts';
import { eventText } from './event-text.ts';
import styles from './webhooks.module.css';

interface NewWebhookProps {
  onClose(): void;
  onCreated(): void;
}

/** Makes a webhook, then shows its secret this once. */
export function NewWebhook({ onClose, onCreated }: NewWebhookProps) {
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) {
    return (
      <Dialog open onClose={onClose} title={t('webhooks.created')} description={t('webhooks.created-text')}>
        <ShownSecret secret={secret} onDone={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onClose} title={t('webhooks.new')} description={t('webhooks.new-text')}>
      <Form
        onClose={onClose}
        onCreated={(made) => {
          setSecret(made);
          onCreated();
        }}
      />
    </Dialog>
  );
}

interface Faults {
  url?: string;
  events?: string;
  other?: string;
}

function Form({ onClose, onCreated }: { onClose(): void; onCreated(secret: string): void }) {
  const { url, setUrl, events, setEvents, faults, isWorking, field, submit } = useNewWebhook(onCreated);
  return (
    <form className={profile.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        type="url"
        label={t('webhooks.url')}
        hint={t('webhooks.url-hint')}
        value={url}
        maxLength={500}
        error={faults.url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <fieldset className={styles.events} aria-describedby={faults.events ? 'webhook-events' : undefined}>
        <legend className={profile.label}>{t('webhooks.events')}</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            label={eventText(event)}
            checked={events.includes(event)}
            onChange={({ target }) =>
              setEvents(target.checked ? [...events, event] : events.filter((each) => each !== event))
            }
          />
        ))}
        {faults.events && (
          <p id="webhook-events" className={styles.fault} role="alert">
            {faults.events}
          </p>
        )}
      </fieldset>
      {faults.other && (
        <p className={styles.fault} role="alert">
          {faults.other}
        </p>
      )}
      <div className={profile.ends}>
        <Button onClick={onClose}>{t('security.cancel')}</Button>
        <Button type="submit" variant="primary" loading={isWorking}>
          {t('webhooks.create')}
        </Button>
      </div>
    </form>
  );
}

/** What is typed, what is wrong with it, and the making of the webhook. */
function useNewWebhook(onCreated: (secret: string) => void) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>([...webhookEvents]);
  const [faults, setFaults] = useState<Faults>({});
  const [isWorking, setWorking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (found: Faults) => {
    setFaults(found);
    if (found.url) field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isAddress = /^https?:\/\/[^\s/@]+(\/\S*)?$/.test(url.trim());
    const found = {
      ...(!isAddress && { url: t('webhooks.url-wrong') }),
      ...(events.length === 0 && { events: t('webhooks.events-missing') }),
    };
    refuse(found);
    if (Object.keys(found).length > 0) return;
    setWorking(true);
    try {
      const made = await api.createWebhook({ body: { url: url.trim(), events } });
      onCreated(made.secret);
    } catch (error) {
      setWorking(false);
      refuse(faultsIn(error));
    }
  };
  return { url, setUrl, events, setEvents, faults, isWorking, field, submit };
}

/** What the server found, by the field where it has one. */
function faultsIn(error: unknown): Faults {
  const codes = error instanceof ApiError ? (error.problem.errors?.map(({ code }) => code) ?? []) : [];
  if (codes.includes('https_needed')) return { url: t('webhooks.url-https') };
  if (codes.includes('address_not_public')) return { url: t('webhooks.url-private') };
  if (codes.includes('no_web_address')) return { url: t('webhooks.url-wrong') };
  return { other: problemText(error) };
}

function ShownSecret({ secret, onDone }: { secret: string; onDone(): void }) {
  return (
    <div className={profile.form}>
      <TextField
        label={t('webhooks.secret')}
        readOnly
        value={secret}
        className={styles.secret}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={profile.ends}>
        <Button onClick={() => void copyText(secret)}>{t('tokens.copy')}</Button>
        <Button variant="primary" onClick={onDone}>
          {t('tokens.done')}
        </Button>
      </div>
    </div>
  );
}
