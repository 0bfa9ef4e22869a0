import { count, max } from 'drizzle-orm';
import { operators } from '../drivers/database/schema/operators/operators.ts';
import { contactMessages } from '../drivers/database/schema/visitors/leads.ts';
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
        const written = row?.count ?? 0;
        if (contactEmail === null) {
          const [known] = await databaseOf(parts).orm.select({ count: count() }).from(operators);
          return known?.count === 0
            ? warn('contact.nobody', { count: written })
            : ok('contact.unset', { count: written });
        }
        return ok('contact.set', { count: written, email: contactEmail });
      },
    },
  ];
}
