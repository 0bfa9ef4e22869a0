import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';

let admin: pg.Client;
let url: string;

beforeEach(async () => {
  const name = `migrate_${randomBytes(6).toString('hex')}`;
  admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const own = new URL(inject('postgresUrl'));
  own.pathname = `/${name}`;
  url = own.href;
});
afterEach(async () => {
  await admin.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
  await admin.end();
});

test('several processes at once make the tables once', async () => {
  const counts = await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)]);
  expect(counts.filter((count) => count > 0)).toHaveLength(1);
  expect(await migrate(url)).toBe(0);
});

test('a database that a newer version migrated stops the start with a line that says so', async () => {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)",
  );
  await client.end();
  await expect(migrate(url)).rejects.toThrow(
    'The database holds 1 migration(s) that this version of Tourwright does not know.',
  );
});
