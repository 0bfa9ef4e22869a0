import type { MailAttachment } from '../../drivers/mail/mail.ts';
import type { LeadRow } from '../lead-table.ts';
import { meetingFile } from './meeting-file.ts';

/** How long a visit is held that was only asked for. */
const heldMinutes = 30;

/** What a visit is called in calendars, from the wish to its end. */
export function visitUid(publicUrl: string, { id }: Pick<LeadRow, 'id'>): string {
  return `visit-${id}@${new URL(publicUrl).hostname}`;
}

/**
 * The time that a visitor asked for, held as tentative in the owner's calendar until the visit is set; that file takes the
 * place of this one. It names no attendee: the visitor's address is not confirmed, and calendars write to attendees.
 */
export function wishFile(
  publicUrl: string,
  lead: LeadRow,
  details: { owner: { name: string; email: string }; summary: string; description: string; url: string },
): MailAttachment | null {
  if (lead.wishedAt === null) return null;
  const { owner, ...words } = details;
  return meetingFile({
    uid: visitUid(publicUrl, lead),
    sequence: 0,
    state: 'tentative',
    startsAt: lead.wishedAt,
    minutes: heldMinutes,
    stamp: lead.createdAt,
    place: '',
    organizer: { name: owner.name || owner.email, email: owner.email },
    attendee: null,
    ...words,
  });
}
