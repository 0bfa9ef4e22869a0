import { randomUUID } from 'node:crypto';
import type { ContactForm, FailureCode, NewLead } from '@tourwright/api';
import type { Fault } from '@tourwright/tour/document';
import type { Announce } from '../domain-events/domain-event.ts';
import type { Database } from '../drivers/database/database.ts';
import { invalidInput, Problem } from '../http/answers/problem.ts';
import type { FormStamps } from '../http/safety/form-stamps.ts';
import { readAccountReader } from '../mail/account-reader.ts';
import type { Mailing } from '../mail/mailing.ts';
import { reserveMessage } from '../quotas/reserve-message.ts';
import { findOpenTour, type OpenTour } from './contact-form-table.ts';
import type { LeadMail } from './lead-mails.ts';
import { findSent, insertLead } from './lead-table.ts';
import { isKnownZone } from './meetings/moment-text.ts';

/** What receiving leads needs. */
export interface ReceivingParts {
  database: Database;
  clock: () => Date;
  stamps: FormStamps;
  mailing: Pick<Mailing<LeadMail>, 'send'>;
  announce: Announce;
}

/** Takes what visitors write to the owners of tours. */
export function createReceiving({ database, clock, stamps, mailing, announce }: ReceivingParts) {
  const { orm } = database;

  const store = async (lead: NewLead, tour: OpenTour, isSpam: boolean): Promise<string> => {
    const id = randomUUID();
    const now = clock();
    const isMailed = !isSpam && tour.form.mail === 'each';
    const { stamp: _, website: __, consents: ___, answers, wish, ...content } = lead;
    const isAsked = wish !== null && tour.form.asksTime !== 'no';
    await database.transaction(async (transaction) => {
      const isStored = await insertLead(transaction.orm, {
        ...content,
        answers: labelled(answers, tour.form),
        ...(isAsked && { wishedAt: new Date(wish.at), wishedTimeZone: wish.timeZone }),
        id,
        tourId: tour.tourId,
        ownerId: tour.ownerId,
        tourTitle: tour.title,
        status: isSpam ? 'spam' : 'new',
        consent: tour.form.consent,
        consentVersion: tour.consentVersion,
        mailedAt: isMailed ? now : null,
        createdAt: now,
        updatedAt: now,
      });
      if (!isStored || isSpam) return;
      const { tourId, ownerId } = tour;
      await announce({ type: 'lead.created', leadId: id, tourId, ownerId }, transaction);
      if (!isMailed) return;
      const reader = await readAccountReader(transaction.orm, tour.ownerId);
      if (reader) await mailing.send('lead', { id }, transaction, reader.locale);
    });
    return (await findSent(orm, tour.tourId, lead.requestId))?.id ?? id;
  };

  return {
    /** Stores what a visitor wrote; answers with its id, also when it was stored before. */
    async receive(
      tourId: string,
      lead: NewLead,
      { address, isLinked }: { address: string; isLinked: boolean },
    ): Promise<string> {
      const sent = await findSent(orm, tourId, lead.requestId);
      if (sent !== null) return sent.id;
      const release = await reserveMessage(orm, { thing: tourId, address, now: clock() });
      try {
        const tour = await findOpenTour(orm, tourId, isLinked);
        if (tour === null) throw new Problem('takes_no_messages');
        const state = stamps.check(lead.stamp, tourId);
        const errors = faultsOf(lead, tour, { isVoid: state === 'void', now: clock() });
        if (errors.length > 0) throw invalidInput(errors);
        return await store(lead, tour, lead.website !== '' || state === 'early');
      } catch (error) {
        await release();
        throw error;
      }
    },
  };
}

/** Takes visitors' messages to owners. */
export type Receiving = ReturnType<typeof createReceiving>;

/** What is wrong with a lead as this form asks for it; `stamp` and `consentVersion`: the form has to be loaded again. */
function faultsOf(
  lead: NewLead,
  { form, consentVersion }: OpenTour,
  { isVoid, now }: { isVoid: boolean; now: Date },
) {
  const errors: Fault[] = [];
  const add = (path: string, code: FailureCode) => errors.push({ path, code, params: {} });
  if (isVoid) add('stamp', 'form_too_old');
  if (lead.consentVersion !== consentVersion) add('consentVersion', 'consent_changed');
  if (form.asksName === 'required' && lead.name === '') add('name', 'value_needed');
  if (form.asksEmail === 'required' && lead.email === '') add('email', 'value_needed');
  if (form.asksPhone === 'required' && lead.phone === '') add('phone', 'phone_needed');
  if (form.asksMessage === 'required' && lead.message === '') add('message', 'value_needed');
  if (form.asksTime === 'required' && lead.wish === null) add('wish', 'value_needed');
  if (form.asksTime !== 'no' && lead.wish !== null) {
    if (new Date(lead.wish.at) <= now) add('wish', 'moment_passed');
    else if (!isKnownZone(lead.wish.timeZone)) add('wish', 'invalid_value');
  }
  for (const { id, kind, isRequired, options } of form.fields) {
    const value = answerTo(id, lead.answers);
    if (isRequired && value === '') add(`answers.${id}`, 'value_needed');
    if (kind === 'choice' && value !== '' && !options.includes(value)) add(`answers.${id}`, 'not_offered');
  }
  return errors;
}

/** What was answered, in the order of the form; answers to fields that it has no more are left out. */
function labelled(answers: NewLead['answers'], { fields }: ContactForm) {
  return fields
    .map(({ id, label }) => ({ label, value: answerTo(id, answers) }))
    .filter(({ value }) => value !== '');
}

function answerTo(id: string, answers: NewLead['answers']): string {
  return answers.find((answer) => answer.id === id)?.value ?? '';
}
