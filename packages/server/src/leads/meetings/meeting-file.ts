import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MailAttachment } from '../../drivers/mail/mail.ts';

interface MeetingFile {
  /** The same for all states of one visit. */
  uid: string;
  sequence: number;
  /** A visit that was only asked for is tentative. */
  state: 'tentative' | 'set' | 'cancelled';
  startsAt: Date;
  minutes: number;
  /** When it was changed last. */
  stamp: Date;
  summary: string;
  description: string;
  place: string;
  url: string;
  organizer: { name: string; email: string };
  /** Without one, the organizer's calendar alone has it. */
  attendee: { name: string; email: string } | null;
}

const statuses = {
  tentative: ICalEventStatus.TENTATIVE,
  set: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/**
 * A visit as iCalendar (RFC 5545, 5546). Its moments are in UTC, which names one moment in every calendar, whatever its reader's
 * zone and whenever clocks change; only what repeats would need the rules of a zone.
 */
export function meetingFile(details: MeetingFile): MailAttachment {
  const { state, startsAt, minutes, organizer, attendee } = details;
  const method = state === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: 'Tourwright', product: 'Tourwright' }, method });
  calendar.createEvent({
    id: details.uid,
    sequence: details.sequence,
    status: statuses[state],
    stamp: details.stamp,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    summary: details.summary,
    description: details.description,
    location: details.place || null,
    url: details.url,
    organizer,
    attendees: attendee === null ? [] : [{ ...attendee, role: ICalAttendeeRole.REQ, rsvp: false }],
  });
  return {
    filename: 'visit.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(calendar.toString()),
  };
}
