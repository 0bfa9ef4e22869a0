import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import { inject } from 'vitest';
import type { Database } from '../drivers/database/database.ts';
import { openPostgres } from '../drivers/database/postgres.ts';

/** A database of its own, with all tables and no rows; closing drops it. */
export async function openTestDatabase(log: Logger): Promise<Database> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await ask(url.href, `create database ${name} template template_of_tests`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = openPostgres(own.href, log);
  return {
    ...database,
    close: async () => {
      await database.close();
      await ask(url.href, `drop database ${name} with (force)`);
    },
  };
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
