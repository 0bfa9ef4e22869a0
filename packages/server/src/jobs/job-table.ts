/** Counts that the queue itself cannot give without reading every waiting job. */
import type { PgBoss } from 'pg-boss';
import type { JobKind } from './job.ts';

const table = 'pgboss.job';

/** Whether a job of this kind with a higher priority could start now. */
export function isHigherWaiting(boss: PgBoss, kind: JobKind, priority: number): Promise<boolean> {
  return exists(boss, 'priority > $2 and start_after <= now()', [kind, priority]);
}

/** Whether a job of this priority waits since that moment or longer. */
export function isWaitingSince(boss: PgBoss, kind: JobKind, priority: number, since: Date): Promise<boolean> {
  return exists(boss, 'priority = $2 and created_on <= $3', [kind, priority, since.toISOString()]);
}

/** Whether a job of this kind and at least this priority runs or could start now. */
export async function isBusyWith(boss: PgBoss, kind: JobKind, priority: number): Promise<boolean> {
  const { rows } = await boss
    .getDb()
    .executeSql(
      `select 1 from ${table} where name = $1 and state <= 'active' and priority >= $2 and start_after <= now() limit 1`,
      [kind, priority],
    );
  return rows.length > 0;
}

/**
 * Those of the media for which no job of this kind waits or runs, nor was cancelled within the day: one pass over the
 * jobs, however many are requested.
 */
export async function withoutJob(boss: PgBoss, kind: JobKind, mediaKeys: string[]): Promise<string[]> {
  if (mediaKeys.length === 0) return [];
  const { rows } = await boss.getDb().executeSql(
    `select key from unnest($2::text[]) key
     except select data->>'mediaKey' from ${table} where name = $1 and state in ('created', 'retry', 'active', 'cancelled')`,
    [kind, mediaKeys],
  );
  return rows.map(({ key }: { key: string }) => key);
}

/** Conditions as the index has them by which jobs are fetched. */
async function exists(boss: PgBoss, condition: string, values: unknown[]): Promise<boolean> {
  const { rows } = await boss
    .getDb()
    .executeSql(
      `select 1 from ${table} where name = $1 and state < 'active' and not blocked and ${condition} limit 1`,
      values,
    );
  return rows.length > 0;
}
