import type { ShownContactForm } from '@tourwright/api';
import { newId } from '../client/new-id.ts';
import { t } from './contact-text.ts';

/** What a visitor has typed. `requestId` stays until it is sent, so that it is never sent twice. */
export interface LeadDraft {
  requestId: string;
  message: string;
  name: string;
  email: string;
  phone: string;
  consents: boolean;
  website: string;
}

export type DraftField = 'message' | 'name' | 'email' | 'phone' | 'consents';
export type DraftFaults = Partial<Record<DraftField, string>>;

/** In the order in which they stand, for where the focus goes. */
export const draftFields: readonly DraftField[] = ['message', 'name', 'email', 'phone', 'consents'];

const drafts = new Map<string, LeadDraft>();

/** What was typed in this tab about a tour: it outlives the panel and the way through the scenes. */
export function draftOf(tourId: string): LeadDraft {
  const draft = drafts.get(tourId) ?? emptyDraft();
  drafts.set(tourId, draft);
  return draft;
}

export function keepDraft(tourId: string, draft: LeadDraft): void {
  drafts.set(tourId, draft);
}

/** An empty one for the next message; who writes need not be typed again. */
export function nextDraft({ name, email, phone }: LeadDraft): LeadDraft {
  return { ...emptyDraft(), name, email, phone };
}

/** What is wrong with a draft, by its fields. The server checks again. */
export function faultsOf(draft: LeadDraft, form: ShownContactForm): DraftFaults {
  const faults: DraftFaults = {};
  if (draft.message.trim() === '') faults.message = t('contact.message-missing');
  if (draft.name.trim() === '') faults.name = t('contact.name-missing');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim())) faults.email = t('contact.address-invalid');
  const phone = draft.phone.trim();
  const isPhone = phone === '' ? form.asksPhone !== 'required' : /^[+(]?\d[\d ().\-/]{3,}$/.test(phone);
  if (form.asksPhone !== 'no' && !isPhone) faults.phone = t('contact.phone-invalid');
  if (!draft.consents) faults.consents = t('contact.consent-missing');
  return faults;
}

function emptyDraft(): LeadDraft {
  return { requestId: newId(), message: '', name: '', email: '', phone: '', consents: false, website: '' };
}
