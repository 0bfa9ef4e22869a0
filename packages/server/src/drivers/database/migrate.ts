import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** Where a restore says that it works here; it goes with the last step of the restore. */
export const restoreMark = { schema: 'restoring', table: 'restoring.backup' };

interface MigrateOptions {
  /** Runs this many of all migrations only, for rows of an older release. */
  upTo?: number;
  /** Whether it is the restore itself that asks. */
  restores?: boolean;
}

/**
 * Brings the database at `url` up to this code. Several processes may do so at once: an advisory lock lets one
 * of them work while the others wait. Answers how many migrations it ran. Throws when a newer version was here, or a
 * restore that has not ended.
 */
export async function migrate(url: string, { upTo, restores = false }: MigrateOptions = {}): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'tourwright migrate' });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('tourwright-migrate'))");
    if (!restores && (await isThere(client, restoreMark.table))) {
      throw new Error(
        'A restore into this database did not come to its end. Run the same `tourwright restore` again: it starts over.',
      );
    }
    const known = knownMigrations();
    const before = await readMigrations(client);
    const unknown = before.filter((hash) => !known.includes(hash)).length;
    if (unknown > 0) {
      throw new Error(
        `The database holds ${unknown} migration(s) that this version of Tourwright does not know. ` +
          'Start the version that made them, or a newer one.',
      );
    }
    await runFirst(client, upTo ?? known.length, known.length);
    return (upTo ?? known.length) - before.length;
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}

/** Throws unless the database at `url` is as this code has it: a command beside a running server changes nothing of that. */
export async function checkMigrated(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'tourwright' });
  await client.connect();
  try {
    if ((await readMigrations(client)).join() === knownMigrations().join()) return;
    throw new Error(
      'The server that runs is of another release than this command. Restart it with this one first.',
    );
  } finally {
    await client.end();
  }
}

/** The hashes of all migrations of this code, in their order. */
export function knownMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}

/** The columns of every table after the first `count` migrations, by the name of the table. */
export function tablesAfter(count: number): Map<string, Set<string>> {
  const readMeta = <Content>(name: string) =>
    JSON.parse(readFileSync(join(migrationsFolder, 'meta', name), 'utf8')) as Content;
  const { entries } = readMeta<{ entries: { tag: string }[] }>('_journal.json');
  const [number = ''] = entries[count - 1]?.tag.split('_') ?? [];
  const { tables } = readMeta<{ tables: Record<string, { name: string; columns: Record<string, unknown> }> }>(
    `${number}_snapshot.json`,
  );
  return new Map(Object.values(tables).map(({ name, columns }) => [name, new Set(Object.keys(columns))]));
}

/** The hashes of those that a database has gone through; none where there are no tables yet. */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  if (!(await isThere(client, 'drizzle.__drizzle_migrations'))) return [];
  const rows = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.rows.map(({ hash }) => hash);
}

async function runFirst(client: pg.Client, count: number, all: number): Promise<void> {
  const database = drizzle({ client, casing: 'snake_case' });
  if (count === all) return runMigrations(database, { migrationsFolder });
  // The library runs all of a folder.
  const folder = mkdtempSync(join(tmpdir(), 'tourwright-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const path = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: unknown[] };
    writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await runMigrations(database, { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether there is such a table. */
export async function isThere(client: pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    table,
  ]);
  return rows[0]?.there ?? false;
}
