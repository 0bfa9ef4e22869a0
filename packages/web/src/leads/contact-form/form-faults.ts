import type { ContactForm, OwnField } from '@tourwright/api';
import { isEmail } from '@tourwright/api/email';
import { t } from '../leads-text.ts';

/** What is wrong, by the names of the fields, in their order; of own ones `label.` and their id. */
export type FormFaults = Record<string, string>;

/** As it is saved: without spaces at the ends, and without unknown choices. */
export function trimmed(form: ContactForm): ContactForm {
  const entries = Object.entries(form).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return { ...(Object.fromEntries(entries) as ContactForm), fields: form.fields.map(tidied) };
}

function tidied(field: OwnField): OwnField {
  const options = field.kind === 'choice' ? field.options.map((each) => each.trim()).filter(Boolean) : [];
  return { ...field, label: field.label.trim(), options: [...new Set(options)] };
}

/** The server checks again. */
export function faultsOf(form: ContactForm): FormFaults {
  const { phone, email, whatsApp, bookingUrl, consent, asksEmail, asksPhone } = form;
  const isPhone = (text: string) => /^([+(]?\d[\d ().\-/]{3,})?$/.test(text.trim());
  const faults: FormFaults = {};
  if (!isPhone(phone)) faults.phone = t('form.phone-invalid');
  if (email.trim() !== '' && !isEmail(email)) faults.email = t('form.email-invalid');
  if (!isPhone(whatsApp)) faults.whatsApp = t('form.phone-invalid');
  if (!/^(https:\/\/[^\s/]\S*)?$/.test(bookingUrl.trim())) faults.bookingUrl = t('form.booking-invalid');
  if (asksEmail !== 'required' && asksPhone !== 'required') faults.asksEmail = t('form.answer-needed');
  for (const { id, label, kind, options } of form.fields.map(tidied)) {
    if (label === '') faults[`label.${id}`] = t('form.own-label-missing');
    if (kind === 'choice' && options.length === 0) faults[`options.${id}`] = t('form.own-options-missing');
  }
  if (consent.trim() === '') faults.consent = t('form.consent-missing');
  return faults;
}
