import type pg from 'pg';
import { isThere, knownMigrations, readMigrations, restoreMark } from '../../drivers/database/migrate.ts';
import { hourMs } from '../../durations.ts';
import { type Finding, fail, ok, skipped, warn } from '../finding.ts';
import { databaseOf, type HealthCheck, type HealthParts, type Reached } from '../health-check.ts';

const leastVersion = 150_000;
const slowMs = 100;
/** A server and a worker hold this many between them (docs/decisions/049-several-processes.md). */
const leastConnections = 50;
const busyPart = 0.8;
const longTransactionMs = hourMs;
/** PostgreSQL refuses all writes at two billion. */
const oldTransactions = 1_000_000_000;

/** Whether the database answers, and whether it keeps what it says it has. */
export function databaseChecks(parts: HealthParts): HealthCheck[] {
  const { config, database, clock } = parts;
  const pool = () => databaseOf(parts).pool;
  const isEmbedded = config.databaseUrl === null;
  const needs = ['database'] as const;
  return [
    { id: 'database', run: () => answers({ database, isEmbedded, clock }) },
    { id: 'migrations', needs, run: () => withClient(pool(), migrations) },
    { id: 'database-settings', needs, run: () => withClient(pool(), settings) },
    { id: 'database-load', needs, run: () => withClient(pool(), load) },
  ];
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

async function answers({
  database,
  isEmbedded,
  clock,
}: {
  database: HealthParts['database'];
  isEmbedded: boolean;
  clock: () => Date;
}): Promise<Finding> {
  if (database.part === null) return awayOf(database);
  const { pool } = database.part;
  // Connects first, so that the time is that of a query.
  await pool.query('select 1');
  const before = clock().getTime();
  const { rows } = await pool.query<{ number: number; version: string; bytes: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
       pg_database_size(current_database()) as bytes`,
  );
  const latencyMs = Math.max(0, clock().getTime() - before);
  const [{ number, version, bytes } = { number: 0, version: '', bytes: '0' }] = rows;
  const values = { version, sizeBytes: Number(bytes), latencyMs };
  if (number < leastVersion) return fail('database.old', { version });
  if (latencyMs > slowMs) return warn('database.slow', values);
  return ok(isEmbedded ? 'database.embedded' : 'database.outside', values);
}

function awayOf({ isMade, reason }: Extract<Reached<unknown>, { part: null }>): Finding {
  return isMade ? fail('database.away', { reason }) : warn('database.none', { reason });
}

async function migrations(client: pg.ClientBase): Promise<Finding> {
  if (await isThere(client, restoreMark.table)) return fail('migrations.restoring', {});
  const known = knownMigrations();
  const run = await readMigrations(client);
  const unknown = run.filter((hash) => !known.includes(hash)).length;
  if (unknown > 0) return fail('migrations.newer', { count: unknown });
  const missing = known.length - run.length;
  return missing > 0
    ? warn('migrations.older', { count: missing })
    : ok('migrations.same', { count: run.length });
}

type Settings = Record<string, string>;

async function settings(client: pg.ClientBase): Promise<Finding> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit',
       'server_encoding', 'max_connections', 'data_checksums', 'default_transaction_read_only')
     union all select 'in_recovery', pg_is_in_recovery()::text`,
  );
  return settingsOf(Object.fromEntries(rows.map(({ name, setting }) => [name, setting])));
}

/** Judges settings of PostgreSQL on which stored data depends. */
export function settingsOf(found: Settings): Finding {
  const alter = (name: string) => `alter system set ${name} = on; select pg_reload_conf();`;
  if (found.in_recovery === 'true' || found.default_transaction_read_only === 'on') {
    return fail('database-settings.read-only', {});
  }
  if (found.server_encoding !== 'UTF8') {
    return fail('database-settings.encoding', { encoding: found.server_encoding ?? '' });
  }
  for (const name of ['fsync', 'full_page_writes'] as const) {
    if (found[name] === 'off') return fail('database-settings.unsafe', { name }, alter(name));
  }
  const commit = found.synchronous_commit;
  if (commit === 'off') return warn('database-settings.late-commit', {}, alter('synchronous_commit'));
  const connections = Number(found.max_connections);
  if (connections < leastConnections) {
    return warn('database-settings.few-connections', { connections, least: leastConnections });
  }
  return ok(found.data_checksums === 'on' ? 'database-settings.safe' : 'database-settings.no-checksums', {});
}

interface Load {
  used: number;
  most: number;
  /** How long the longest open transaction has been open, milliseconds. */
  openMs: number;
  age: number;
}

async function load(client: pg.ClientBase): Promise<Finding> {
  const { rows } = await client.query<{ used: string; most: string; open: string | null; age: string }>(
    `select (select count(*) from pg_stat_activity where backend_type = 'client backend') as used,
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
       (select extract(epoch from max(now() - xact_start)) * 1000 from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid()) as open,
       (select age(datfrozenxid) from pg_database where datname = current_database()) as age`,
  );
  const [row] = rows;
  if (row === undefined) return skipped('needs.database', {});
  return loadOf({
    used: Number(row.used),
    most: Number(row.most),
    openMs: Math.round(Number(row.open ?? 0)),
    age: Number(row.age),
  });
}

/** Judges how busy the database is: connections, open transactions, and their age. */
export function loadOf({ used, most, openMs, age }: Load): Finding {
  if (age > oldTransactions) return fail('database-load.vacuum', { age }, 'vacuum (freeze, verbose);');
  if (used >= busyPart * most) return warn('database-load.connections', { used, most });
  if (openMs > longTransactionMs) {
    const command = 'select pid, application_name, query from pg_stat_activity order by xact_start limit 5;';
    return warn('database-load.long', { openMs }, command);
  }
  return ok('database-load.calm', { used, most });
}
