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

const texts = createTexts(en);

/** Each takes the lead's `id` and the `sequence` of the visit; one that was changed since is told by a mail of its own. */
export type MeetingMail = 'meetingVisitor' | 'meetingOwner';

interface Told {
  lead: LeadRow;
  meeting: MeetingRow;
  owner: { name: string; email: string };
}

/** Writes the mails about visits, each with the file for its reader's calendar. */
export function createMeetingMails({
  orm,
  publicUrl,
}: {
  orm: Orm;
  publicUrl: string;
}): Record<MeetingMail, MailTemplate> {
  const read = async (id: string, sequence: string): Promise<Told | null> => {
    const lead = await findLead(orm, id);
    const meeting = await findMeeting(orm, id);
    const owner = lead && (await readAccountReader(orm, lead.ownerId));
    if (lead === null || meeting === null || owner === null) return null;
    return String(meeting.sequence) === sequence ? { lead, meeting, owner } : null;
  };

  const write = ({ lead, meeting, owner }: Told, to: 'visitor' | 'owner', locale: string): WrittenMail => {
    const text = texts(locale);
    const kind = meeting.state === 'cancelled' ? 'cancelled' : meeting.sequence === 0 ? 'set' : 'changed';
    const { tourTitle: tour } = lead;
    const values = {
      tour,
      name: personOf(lead),
      owner: owner.name || owner.email,
      moment: momentText(meeting.startsAt, meeting.timeZone, locale),
    };
    const isOwner = to === 'owner';
    const url = isOwner
      ? `${publicUrl}/dashboard/leads?lead=${encodeURIComponent(lead.id)}`
      : `${publicUrl}/welcome/${encodeURIComponent(lead.tourId ?? '')}`;
    const link = isOwner || lead.tourId !== null ? url : undefined;
    const body = [
      text(`mail.visit.${kind}.${to}`, values),
      meeting.place && text('mail.visit.place', { place: meeting.place }),
      text(meeting.state === 'cancelled' ? 'mail.visit.file-cancelled' : 'mail.visit.file'),
    ]
      .filter(Boolean)
      .join('\n\n');
    const reader = isOwner ? owner : lead;
    const words = {
      hello: helloTo(text, reader.name),
      subject: text(`mail.visit.${kind}.subject`, values),
      body,
      button: text(isOwner ? 'mail.lead.button' : 'mail.visit.tour'),
      foot: isOwner ? text('mail.why') : text('mail.reply.why', { tour }),
      sender: text('mail.sender', { origin: publicUrl }),
    };
    const file = meetingFile({
      uid: `visit-${lead.id}@${new URL(publicUrl).hostname}`,
      sequence: meeting.sequence,
      isCancelled: meeting.state === 'cancelled',
      startsAt: meeting.startsAt,
      minutes: meeting.minutes,
      stamp: meeting.updatedAt,
      summary: text('mail.visit.summary', values),
      description: body,
      place: meeting.place,
      url: link ?? publicUrl,
      organizer: { name: owner.name || owner.email, email: owner.email },
      attendee: lead.email === '' ? null : { name: personOf(lead), email: lead.email },
    });
    const replyTo = isOwner ? lead.email : owner.email;
    return {
      ...writeMail(reader.email, locale, words, link),
      ...(replyTo !== '' && { replyTo }),
      attachments: [file],
    };
  };

  const template =
    (to: 'visitor' | 'owner'): MailTemplate =>
    async ({ id = '', sequence = '' }, locale) => {
      const told = await read(id, sequence);
      if (told === null || (to === 'visitor' && told.lead.email === '')) return null;
      return write(told, to, locale);
    };
  return { meetingVisitor: template('visitor'), meetingOwner: template('owner') };
}
