import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { logError } from '../client/log.ts';
import { newId } from '../client/new-id.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { HoneypotField } from '../ui/fields/honeypot-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../ui/fields/text-field.tsx';
import { t } from './info-text.ts';
import { type MessageDraft, type MessageFaults, messageFaults } from './message-faults.ts';
import styles from './message-form.module.css';
import { readStamp, sendMessage } from './send-message.ts';

const subjects = ['account', 'tour', 'site', 'other'] as const;

type MessageKind = 'contact' | 'partner';

/** Writes to operators. What is typed stays until it is sent. */
export function MessageForm({ kind }: { kind: MessageKind }) {
  const { draft, faults, failure, isSending, reference, page, change, send } = useMessage(kind);
  if (reference !== null)
    return <Sent {...{ reference }} email={draft.email.trim()} message={draft.message} />;
  const field = (name: 'name' | 'email' | 'company' | 'message') => ({
    name,
    label: t(`message.${name}`),
    value: draft[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    // Without the app, sending does nothing: by this method what was typed neither leaves nor shows in the address.
    <form
      ref={page}
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={(event) => void send(event)}
    >
      <h2>{t(kind === 'partner' ? 'message.title-partner' : 'message.title')}</h2>
      {kind === 'contact' && <About value={draft.about} onChange={(about) => change({ about })} />}
      <div className={styles.pair}>
        <TextField {...field('name')} autoComplete="name" maxLength={120} required />
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} required />
      </div>
      {kind === 'partner' && <TextField {...field('company')} autoComplete="organization" maxLength={200} />}
      <TextArea {...field('message')} rows={6} maxLength={4000} hint={t('message.hint')} required />
      <HoneypotField
        label={t('message.website')}
        value={draft.website}
        onChange={(website) => change({ website })}
      />
      <div className={styles.consent}>
        <Checkbox
          name="consents"
          label={t('message.consent')}
          checked={draft.consents}
          aria-invalid={faults.consents ? true : undefined}
          onChange={(event) => change({ consents: event.target.checked })}
        />
        <a href="/policy">{t('message.policy')}</a>
      </div>
      <p role="alert" className={styles.failure}>
        {faults.consents || failure}
      </p>
      <Button type="submit" variant="primary" size="large" block loading={isSending}>
        {t('message.send')}
      </Button>
    </form>
  );
}

/** A message as it is typed, what is wrong with it, and its sending. */
function useMessage(kind: MessageKind) {
  const stamp = useStamp();
  const [requestId, setRequestId] = useState(newId);
  const [draft, setDraft] = useState<MessageDraft>(emptyDraft);
  const [faults, setFaults] = useState<MessageFaults>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const [reference, setReference] = useState<string | null>(null);
  const page = useRef<HTMLFormElement>(null);
  // What was typed before the app took the page over stays, too.
  useLayoutEffect(() => setDraft((before) => ({ ...before, ...typedInto(page.current) })), []);
  const change = (next: Partial<MessageDraft>) => {
    setDraft({ ...draft, ...next });
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in next))));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = messageFaults(draft);
    setFaults(found);
    setFailure('');
    const first = Object.keys(found)[0];
    if (first) return page.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setSending(true);
    const locale = document.documentElement.lang || 'en';
    const about = kind === 'partner' ? ('' as const) : draft.about;
    const sent = { ...draft, about, kind, requestId, stamp: stamp.current, locale };
    const outcome = await sendMessage({ ...sent, consents: true });
    setSending(false);
    if (outcome.state === 'failed') return setFailure(outcome.message);
    setRequestId(newId());
    setReference(outcome.reference);
  };
  return { draft, faults, failure, isSending, reference, page, change, send };
}

function emptyDraft(): MessageDraft {
  return { about: 'account', name: '', email: '', company: '', message: '', website: '', consents: false };
}

function typedInto(form: HTMLFormElement | null): Partial<MessageDraft> {
  if (form === null) return {};
  const names = ['name', 'email', 'company', 'message'] as const;
  const data = new FormData(form);
  const texts = names.map((name) => [name, String(data.get(name) ?? '')]);
  return { ...Object.fromEntries(texts), consents: data.has('consents') };
}

/** Of when the form was handed out; where it could not be had, sending asks for it. */
function useStamp() {
  const stamp = useRef('');
  useEffect(() => {
    const closing = new AbortController();
    readStamp(closing.signal).then(
      (read) => {
        stamp.current = read;
      },
      (cause: unknown) => closing.signal.aborted || logError('Error fetching data:', cause),
    );
    return () => closing.abort();
  }, []);
  return stamp;
}

function About({
  value,
  onChange,
}: {
  value: MessageDraft['about'];
  onChange(value: MessageDraft['about']): void;
}) {
  return (
    <SelectField
      label={t('message.about')}
      value={value}
      options={subjects.map((subject) => ({ value: subject, label: t(`message.about-${subject}`) }))}
      onChange={({ currentTarget }) =>
        onChange(subjects.find((subject) => subject === currentTarget.value) ?? 'other')
      }
    />
  );
}

function Sent({ reference, email, message }: { reference: string; email: string; message: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        {t('message.sent-title')}
      </h2>
      <p>{t('message.sent-text', { email, reference })}</p>
      <blockquote className={styles.quote} dir="auto">
        {message}
      </blockquote>
    </div>
  );
}
