import type { Meeting } from '@tourwright/api';
import { and, count, eq, gte } from 'drizzle-orm';
import type { Orm, Transaction } from '../../drivers/database/database.ts';
import { users } from '../../drivers/database/schema/accounts/accounts.ts';
import { leadMeetings } from '../../drivers/database/schema/visitors/leads.ts';
import { isTimeZone } from '../../drivers/database/time-zone.ts';
import { dayMs } from '../../durations.ts';
import { leadNotFound } from '../../http/answers/not-there.ts';
import { invalidInput, Problem } from '../../http/answers/problem.ts';
import { readAccountReader } from '../../mail/account-reader.ts';
import { findLead, type LeadRow, updateLead } from '../lead-table.ts';
import type { ReplyingParts } from '../reply-to-lead.ts';
import { findMeeting, type MeetingRow, putMeeting, setCancelled, toMeeting } from './meeting-table.ts';
import { isKnownZone } from './moment-text.ts';

/** Per visit: a user who writes leads to themselves must not be able to send spam through this server. */
const mostChanges = 20;
/** Visits of an account in a day, for the same reason. */
const mostVisits = 50;

interface WantedMeeting {
  seen: number | null;
  clock: string;
  timeZone: string;
  minutes: number;
  place: string;
}

/** Visits that are agreed on with who wrote. Who may do what is asked before. */
export function createMeetings({ database, clock: now, mailing }: ReplyingParts) {
  /** Works on a lead while nobody else changes its visit, by somebody whose address is confirmed. */
  const withLead = (
    leadId: string,
    userId: string,
    work: (lead: LeadRow, before: MeetingRow | null, transaction: Transaction) => Promise<MeetingRow | null>,
  ): Promise<Meeting> =>
    database.transaction(async (transaction) => {
      const { orm } = transaction;
      // One after the other, so that the limits hold.
      const [user] = await orm.select().from(users).where(eq(users.id, userId)).for('update');
      const lead = await findLead(orm, leadId, { isHeld: true });
      if (lead === null) throw leadNotFound();
      if (!user?.emailVerified) throw new Problem('address_unconfirmed');
      const after = await work(lead, await findMeeting(orm, leadId), transaction);
      if (after === null) throw new Problem('not_found');
      return toMeeting(after);
    });

  return {
    read: async (leadId: string): Promise<Meeting | null> => {
      const row = await findMeeting(database.orm, leadId);
      return row && toMeeting(row);
    },

    set: (leadId: string, userId: string, wanted: WantedMeeting): Promise<Meeting> =>
      withLead(leadId, userId, async (lead, before, transaction) => {
        const { orm } = transaction;
        const { seen, ...values } = wanted;
        if (!(await isZone(orm, values.timeZone)))
          throw invalidInput([{ path: 'timeZone', code: 'invalid_value', params: {} }]);
        if (before !== null && isSame(before, values)) return before;
        if ((before?.sequence ?? null) !== seen) throw new Problem('meeting_moved_on');
        await holdLimits(orm, before, userId, now());
        const sequence = before === null ? 0 : before.sequence + 1;
        const after = await putMeeting(orm, { leadId, sequence, userId, updatedAt: now(), ...values });
        if (after.startsAt <= now())
          throw invalidInput([{ path: 'clock', code: 'moment_passed', params: {} }]);
        if (lead.status === 'new' || lead.status === 'answered')
          await updateLead(orm, leadId, { status: 'viewing', updatedAt: now() });
        await tell(mailing, lead, sequence, transaction);
        return after;
      }),

    cancel: (leadId: string, userId: string, { seen }: { seen: number | null }): Promise<Meeting> =>
      withLead(leadId, userId, async (lead, before, transaction) => {
        if (before === null) throw new Problem('not_found');
        if (before.state === 'cancelled') return before;
        if (before.sequence !== seen) throw new Problem('meeting_moved_on');
        const sequence = before.sequence + 1;
        const change = { sequence, userId, updatedAt: now() };
        const after = await setCancelled(transaction.orm, leadId, change);
        await tell(mailing, lead, sequence, transaction);
        return after;
      }),
  };
}

/** Visits that are agreed on with who wrote. */
export type Meetings = ReturnType<typeof createMeetings>;

/** Both learn of it in their own language, with the calendar file. */
async function tell(
  mailing: ReplyingParts['mailing'],
  lead: LeadRow,
  sequence: number,
  transaction: Transaction,
): Promise<void> {
  const values = { id: lead.id, sequence: String(sequence) };
  if (lead.email !== '') await mailing.send('meetingVisitor', values, transaction, lead.locale);
  const owner = await readAccountReader(transaction.orm, lead.ownerId);
  if (owner !== null) await mailing.send('meetingOwner', values, transaction, owner.locale);
}

function isSame(before: MeetingRow, wanted: Omit<WantedMeeting, 'seen'>): boolean {
  return (
    before.state === 'set' &&
    before.clock === wanted.clock &&
    before.timeZone === wanted.timeZone &&
    before.minutes === wanted.minutes &&
    before.place === wanted.place
  );
}

async function holdLimits(orm: Orm, before: MeetingRow | null, userId: string, now: Date): Promise<void> {
  if (before !== null && before.sequence >= mostChanges)
    throw new Problem('too_many_changes', { most: mostChanges });
  const since = new Date(now.getTime() - dayMs);
  const [row] = await orm
    .select({ count: count() })
    .from(leadMeetings)
    .where(and(eq(leadMeetings.userId, userId), gte(leadMeetings.updatedAt, since)));
  if ((row?.count ?? 0) >= mostVisits) throw new Problem('too_many_replies', { most: mostVisits });
}

/** The database reckons with it, and mails are written in it. */
async function isZone(orm: Orm, name: string): Promise<boolean> {
  return isKnownZone(name) && (await isTimeZone(orm, name));
}
