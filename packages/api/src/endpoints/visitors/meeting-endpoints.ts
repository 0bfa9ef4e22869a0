/** Meetings of an owner and a visitor. */
import { z } from 'zod';
import { line } from '../../text-fields.ts';
import { byId } from '../endpoint.ts';

/** What the clock shows, to the minute: `2026-11-24T09:00`. */
const clock = z.iso.datetime({ local: true, precision: -1 }).max(16);

/** The visit that was agreed on with who wrote. */
export const meeting = z.object({
  /** Raised with each change; calendars go by it. */
  sequence: z.int(),
  state: z.enum(['set', 'cancelled']),
  /** On the clock of `timeZone`. */
  clock: z.string(),
  /** As IANA names it. */
  timeZone: z.string(),
  /** ISO 8601, UTC. */
  startsAt: z.string(),
  minutes: z.int(),
  place: z.string(),
});

/** The visit that was agreed on with who wrote. */
export type Meeting = z.infer<typeof meeting>;

/** The sequence of the visit as it was seen; null: there was none. Another one since is refused. */
const seen = z.int().nullable();

/** Endpoints of visits. */
export const meetingEndpoints = {
  setMeeting: {
    method: 'POST',
    path: '/api/leads/:id/meeting',
    summary:
      'Sets or changes the visit of who wrote, and mails a calendar file to both; the same again changes nothing',
    params: byId,
    body: z.strictObject({
      seen,
      clock,
      timeZone: z.string().min(1).max(60),
      minutes: z
        .int()
        .min(5)
        .max(24 * 60),
      place: line(300),
    }),
    response: meeting,
  },
  cancelMeeting: {
    method: 'POST',
    path: '/api/leads/:id/meeting/cancel',
    summary: 'Calls the visit off, in the calendars of both too',
    params: byId,
    body: z.strictObject({ seen }),
    response: meeting,
  },
} as const;
