import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/**
 * Brings the database at `url` up to this code. Several processes may do so at once: an advisory lock lets one
 * of them work while the others wait. Answers how many migrations it ran. Throws when a newer version was here.
 */
export async function migrate(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'tourwright migrate' });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('tourwright-migrate'))");
    const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
    const before = await appliedMigrations(client);
    const unknown = before.filter((hash) => !known.includes(hash)).length;
    if (unknown > 0) {
      throw new Error(
        `The database holds ${unknown} migration(s) that this version of Tourwright does not know. ` +
          'Start the version that made them, or a newer one.',
      );
    }
    await runMigrations(drizzle({ client, casing: 'snake_case' }), { migrationsFolder });
    return known.length - before.length;
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}

async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const table = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!table.rows[0]?.there) return [];
  const rows = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  return rows.rows.map(({ hash }) => hash);
}
