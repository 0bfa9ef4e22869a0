import type { Ask, ShownContactForm } from '@tourwright/api';
import { isEmail } from '@tourwright/api/email';
import { newId } from '../client/new-id.ts';
import { t } from './contact-text.ts';

/** What a visitor has typed. `requestId` stays until it is sent, so that it is never sent twice. */
export interface LeadDraft {
  requestId: string;
  message: string;
  name: string;
  email: string;
  phone: string;
  /** When they would like to visit, on this clock, such as `2026-12-01T10:00`; empty: they have not said. */
  wish: string;
  /** To the owner's own fields, by their ids. */
  answers: Record<string, string>;
  consents: boolean;
  website: string;
}

/** What is wrong, by the names of the fields; those of the owner are `answers.` and their id. */
export type DraftFaults = Record<string, string>;

/** In their order, for where the focus goes. */
export function draftFields({ fields }: ShownContactForm): string[] {
  return [
    'message',
    'name',
    'email',
    'phone',
    'wish',
    ...fields.map(({ id }) => `answers.${id}`),
    'consents',
  ];
}

const drafts = new Map<string, LeadDraft>();

/** What was typed in this tab about a tour: it outlives the panel and the way through the scenes. */
export function draftOf(tourId: string): LeadDraft {
  const draft = drafts.get(tourId) ?? emptyDraft();
  drafts.set(tourId, draft);
  return draft;
}

/** Keeps what a visitor has written to the owner of a tour, until the page is closed. */
export function keepDraft(tourId: string, draft: LeadDraft): void {
  drafts.set(tourId, draft);
}

/** An empty one for the next message, which keeps the sender's details. */
export function nextDraft({ name, email, phone }: LeadDraft): LeadDraft {
  return { ...emptyDraft(), name, email, phone };
}

/** What is wrong with a draft, by its fields. The server checks again. */
export function faultsOf(draft: LeadDraft, form: ShownContactForm): DraftFaults {
  const faults: DraftFaults = {};
  const isMissing = (ask: Ask, text: string) => ask === 'required' && text.trim() === '';
  if (isMissing(form.asksMessage, draft.message)) faults.message = t('contact.message-missing');
  if (isMissing(form.asksName, draft.name)) faults.name = t('contact.name-missing');
  const email = draft.email.trim();
  const isEmailFine = email === '' ? form.asksEmail !== 'required' : isEmail(email);
  if (form.asksEmail !== 'no' && !isEmailFine) faults.email = t('contact.address-invalid');
  const phone = draft.phone.trim();
  const isPhone = phone === '' ? form.asksPhone !== 'required' : /^[+(]?\d[\d ().\-/]{3,}$/.test(phone);
  if (form.asksPhone !== 'no' && !isPhone) faults.phone = t('contact.phone-invalid');
  if (form.asksTime !== 'no') {
    if (isMissing(form.asksTime, draft.wish)) faults.wish = t('contact.wish-missing');
    else if (draft.wish !== '' && new Date(draft.wish) <= new Date()) faults.wish = t('contact.wish-passed');
  }
  for (const { id, isRequired, kind } of form.fields) {
    if (!isRequired || draft.answers[id]?.trim()) continue;
    faults[`answers.${id}`] = t(kind === 'choice' ? 'contact.choice-missing' : 'contact.answer-missing');
  }
  if (!draft.consents) faults.consents = t('contact.consent-missing');
  return faults;
}

function emptyDraft(): LeadDraft {
  return {
    requestId: newId(),
    message: '',
    name: '',
    email: '',
    phone: '',
    wish: '',
    answers: {},
    consents: false,
    website: '',
  };
}
