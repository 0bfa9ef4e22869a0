import { min } from 'drizzle-orm';
import { eventSums, events } from '../drivers/database/schema/visitors/events.ts';
import { dayMs, hourMs } from '../durations.ts';
import { type Finding, ok, warn } from '../health/finding.ts';
import { databaseOf, type HealthCheck, type HealthParts } from '../health/health-check.ts';

/** They are summed every few minutes. */
const lateMs = 2 * hourMs;

/** Whether events are summed, and deleted when their days are over. */
export function eventCheck(parts: Pick<HealthParts, 'config' | 'database' | 'clock'>): HealthCheck {
  return {
    id: 'events',
    needs: ['database'],
    run: async () => {
      const { orm } = databaseOf(parts);
      const now = parts.clock().getTime();
      const [oldest] = await orm.select({ at: min(events.at) }).from(events);
      const [sums] = await orm.select({ until: eventSums.until }).from(eventSums);
      const ageMs = oldest?.at ? now - oldest.at.getTime() : 0;
      const behindMs = sums === undefined || ageMs === 0 ? 0 : now - sums.until.getTime();
      return eventsOf({ ageMs, behindMs, days: parts.config.eventDays });
    },
  };
}

/** Judges whether visits are summed in time and old ones go. */
export function eventsOf({
  ageMs,
  behindMs,
  days,
}: {
  /** The age of the oldest event that is kept by itself, milliseconds. */
  ageMs: number;
  /** Since the moment up to which they are summed. */
  behindMs: number;
  days: number;
}): Finding {
  if (ageMs > (days + 1) * dayMs) return warn('events.kept', { ageMs, days });
  if (behindMs > Math.max(lateMs, 0) && ageMs > lateMs) return warn('events.behind', { behindMs });
  return ok('events.summed', { days });
}
