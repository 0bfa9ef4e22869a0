/** The queue as operators see it. */
import type { ServerJob } from '@tourwright/api';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../drivers/database/database.ts';
import { searchPattern } from '../../drivers/database/search-pattern.ts';
import { type Asked, type Listed, listedOf } from '../../http/list-page.ts';

interface JobFilter {
  search?: string | undefined;
  state?: ServerJob['state'] | undefined;
  only?: 'mails' | 'others' | undefined;
}

interface Row extends Record<string, unknown> {
  kind: string;
  id: string;
  state: string;
  tries: number;
  mostTries: number;
  createdAt: string | Date;
  startsAt: string | Date;
  data: Record<string, unknown> | null;
  output: unknown;
}

/** Those of the queue itself begin with two underscores; sweeps come by themselves. */
const isOurs = sql`name <> 'sweep' and name not like '\\_\\_%'`;
const ofState: Record<ServerJob['state'], SQL> = {
  failed: sql`state = 'failed'`,
  running: sql`state = 'active'`,
  waiting: sql`state < 'active'`,
  cancelled: sql`state = 'cancelled'`,
  done: sql`state = 'completed'`,
};

/** Jobs, newest first. */
export async function listServerJobs(
  { orm }: Pick<Database, 'orm'>,
  asked: Asked & JobFilter,
): Promise<Listed<ServerJob>> {
  const isMeant = conditionOf(asked);
  return listedOf(asked, async ({ offset, limit }) => {
    const { rows } = await orm.execute<Row>(sql`select name as kind, id, state::text as state,
      retry_count as "tries", retry_limit as "mostTries", created_on as "createdAt", start_after as "startsAt",
      data, output from pgboss.job where ${isMeant} order by created_on desc, id offset ${offset} limit ${limit}`);
    const count = async () => {
      const counted = await orm.execute<{ count: string }>(
        sql`select count(*) as count from pgboss.job where ${isMeant}`,
      );
      return Number(counted.rows[0]?.count ?? 0);
    };
    return { rows: rows.map(toServerJob), count };
  });
}

/** Has a job tried again that failed or was cancelled, and one that waits for its next try at once; false when it is not one. */
export async function retryJob(
  { orm }: Pick<Database, 'orm'>,
  { kind, id }: { kind: string; id: string },
): Promise<boolean> {
  // As pg-boss does it itself; it keeps failed jobs with their data.
  const { rows } = await orm.execute(sql`update pgboss.job set
    state = 'retry', completed_on = null, start_after = now(),
    retry_limit = case when state in ('failed', 'cancelled') then retry_limit + 1 else retry_limit end
    where name = ${kind} and id = ${id}::uuid and state in ('failed', 'retry', 'cancelled') and ${isOurs} returning id`);
  return rows.length > 0;
}

/**
 * Removes a job from the queue; the process that runs it learns of it by the next heartbeat. False when it neither
 * waits nor runs.
 */
export async function cancelJob(
  { orm }: Pick<Database, 'orm'>,
  { kind, id }: { kind: string; id: string },
): Promise<boolean> {
  // As pg-boss does it itself; it keeps cancelled jobs with their data.
  const { rows } = await orm.execute(sql`update pgboss.job set state = 'cancelled', completed_on = now()
    where name = ${kind} and id = ${id}::uuid and state < 'completed' and ${isOurs} returning id`);
  return rows.length > 0;
}

function conditionOf({ search, state, only }: JobFilter): SQL {
  const pattern = searchPattern(search);
  const parts = [isOurs];
  if (state !== undefined) parts.push(ofState[state]);
  if (only === 'mails') parts.push(sql`name = 'send-mail'`);
  if (only === 'others') parts.push(sql`name <> 'send-mail'`);
  if (pattern !== null) parts.push(sql`(name ilike ${pattern} or data::text ilike ${pattern})`);
  return sql.join(parts, sql` and `);
}

function toServerJob({
  kind,
  id,
  state,
  tries,
  mostTries,
  createdAt,
  startsAt,
  data,
  output,
}: Row): ServerJob {
  return {
    kind,
    id,
    state: stateOf(state),
    // The first try is not a repetition.
    tries: state === 'created' ? 0 : tries + 1,
    mostTries: mostTries + 1,
    createdAt: new Date(createdAt).toISOString(),
    startsAt: new Date(startsAt).toISOString(),
    about: aboutOf(data ?? {}),
    fault: state === 'completed' ? null : faultOf(output),
  };
}

function stateOf(state: string): ServerJob['state'] {
  if (state === 'failed') return 'failed';
  if (state === 'active') return 'running';
  if (state === 'cancelled') return 'cancelled';
  return state === 'created' || state === 'retry' ? 'waiting' : 'done';
}

/** Only names and ids; other data of a job may be personal or secret. */
const shownFields = ['template', 'tourId', 'mediaKey', 'slug', 'id', 'leadId', 'orderId', 'userId'];

function aboutOf(data: Record<string, unknown>): Record<string, string> {
  const found = shownFields.flatMap((name) => {
    const value = data[name];
    return typeof value === 'string' ? [[name, value.slice(0, 200)]] : [];
  });
  return Object.fromEntries(found);
}

function faultOf(output: unknown): string | null {
  if (typeof output !== 'object' || output === null) return null;
  const { message } = output as { message?: unknown };
  return typeof message === 'string' ? message.slice(0, 500) : null;
}
