import { count, max } from 'drizzle-orm';
import { contactMessages } from '../drivers/database/schema/leads.ts';
import { operators } from '../drivers/database/schema/operators.ts';
import { ok, warn } from '../health/finding.ts';
import { databaseOf, type HealthCheck, type HealthParts } from '../health/health-check.ts';

/** Whether somebody runs the server, and can be reached. */
export function operatorChecks(parts: Pick<HealthParts, 'config' | 'database'>): HealthCheck[] {
  const needs = ['database'] as const;
  return [
    {
      id: 'operator',
      needs,
      run: async () => {
        const [row] = await databaseOf(parts).orm.select({ count: count() }).from(operators);
        const known = row?.count ?? 0;
        return known === 0 ? warn('operator.none', {}) : ok('operator.known', { count: known });
      },
    },
    {
      id: 'contact',
      needs,
      run: async () => {
        const [row] = await databaseOf(parts)
          .orm.select({ count: count(), lastAt: max(contactMessages.createdAt) })
          .from(contactMessages);
        const { contactEmail } = parts.config;
        if (contactEmail === null) return ok('contact.unset', { count: row?.count ?? 0 });
        return ok('contact.set', { count: row?.count ?? 0, email: contactEmail });
      },
    },
  ];
}
