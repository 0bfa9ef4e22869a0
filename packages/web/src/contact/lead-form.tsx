import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import type { ShownContactForm } from '@tourwright/api';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { noteAsked } from '../client/asked-visitors.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { HoneypotField } from '../ui/fields/honeypot-field.tsx';
import { AskedFields } from './asked-fields.tsx';
import styles from './contact.module.css';
import { t } from './contact-text.ts';
import {
  type DraftFaults,
  draftFields,
  draftOf,
  faultsOf,
  keepDraft,
  type LeadDraft,
  nextDraft,
} from './lead-draft.ts';
import { type LeadPlace, sendLead } from './send-lead.ts';

interface LeadFormProps {
  tourId: string;
  form: ShownContactForm;
  place(): LeadPlace;
  sceneName: string | null;
  onSent?: (() => void) | undefined;
}

/** Writes to the owner of a tour. What is typed stays until it is sent, whatever happens. */
export function LeadForm({ tourId, form: given, place, sceneName, onSent }: LeadFormProps) {
  const { form, draft, faults, progress, failure, page, change, send, begin } = useLead(
    tourId,
    given,
    place,
    onSent,
  );
  if (progress === 'sent')
    return <Sent name={draft.name.trim()} email={draft.email.trim() || draft.phone.trim()} onAgain={begin} />;
  return (
    <form ref={page} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {sceneName && (
        <p className={styles.from}>
          <b>{t('contact.from', { scene: sceneName })}</b>
          <small>{t('contact.from-note')}</small>
        </p>
      )}
      <AskedFields {...{ form, draft, faults }} onChange={change} />
      <HoneypotField
        label={t('contact.website')}
        value={draft.website}
        onChange={(website) => change({ website })}
      />
      <Consent
        text={form.consent}
        fault={faults.consents}
        checked={draft.consents}
        onChange={(consents) => change({ consents })}
      />
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <Button type="submit" variant="primary" size="large" block loading={progress === 'sending'}>
        {t('contact.send')}
      </Button>
    </form>
  );
}

/** What is typed, what is wrong with it, and how far its sending is; `begin` starts another one. */
function useLead(tourId: string, given: ShownContactForm, place: () => LeadPlace, onSent?: () => void) {
  const [form, setForm] = useState(given);
  const [draft, setDraft] = useState(() => draftOf(tourId));
  const [faults, setFaults] = useState<DraftFaults>({});
  const [progress, setProgress] = useState<'typing' | 'sending' | 'sent'>('typing');
  const [failure, setFailure] = useState('');
  const page = useRef<HTMLFormElement>(null);
  const change = (next: Partial<LeadDraft>) => {
    const changed = { ...draft, ...next };
    keepDraft(tourId, changed);
    setDraft(changed);
    setFaults((now) => withoutMended(now, next));
  };
  const refuse = (found: DraftFaults) => {
    setFaults(found);
    const first = draftFields(form).find((field) => found[field]);
    if (first) page.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (progress === 'sending') return;
    const found = faultsOf(draft, form);
    setFailure('');
    if (Object.keys(found).length > 0) return refuse(found);
    setProgress('sending');
    const outcome = await sendLead(tourId, draft, form, place());
    if (outcome.state === 'sent') {
      keepDraft(tourId, nextDraft(draft));
      noteAsked(tourId);
      onSent?.();
      return setProgress('sent');
    }
    setProgress('typing');
    setFailure(outcome.message);
    if (outcome.form) {
      setForm(outcome.form);
      change({ consents: false });
    }
    if (outcome.faults) refuse(outcome.faults);
  };
  const begin = () => {
    setDraft(draftOf(tourId));
    setProgress('typing');
  };
  return { form, draft, faults, progress, failure, page, change, send, begin };
}

interface ConsentProps {
  text: string;
  fault: string | undefined;
  checked: boolean;
  onChange(checked: boolean): void;
}

function Consent({ text, fault, checked, onChange }: ConsentProps) {
  const id = useId();
  return (
    <div className={styles.consent}>
      <Checkbox
        name="consents"
        label={text}
        checked={checked}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <a href="/policy" target="_blank" rel="noopener">
        {t('contact.policy')}
      </a>
      {fault && (
        <p className={styles.fault} id={id} role="alert">
          <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
          {fault}
        </p>
      )}
    </div>
  );
}

function Sent({ name, email, onAgain }: { name: string; email: string; onAgain(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <span className={styles.tick}>
        <IconCheck size={24} stroke={1.75} aria-hidden="true" />
      </span>
      <h3 ref={heading} tabIndex={-1}>
        {t('contact.sent-title')}
      </h3>
      <p>{name === '' ? t('contact.sent-nameless', { email }) : t('contact.sent-text', { name, email })}</p>
      <Button variant="line" onClick={onAgain}>
        {t('contact.again')}
      </Button>
    </div>
  );
}

function withoutMended(faults: DraftFaults, change: Partial<LeadDraft>): DraftFaults {
  const isMended = (field: string) =>
    field in change || change.answers?.[field.replace('answers.', '')]?.trim();
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !isMended(field)));
}
