import type { ContactForm } from '@tourwright/api';
import { type FormEvent, useRef, useState } from 'react';
import { problemText } from '../../layout/failures/problem-text.ts';
import parts from '../../layout/list-and-detail.module.css';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { AskedFor } from '../asked-for.tsx';
import styles from '../leads.module.css';
import { t } from '../leads-text.ts';
import { useSaveContactForm } from '../use-leads.ts';
import { type FormFaults, faultsOf, trimmed } from './form-faults.ts';
import { OwnFields } from './own-fields.tsx';

interface ContactFormDialogProps {
  userId: string;
  form: ContactForm;
  onClose(): void;
}

type Texts = 'name' | 'phone' | 'email' | 'whatsApp' | 'bookingUrl' | 'consent';

/** What the owner's tours show to visitors who want to write, and what becomes of it. */
export function ContactFormDialog({ userId, form: stored, onClose }: ContactFormDialogProps) {
  const { form, faults, save, page, change, submit, text } = useContactForm(userId, stored, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('form.title')}
      description={t('form.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button variant="primary" type="submit" form="contact-form" loading={save.isPending}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form
        id="contact-form"
        ref={page}
        className={classNames(parts.settings, styles.settings)}
        noValidate
        onSubmit={submit}
      >
        <Checkbox
          label={t('form.on')}
          checked={form.isOn}
          onChange={(event) => change({ isOn: event.target.checked })}
        />
        <TextField {...text('name', t('form.name'))} maxLength={120} />
        <p className={styles.quiet}>{t('form.ways')}</p>
        <TextField {...text('phone', t('form.phone'))} type="tel" maxLength={40} />
        <TextField {...text('email', t('form.email'))} type="email" maxLength={254} />
        <TextField {...text('whatsApp', t('form.whatsapp'))} type="tel" maxLength={40} />
        <TextField {...text('bookingUrl', t('form.booking'))} type="url" maxLength={500} />
        <AskedFor form={form} fault={faults.asksEmail} onChange={change} />
        <OwnFields fields={form.fields} faults={faults} onChange={(fields) => change({ fields })} />
        <GateChoice after={form.gateAfter} onChange={(gateAfter) => change({ gateAfter })} />
        <TextArea
          {...text('consent', t('form.consent'))}
          hint={t('form.consent-hint')}
          rows={2}
          maxLength={500}
        />
        <MailChoice mail={form.mail} onChange={(mail) => change({ mail })} />
        {save.isError && (
          <p className={parts.failure} role="alert">
            {t('form.failed', { reason: problemText(save.error) })}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** The form as it is changed, what is wrong with it, and its saving. */
function useContactForm(userId: string, stored: ContactForm, onSaved: () => void) {
  const [form, setForm] = useState(stored);
  const [faults, setFaults] = useState<FormFaults>({});
  const save = useSaveContactForm(userId);
  const page = useRef<HTMLFormElement>(null);
  const change = (next: Partial<ContactForm>) => setForm({ ...form, ...next });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(form);
    setFaults(found);
    const first = Object.keys(found)[0];
    if (first) return page.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    save.mutate(trimmed(form), {
      onSuccess: () => {
        showToast('success', t('form.saved'));
        onSaved();
      },
    });
  };
  const text = (name: Texts, label: string) => ({
    name,
    label,
    value: form[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return { form, faults, save, page, change, submit, text };
}

interface GateChoiceProps {
  after: ContactForm['gateAfter'];
  onChange(after: ContactForm['gateAfter']): void;
}

/** After how many scenes visitors are asked who they are. */
function GateChoice({ after, onChange }: GateChoiceProps) {
  return (
    <SelectField
      label={t('form.gate')}
      value={String(after ?? '')}
      options={[
        { value: '', label: t('form.gate-never') },
        ...gateChoices.map((count) => ({ value: String(count), label: t('form.gate-after', { count }) })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
    />
  );
}

interface MailChoiceProps {
  mail: ContactForm['mail'];
  onChange(mail: ContactForm['mail']): void;
}

/** How often the owner is written to about new leads. */
function MailChoice({ mail, onChange }: MailChoiceProps) {
  return (
    <SelectField
      label={t('form.mail')}
      value={mail}
      options={mailChoices.map((value) => ({ value, label: t(`form.mail-${value}`) }))}
      onChange={({ currentTarget: { value } }) =>
        onChange(mailChoices.find((choice) => choice === value) ?? 'each')
      }
    />
  );
}

const gateChoices = [1, 2, 3, 5, 10] as const;
const mailChoices = ['each', 'daily', 'never'] as const;
