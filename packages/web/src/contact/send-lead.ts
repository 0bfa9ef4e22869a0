import type { Ask, NewLead, Problem, ShownContactForm } from '@tourwright/api';
import { readTourContact } from '../client/requests/contact-form.ts';
import { untilStampCounts } from '../client/requests/stamp-age.ts';
import { linkInAddress, linkQuery } from '../client/visit/visit-pass.ts';
import { ownTimeZone } from '../i18n/own-clock.ts';
import { t } from './contact-text.ts';
import { type DraftFaults, draftFields, type LeadDraft } from './lead-draft.ts';

/** Where a visitor writes from: the scene, the view in degrees, and the scenes before, oldest first. */
export interface LeadPlace {
  sceneId: number | null;
  view: { yaw: number; pitch: number; hfov: number } | null;
  path: { id: number; name: string }[];
}

/** What became of a message: sent, or why not and which fields are wrong. */
export type SendOutcome =
  | { state: 'sent' }
  | { state: 'failed'; message: string; faults?: DraftFaults; form?: ShownContactForm | null };

/** Sends what was typed. A form that was open for too long is read again, once, without asking anybody. */
export async function sendLead(
  tourId: string,
  draft: LeadDraft,
  form: ShownContactForm,
  place: LeadPlace,
): Promise<SendOutcome> {
  const first = await post(tourId, bodyOf(draft, form, place));
  if (first === 'sent') return { state: 'sent' };
  if (first === null) return { state: 'failed', message: noAnswerText() };
  const paths = new Set(first.errors?.map(({ path }) => path));
  if (!paths.has('stamp') && !paths.has('consentVersion'))
    return { state: 'failed', ...failureOf(first, form) };
  const contact = await readTourContact(tourId, linkInAddress()).catch(() => undefined);
  if (contact === undefined) return { state: 'failed', message: noAnswerText() };
  const fresh = contact.form;
  if (fresh === null) return { state: 'failed', message: t('contact.closed'), form: null };
  if (fresh.consentVersion !== form.consentVersion)
    return { state: 'failed', message: t('contact.changed'), form: fresh };
  const second = await post(tourId, bodyOf(draft, fresh, place));
  if (second === 'sent') return { state: 'sent' };
  return { state: 'failed', ...(second ? failureOf(second, fresh) : { message: noAnswerText() }) };
}

function bodyOf(draft: LeadDraft, form: ShownContactForm, place: LeadPlace): NewLead {
  const { answers, wish, ...typed } = draft;
  const asked = (ask: Ask, text: string) => (ask === 'no' ? '' : text.trim());
  return {
    ...typed,
    ...place,
    consents: true,
    name: asked(form.asksName, draft.name),
    email: asked(form.asksEmail, draft.email),
    phone: asked(form.asksPhone, draft.phone),
    message: asked(form.asksMessage, draft.message),
    wish:
      form.asksTime === 'no' || wish === ''
        ? null
        : { at: new Date(wish).toISOString(), timeZone: ownTimeZone() },
    answers: form.fields.map(({ id }) => ({ id, value: answers[id]?.trim() ?? '' })),
    stamp: form.stamp,
    consentVersion: form.consentVersion,
    locale: document.documentElement.lang || 'en',
  };
}

/** Null: no answer that says anything. */
async function post(tourId: string, body: NewLead): Promise<'sent' | Problem | null> {
  await untilStampCounts(body.stamp);
  try {
    const response = await fetch(
      `/api/tours/${encodeURIComponent(tourId)}/leads${linkQuery(linkInAddress())}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      },
    );
    if (response.ok) return 'sent';
    return response.status >= 500 ? null : ((await response.json()) as Problem);
  } catch {
    // Shown to the visitor as what it is for them: no answer.
    return null;
  }
}

function failureOf(problem: Problem, form: ShownContactForm): { message: string; faults: DraftFaults } {
  const faults: DraftFaults = {};
  for (const { path } of problem.errors ?? []) {
    const field = draftFields(form).find((known) => known === path);
    if (field) faults[field] = t('contact.refused');
  }
  const message =
    problem.status === 429
      ? t('contact.too-many')
      : problem.status === 404
        ? t('contact.closed')
        : problem.status === 400
          ? t('contact.refused')
          : t('contact.failed');
  return { message, faults };
}

function noAnswerText(): string {
  return t(navigator.onLine ? 'contact.failed' : 'contact.offline');
}
