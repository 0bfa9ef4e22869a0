import type { Orm } from '../../drivers/database/database.ts';
import { createTexts } from '../../i18n/create-texts.ts';
import { readAccountReader } from '../../mail/account-reader.ts';
import { helloTo } from '../../mail/hello-to.ts';
import type { MailTemplate } from '../../mail/mailing.ts';
import { type WrittenMail, writeMail } from '../../mail/write-mail.ts';
import { findLead, type LeadRow, personOf } from '../lead-table.ts';
import { en } from '../messages.en.ts';
import { meetingFile } from './meeting-file.ts';
import { findMeeting, type MeetingRow } from './meeting-table.ts';
import { momentText } from './moment-text.ts';
import { visitUid } from './wish-file.ts';

const texts = createTexts(en);

/** Each takes the lead's `id` and the `sequence` of the visit; one that was changed since has a mail of its own. */
export type MeetingMail = 'meetingVisitor' | 'meetingOwner';

interface Visit {
  lead: LeadRow;
  meeting: MeetingRow;
  owner: { name: string; email: string };
}

interface Parts {
  orm: Orm;
  publicUrl: string;
}

type Side = 'visitor' | 'owner';

/** Writes the mails about visits, each with the file for its reader's calendar. */
export function createMeetingMails(parts: Parts): Record<MeetingMail, MailTemplate> {
  const template =
    (to: Side): MailTemplate =>
    async ({ id = '', sequence = '' }, locale) => {
      const found = await readTold(parts.orm, id, sequence);
      if (found === null || (to === 'visitor' && found.lead.email === '')) return null;
      return write(parts, found, to, locale);
    };
  return { meetingVisitor: template('visitor'), meetingOwner: template('owner') };
}

/** The contents of a mail; null if the visit was changed since, or somebody's account is gone. */
async function readTold(orm: Orm, id: string, sequence: string): Promise<Visit | null> {
  const lead = await findLead(orm, id);
  const meeting = await findMeeting(orm, id);
  const owner = lead && (await readAccountReader(orm, lead.ownerId));
  if (lead === null || meeting === null || owner === null) return null;
  return String(meeting.sequence) === sequence ? { lead, meeting, owner } : null;
}

function write({ publicUrl }: Parts, found: Visit, to: Side, locale: string): WrittenMail {
  const { lead, meeting, owner } = found;
  const text = texts(locale);
  const isOwner = to === 'owner';
  const values = valuesOf(found, locale);
  const news = text(`mail.visit.${kindOf(meeting)}.${to}`, values);
  const body = [
    news,
    meeting.place && text('mail.visit.place', { place: meeting.place }),
    text(meeting.state === 'cancelled' ? 'mail.visit.file-cancelled' : 'mail.visit.file'),
  ]
    .filter(Boolean)
    .join('\n\n');
  const reader = isOwner ? owner : lead;
  const words = {
    hello: helloTo(text, reader.name),
    subject: text(`mail.visit.${kindOf(meeting)}.subject`, values),
    body,
    button: text(isOwner ? 'mail.lead.button' : 'mail.visit.tour'),
    foot: isOwner ? text('mail.why') : text('mail.reply.why', { tour: values.tour }),
    sender: text('mail.sender', { origin: publicUrl }),
  };
  const link = linkFor(publicUrl, lead, to);
  const summary = text('mail.visit.summary', values);
  const file = calendarFile(publicUrl, found, { summary, description: news, url: link ?? publicUrl });
  const replyTo = isOwner ? lead.email : owner.email;
  return {
    ...writeMail(reader.email, locale, words, link),
    ...(replyTo !== '' && { replyTo }),
    attachments: [file],
  };
}

/** What has become of the visit. */
function kindOf({ state, sequence }: MeetingRow): 'cancelled' | 'set' | 'changed' {
  if (state === 'cancelled') return 'cancelled';
  return sequence === 0 ? 'set' : 'changed';
}

function valuesOf({ lead, meeting, owner }: Visit, locale: string) {
  return {
    tour: lead.tourTitle,
    name: personOf(lead),
    owner: owner.name || owner.email,
    moment: momentText(meeting.startsAt, meeting.timeZone, locale),
  };
}

/** The owner goes to the lead, the visitor to the tour, as long as there is one. */
function linkFor(publicUrl: string, lead: LeadRow, to: Side): string | undefined {
  if (to === 'owner') return `${publicUrl}/dashboard/leads?lead=${encodeURIComponent(lead.id)}`;
  return lead.tourId === null ? undefined : `${publicUrl}/welcome/${encodeURIComponent(lead.tourId)}`;
}

function calendarFile(
  publicUrl: string,
  { lead, meeting, owner }: Visit,
  words: { summary: string; description: string; url: string },
) {
  return meetingFile({
    uid: visitUid(publicUrl, lead),
    // After the wish's.
    sequence: meeting.sequence + (lead.wishedAt === null ? 0 : 1),
    state: meeting.state,
    startsAt: meeting.startsAt,
    minutes: meeting.minutes,
    stamp: meeting.updatedAt,
    place: meeting.place,
    organizer: { name: owner.name || owner.email, email: owner.email },
    attendee: lead.email === '' ? null : { name: personOf(lead), email: lead.email },
    ...words,
  });
}
