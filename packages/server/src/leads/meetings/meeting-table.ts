import type { Meeting } from '@tourwright/api';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { leadMeetings } from '../../drivers/database/schema/visitors/leads.ts';

/** A row of the table of visits that were agreed on, with what the clock at the place shows. */
export type MeetingRow = typeof leadMeetings.$inferSelect & {
  /** What the clock of its zone shows. */
  clock: string;
};

/** PostgreSQL knows what the clocks of all zones show, also when they change. */
const shown = {
  ...getTableColumns(leadMeetings),
  clock: sql<string>`to_char(${leadMeetings.startsAt} at time zone ${leadMeetings.timeZone}, 'YYYY-MM-DD"T"HH24:MI')`,
};

/** The visit of a lead, or null. */
export async function findMeeting(orm: Orm, leadId: string): Promise<MeetingRow | null> {
  const [row] = await orm.select(shown).from(leadMeetings).where(eq(leadMeetings.leadId, leadId));
  return row ?? null;
}

interface NewMeeting {
  leadId: string;
  sequence: number;
  clock: string;
  timeZone: string;
  minutes: number;
  place: string;
  userId: string;
  updatedAt: Date;
}

/** Sets the visit of a lead, in place of one that was set or cancelled before; answers the new one. */
export async function putMeeting(orm: Orm, { leadId, clock, ...values }: NewMeeting): Promise<MeetingRow> {
  const set = {
    ...values,
    state: 'set' as const,
    startsAt: sql`${clock}::timestamp at time zone ${values.timeZone}`,
  };
  const [row] = await orm
    .insert(leadMeetings)
    .values({ leadId, ...set })
    .onConflictDoUpdate({ target: leadMeetings.leadId, set })
    .returning(shown);
  if (row === undefined) throw new Error('The visit was not stored');
  return row;
}

/** Marks the visit of a lead as cancelled; null where there is none. */
export async function setCancelled(
  orm: Orm,
  leadId: string,
  change: { sequence: number; userId: string; updatedAt: Date },
): Promise<MeetingRow | null> {
  const [row] = await orm
    .update(leadMeetings)
    .set({ ...change, state: 'cancelled' })
    .where(eq(leadMeetings.leadId, leadId))
    .returning(shown);
  return row ?? null;
}

/** Turns a row into the visit that the API gives. */
export function toMeeting(row: MeetingRow): Meeting {
  const { sequence, state, clock, timeZone, startsAt, minutes, place } = row;
  return { sequence, state, clock, timeZone, startsAt: startsAt.toISOString(), minutes, place };
}
