import type pg from 'pg';
import { type Finding, fail, ok, warn } from '../finding.ts';
import { databaseOf, type HealthCheck, type HealthParts } from '../health-check.ts';

const lateMs = 15 * 60_000;
/** Longer than any pause between two looks of a worker. */
const aliveMs = 10 * 60_000;
const stuckSeconds = 120;

/** Whether somebody does the jobs, and which failed. */
export function jobChecks(parts: HealthParts): HealthCheck[] {
  const { clock } = parts;
  const pool = () => databaseOf(parts).pool;
  const needs = ['database'] as const;
  return [
    {
      id: 'jobs',
      needs,
      run: async () =>
        (await hasJobs(pool())) ? jobsOf(await readJobs(pool(), clock())) : ok('jobs.none-yet', {}),
    },
    {
      id: 'failed-jobs',
      needs,
      run: async () => ((await hasJobs(pool())) ? failedJobs(pool()) : ok('failed-jobs.none', {})),
    },
  ];
}

/** The first start of a server makes the tables of the queue. */
export async function hasJobs(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query("select to_regclass('pgboss.job') is not null as there");
  return rows[0]?.there === true;
}

/** The background jobs that wait, and whether anybody works on them. */
export interface Waiting {
  /** That could start now. */
  count: number;
  /** The kind of the job that waits longest. */
  kind: string;
  waitedMs: number;
  active: number;
  /** Whose process says nothing any more. */
  stuck: number;
  /** Since a job was last done; null: none was, within a day. */
  idleMs: number | null;
}

async function readJobs(pool: pg.Pool, now: Date): Promise<Waiting> {
  const { rows } = await pool.query<{
    count: string;
    kind: string | null;
    since: Date | null;
    active: string;
    stuck: string;
    done: Date | null;
  }>(
    // Mails have a check of their own; what is made when nothing else waits may wait for long.
    `with due as (
       select name, greatest(created_on, start_after) as since from pgboss.job
       where state < 'active' and not blocked and start_after <= now() and name <> 'send-mail' and priority >= 0
         and not (name = 'cut-panorama' and priority = 0))
     select (select count(*) from due) as count, (select name from due order by since limit 1) as kind,
       (select min(since) from due) as since,
       (select count(*) from pgboss.job where state = 'active') as active,
       (select count(*) from pgboss.job where state = 'active'
          and coalesce(heartbeat_on, started_on) < now() - $1 * interval '1 second') as stuck,
       (select max(completed_on) from pgboss.job where state = 'completed') as done`,
    [stuckSeconds],
  );
  const [row] = rows;
  const since = (moment: Date | null | undefined) =>
    moment ? Math.max(0, now.getTime() - moment.getTime()) : null;
  return {
    count: Number(row?.count ?? 0),
    kind: row?.kind ?? '',
    waitedMs: since(row?.since) ?? 0,
    active: Number(row?.active ?? 0),
    stuck: Number(row?.stuck ?? 0),
    idleMs: since(row?.done),
  };
}

/** Judges whether background jobs continue. */
export function jobsOf({ count, kind, waitedMs, active, stuck, idleMs }: Waiting): Finding {
  const isIdle = active === 0 && (idleMs === null || idleMs > aliveMs);
  if (waitedMs > lateMs && isIdle) return fail('jobs.nobody', { count, kind, waitedMs });
  if (stuck > 0) return warn('jobs.stuck', { count: stuck });
  if (waitedMs > lateMs) return warn('jobs.behind', { count, kind, waitedMs });
  return ok('jobs.moving', { count, active });
}

async function failedJobs(pool: pg.Pool): Promise<Finding> {
  const { rows } = await pool.query<{ kind: string; count: string; last: Date }>(
    `select name as kind, count(*) as count, max(completed_on) as last from pgboss.job where state = 'failed'
     group by name order by count(*) desc limit 1`,
  );
  const [worst] = rows;
  if (worst === undefined) return ok('failed-jobs.none', {});
  const { kind, last } = worst;
  return warn('failed-jobs.some', { count: Number(worst.count), kind, lastAt: last.toISOString() });
}
