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
  await client.query("insert into users (id, name, email) values ('u1', 'Ann', 'ann@example.com')");
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
  await client.query("insert into users (id, name, email) values ('ann', 'Ann', 'ann@example.com')");
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

test('a database whose rows lost their owners opens: nothing that somebody could reach is lost', async () => {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // As before that migration.
  await client.query(
    `drop table tour_members; drop trigger tours_owner on tours;
     drop table tour_views; drop index mailed_links_email; drop index verifications_value; delete from users;
     alter table images drop constraint images_tour_id_tours_id_fk, drop constraint images_user_id_users_id_fk;
     alter table tours drop constraint tours_user_id_users_id_fk`,
  );
  await client.query("insert into users (id, name, email) values ('ann', 'Ann', 'ann@example.com')");
  for (const [id, owner] of [
    ['t1', 'ann'],
    ['t2', 'nobody'],
    ['demo', 'tourwright-demos'],
  ]) {
    await client.query(
      `insert into tours (id, user_id, document, summary, version, activity, created_at, updated_at)
       values ($1, $2, '{}', '{}', 1, 'published', now(), now())`,
      [id, owner],
    );
  }
  await client.query(
    `insert into images (id, slug, tour_id, user_id, area) values
       ('1', 't1/a.jpg', 't1', 'ann', 'scene'), ('2', 't2/a.jpg', 't2', 'nobody', 'scene'),
       ('3', 'gone/a.jpg', 'gone', 'ann', 'scene'), ('4', 'users/eve/a.jpg', null, 'eve', 'scene')`,
  );
  await client.query(
    `insert into event_days (tour_id, day, name, is_embedded, count) values
       ('t1', '2026-11-01', 'tour_welcome_page_view', false, 3), ('t1', '2026-11-02', 'page_view', true, 4),
       ('t1', '2026-11-02', 'page_view', false, 5), (null, '2026-11-02', 'tour_welcome_page_view', false, 6)`,
  );
  await client.query(await migration('growth'));
  const owners = await client.query('select id, email from users order by id');
  expect(owners.rows).toEqual([
    { id: 'ann', email: 'ann@example.com' },
    { id: 'eve', email: 'REMOVED eve' },
    { id: 'nobody', email: 'REMOVED nobody' },
    { id: 'tourwright-demos', email: 'TOURWRIGHT-DEMOS' },
  ]);
  const images = await client.query('select slug from images order by id');
  expect(images.rows.map(({ slug }) => slug)).toEqual(['t1/a.jpg', 't2/a.jpg', 'users/eve/a.jpg']);
  const views = await client.query('select tour_id, count::int from tour_views');
  expect(views.rows).toEqual([{ tour_id: 't1', count: 7 }]);
  await expect(client.query("delete from users where id = 'ann'")).rejects.toThrow('foreign key');
  await client.end();
});

test('every tour has its owner among its members, from the first start on', async () => {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // As before that migration.
  await client.query(
    'drop trigger tours_owner on tours; drop function keep_tour_owner; drop table tour_members',
  );
  await client.query(
    `insert into users (id, name, email) values ('ann', 'Ann', 'ann@example.com'), ('ben', 'Ben', 'ben@example.com')`,
  );
  const insert = `insert into tours (id, user_id, document, summary, version, activity, created_at, updated_at)
    values ($1, 'ann', '{}', '{}', 1, 'unpublished', now(), now())`;
  const members = async () =>
    (await client.query('select tour_id, user_id, role from tour_members order by tour_id, user_id')).rows;
  const owner = (tourId: string, userId: string) => ({ tour_id: tourId, user_id: userId, role: 'owner' });
  await client.query(insert, ['old']);
  await client.query(await migration('tour_members'));
  await client.query(insert, ['new']);
  expect(await members()).toEqual([owner('new', 'ann'), owner('old', 'ann')]);
  await client.query("insert into tour_members (tour_id, user_id, role) values ('old', 'ben', 'editor')");
  await expect(client.query("update tour_members set role = 'owner'")).rejects.toThrow('tour_members_owner');
  await client.query("update tours set user_id = 'ben' where id = 'old'");
  await client.query("delete from tours where id = 'new'");
  expect(await members()).toEqual([owner('old', 'ben')]);
  await client.end();
});

test('what was wrong with files and edits is kept as a code with parameters, and no words are', async () => {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // As before that migration.
  await client.query('alter table media drop column fault_params, add column fault_message text');
  await client.query(
    `insert into media (key, revision, sha256, size_bytes, content_type, state, fault_code, fault_message) values
       ('a', '', '', 1, '', 'failed', 'damaged', 'The file is damaged …'), ('c', '', '', 1, '', 'ready', null, null),
       ('b', '', '', 1, '', 'failed', 'not_possible', 'The picture is HDR (PQ).')`,
  );
  await client.query(await migration('fault_params'));
  await client.query(await migration('fault_without_text'));
  await client.query(
    `insert into users (id, name, email, email_verified, created_at, updated_at) values ('u', 'Ann', 'a', true, now(), now())`,
  );
  await client.query(
    `insert into tours (id, user_id, document, summary, version, activity, created_at, updated_at) values ('t', 'u', '{}', '{}', 1, 'unpublished', now(), now())`,
  );
  const refused = { id: 'e', status: 'refused', reason: 'no_such_scene', detail: 'There is no scene 9' };
  await client.query(
    `insert into tour_edits (tour_id, edit_id, edit, answer, user_id, at) values ('t', 'e', '{}', $1, 'u', now())`,
    [JSON.stringify(refused)],
  );
  await client.query(await migration('refusals_without_words'));
  await client.query(await migration('no_fault_message'));
  const { rows } = await client.query('select fault_code, fault_params from media order by key');
  const edits = await client.query('select answer from tour_edits');
  await client.end();
  expect(rows).toEqual([
    { fault_code: 'damaged', fault_params: {} },
    { fault_code: 'refused_earlier', fault_params: {} },
    { fault_code: null, fault_params: null },
  ]);
  expect(edits.rows).toEqual([
    { answer: { id: 'e', status: 'refused', code: 'refused_earlier_edit', params: {} } },
  ]);
});

/** The statements of a migration, by the name that it was given. */
async function migration(name: string): Promise<string> {
  const folder = new URL('migrations/', import.meta.url);
  const [file] = (await readdir(folder)).filter((each) => each.endsWith(`_${name}.sql`));
  return readFile(new URL(file ?? name, folder), 'utf8');
}
