import type { Ask, OwnField, ShownContactForm } from '@tourwright/api';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextArea, TextField } from '../ui/fields/text-field.tsx';
import { t } from './contact-text.ts';
import type { DraftFaults, LeadDraft } from './lead-draft.ts';

interface AskedFieldsProps {
  form: ShownContactForm;
  draft: LeadDraft;
  faults: DraftFaults;
  onChange(change: Partial<LeadDraft>): void;
}

/** What the owner asks visitors for, their own questions last. */
export function AskedFields({ form, draft, faults, onChange }: AskedFieldsProps) {
  const field = (name: 'message' | 'name' | 'email' | 'phone' | 'wish', ask: Ask, label: string) => ({
    name,
    label: ask === 'optional' ? t('contact.optional', { field: label }) : label,
    required: ask === 'required',
    value: draft[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const { asksMessage, asksName, asksEmail, asksPhone, asksTime, fields } = form;
  return (
    <>
      {asksMessage !== 'no' && (
        <TextArea {...field('message', asksMessage, t('contact.message'))} rows={3} maxLength={4000} />
      )}
      {asksName !== 'no' && (
        <TextField {...field('name', asksName, t('contact.name'))} autoComplete="name" maxLength={120} />
      )}
      {asksEmail !== 'no' && (
        <TextField
          {...field('email', asksEmail, t('contact.address'))}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      )}
      {asksPhone !== 'no' && (
        <TextField
          {...field('phone', asksPhone, t('contact.phone'))}
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
      )}
      {asksTime !== 'no' && (
        <TextField
          {...field('wish', asksTime, t('contact.wish'))}
          type="datetime-local"
          hint={t('contact.wish-hint')}
        />
      )}
      {fields.map((own) => (
        <OwnQuestion
          key={own.id}
          field={own}
          value={draft.answers[own.id] ?? ''}
          fault={faults[`answers.${own.id}`]}
          onChange={(value) => onChange({ answers: { ...draft.answers, [own.id]: value } })}
        />
      ))}
    </>
  );
}

interface OwnQuestionProps {
  field: OwnField;
  value: string;
  fault: string | undefined;
  onChange(value: string): void;
}

function OwnQuestion({ field, value, fault, onChange }: OwnQuestionProps) {
  const { id, label, kind, isRequired, options } = field;
  const shared = {
    name: `answers.${id}`,
    label: isRequired ? label : t('contact.optional', { field: label }),
    required: isRequired,
    value,
    error: fault,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  if (kind === 'line') return <TextField {...shared} maxLength={2000} />;
  if (kind === 'lines') return <TextArea {...shared} rows={3} maxLength={2000} />;
  const choices = options.map((option) => ({ value: option, label: option }));
  return <SelectField {...shared} options={[{ value: '', label: t('contact.choose') }, ...choices]} />;
}
