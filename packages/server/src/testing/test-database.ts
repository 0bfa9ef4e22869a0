import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import { inject } from 'vitest';
import type { Database } from '../drivers/database/database.ts';
import { openPostgres } from '../drivers/database/postgres.ts';

/** A hundred requests at once, on a machine that is busy. */
const connectMs = 60_000;

/** A database of its own, with all tables and no rows; closing drops it. */
export async function openTestDatabase(log: Logger): Promise<Database> {
  const { url, drop } = await createDatabase();
  const database = openPostgres(url, log, connectMs);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** As `openTestDatabase`, for processes that open it themselves; without the tables too, where they shall be made. */
export async function createDatabase({
  isBare = false,
} = {}): Promise<{ url: string; drop(): Promise<void> }> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = isBare ? 'template1' : 'template_of_tests';
  await ask(url.href, `create database ${name} template ${template} strategy ${inject('copyStrategy')}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => ask(url.href, `drop database ${name} with (force)`) };
}

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An account by its id alone, for tests without sign-up. */
export async function addUser({ pool }: Database, id: string): Promise<void> {
  await pool.query('insert into users (id, name, email) values ($1, $1, $2)', [id, `${id}@example.com`]);
}
