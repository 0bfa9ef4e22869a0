import { count, eq, min } from 'drizzle-orm';
import { leads } from '../drivers/database/schema/visitors/leads.ts';
import { dayMs } from '../durations.ts';
import { type Finding, ok, warn } from '../health/finding.ts';
import { databaseOf, type HealthCheck, type HealthParts } from '../health/health-check.ts';

const mailsLateMs = 3 * dayMs;

/** Whether visitors who wrote wait for long. */
export function leadCheck(parts: Pick<HealthParts, 'database' | 'clock'>): HealthCheck {
  return {
    id: 'leads',
    needs: ['database'],
    run: async () => {
      const [row] = await databaseOf(parts)
        .orm.select({ count: count(), oldestAt: min(leads.createdAt) })
        .from(leads)
        .where(eq(leads.status, 'new'));
      const waitedMs = row?.oldestAt ? parts.clock().getTime() - row.oldestAt.getTime() : 0;
      return leadsOf(row?.count ?? 0, Math.max(0, waitedMs));
    },
  };
}

/** Judges how long new leads wait for an answer, in milliseconds. */
export function leadsOf(waiting: number, waitedMs: number): Finding {
  if (waitedMs > mailsLateMs) return warn('leads.waiting', { count: waiting, waitedMs });
  return ok('leads.answered', { count: waiting });
}
