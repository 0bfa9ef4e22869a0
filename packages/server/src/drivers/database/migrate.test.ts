import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { tour } from '@tourwright/tour/document';
import { summarize } from '@tourwright/tour/rules';
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

test('what is stored already learns which files its snapshots name, and the one spelling of their names', async () => {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // As before that migration.
  await client.query('alter table tour_snapshots drop column names');
  const document = {
    scenes: [{ slug: 't1/a "b".jpg', text: 't2/c.jpg' }, 'users/u1/d.png'],
    centerLogo: 'l.png',
  };
  await client.query(
    `insert into tours (id, user_id, document, summary, version, activity, created_at, updated_at)
     values ('t1', 'u1', '{}', '{}', 1, 'published', now(), now())`,
  );
  await client.query(
    'insert into tour_snapshots (tour_id, version, document, created_at) values ($1, 1, $2, now())',
    ['t1', JSON.stringify(document)],
  );
  for (const [id, slug] of [
    ['1', 't1/cafe\u0301.jpg'],
    ['2', 't1/u\u0308.jpg'],
    ['3', 't1/\u00fc.jpg'],
  ]) {
    await client.query(`insert into images (id, slug, user_id, area) values ($1, $2, 'u1', 'scene')`, [
      id,
      slug,
    ]);
  }
  await client.query(await migration('snapshot_names'));
  const { rows } = await client.query('select names from tour_snapshots');
  expect(rows[0].names).toEqual(expect.arrayContaining(['t1/a "b".jpg', 'users/u1/d.png', 't1/l.png']));
  expect(rows[0].names).not.toContain('t2/c.jpg');
  const images = await client.query('select slug from images order by id');
  // Of two files whose names differ by their spelling alone each keeps its own.
  expect(images.rows.map(({ slug }) => slug)).toEqual([
    't1/caf\u00e9.jpg',
    't1/u\u0308.jpg',
    't1/\u00fc.jpg',
  ]);
  await client.end();
});

test('tours that were there before summaries get theirs', async () => {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const whole = tour.parse({
    ...{
      id: 't1',
      schema: 1,
      version: 3,
      user_id: 'ann',
      name: 'House',
      updated_at: '2026-11-20T10:00:00.000Z',
    },
    ...{ activity: 'unpublished', published_version: null, published_at: null, extra: ['long'] },
    ...{ audio: [], brochures: [], floorPlans: [] },
    scenes: [
      { id: 1, name: 'Hall', slug: 't1/a.jpg', view: { yaw: 1, pitch: 2, hfov: 80 }, extra: 'long' },
      { id: 2, name: 'Yard', slug: 't1/b.jpg' },
    ],
  });
  for (const document of [whole, { ...whole, id: 't2', scenes: [] }]) {
    await client.query(
      `insert into tours (id, user_id, document, summary, version, activity, created_at, updated_at)
       values ($1, 'ann', $2, '{}', 3, 'unpublished', now(), now())`,
      [document.id, JSON.stringify(document)],
    );
  }
  const [, , , update = ''] = (await migration('tour_summary')).split('--> statement-breakpoint');
  await client.query(update);
  const { rows } = await client.query('select summary from tours order by id');
  await client.end();
  expect(rows).toEqual([
    { summary: summarize(whole) },
    { summary: { ...summarize(whole), id: 't2', scenes: [] } },
  ]);
});

/** The statements of a migration, by the name that it was given. */
async function migration(name: string): Promise<string> {
  const folder = new URL('migrations/', import.meta.url);
  const [file] = (await readdir(folder)).filter((each) => each.endsWith(`_${name}.sql`));
  return readFile(new URL(file ?? name, folder), 'utf8');
}
