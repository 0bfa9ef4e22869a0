/** The data of the first release is complete after an upgrade to the current one. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { migrate } from './drivers/database/migrate.ts';
import { openPostgres } from './drivers/database/postgres.ts';
import { cheapPasswords } from './testing/cheap-passwords.ts';
import { createDatabase } from './testing/test-database.ts';
import { openTestServer, testOrigin } from './testing/test-server.ts';

const migrationsFolder = join(import.meta.dirname, 'drivers/database/migrations');
const password = 'correct horse battery';
/** A tour as that release stored it. */
const stored = join(import.meta.dirname, '../../tour/fixtures/stored-by-0.1.0.json');
const document = JSON.parse(readFileSync(stored, 'utf8')).before;
const tourId: string = document.id;
const [scene] = document.scenes;

/** The database as the first release made it: its first migration, and nothing of the later ones. */
async function migrateToFirst(client: pg.Client): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tourwright-first-'));
  const first = readdirSync(migrationsFolder).find((name) => name.startsWith('0000_')) ?? '';
  writeFileSync(join(folder, first), readFileSync(join(migrationsFolder, first)));
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  mkdirSync(join(folder, 'meta'));
  const entries = journal.entries.slice(0, 1);
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  await runMigrations(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
}

/** Rows as that release wrote them. */
async function writeRows(client: pg.Client): Promise<void> {
  const hash = await cheapPasswords.hash(password);
  const edit = { id: 'first-edit', v: 1, kind: 'tour.set', field: 'name', value: 'Maple Street' };
  const refused = { id: 'e', status: 'refused', reason: 'no_such_scene', detail: 'There is no scene 9' };
  const rows: [string, unknown[]][] = [
    [
      `insert into users (id, name, email, email_verified, profile) values ('ann', 'Ann', 'ann@example.com', true, $1)`,
      [{ phone: '123' }],
    ],
    [
      `insert into accounts (id, account_id, provider_id, user_id, password) values ('a', 'ann', 'credential', 'ann', $1)`,
      [hash],
    ],
    [
      `insert into tours (id, user_id, document, version, activity, published_version, created_at, updated_at)
       values ($1, 'ann', $2, 7, 'published', 5, now(), now())`,
      [tourId, JSON.stringify(document)],
    ],
    [
      `insert into tour_snapshots (tour_id, version, document, created_at) values ($1, 5, $2, now())`,
      [tourId, JSON.stringify(document)],
    ],
    [
      `insert into tour_edits (tour_id, edit_id, version, edit, answer, user_id, at)
       values ($1, 'first-edit', 7, $2, $3, 'ann', now()), ($1, 'e', null, '{}', $4, 'ann', now())`,
      [tourId, JSON.stringify(edit), JSON.stringify({ id: edit.id, status: 'applied', version: 7 }), refused],
    ],
    [
      `insert into media (key, revision, sha256, size_bytes, content_type, state, failures, fault_code, fault_message)
       values ('m1', 'r', 'x', 1000, 'image/jpeg', 'failed', 3, 'damaged', 'The file is damaged.')`,
      [],
    ],
    [
      `insert into images (id, slug, tour_id, user_id, area, media_key) values ('i1', $1, $2, 'ann', 'scene', 'm1')`,
      [scene.slug, tourId],
    ],
    [
      `insert into events (name, tour_id, parameters, at) values ('tour_welcome_page_view', $1, '{}', now())`,
      [tourId],
    ],
  ];
  for (const [text, values] of rows) await client.query(text, values);
}

test('what the first release stored is there after the start of today’s', async () => {
  const { url, drop } = await createDatabase({ isBare: true });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrateToFirst(client);
  await writeRows(client);
  await client.end();

  expect(await migrate(url)).toBeGreaterThan(10);
  const server = await openTestServer({ database: openPostgres(url, pino({ level: 'silent' })) });
  const loggedIn = await server.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin: testOrigin },
    payload: { email: 'ann@example.com', password },
  });
  expect(loggedIn.statusCode, loggedIn.body).toBe(200);
  const cookie = loggedIn.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const get = async (path: string) => (await server.app.inject({ url: path, headers: { cookie } })).json();

  expect(await get('/api/users/ann')).toMatchObject({ name: 'Ann', phone: '123' });
  expect((await get('/api/tours')).items).toMatchObject([{ id: tourId, title: 'Maple Street', views: 1 }]);
  const tour = await get(`/api/tours/${tourId}`);
  expect(tour.scenes.map(({ name }: { name: string }) => name)).toEqual(
    document.scenes.map(({ name }: { name: string }) => name),
  );
  const { images } = await get(`/api/tours/${tourId}/media`);
  expect(images[scene.slug]).toMatchObject({
    state: 'failed',
    reason: { code: 'damaged', params: {} },
  });
  const visited = await server.app.inject(`/welcome/${tourId}`);
  expect([visited.statusCode, visited.body.includes('Maple Street')]).toEqual([200, true]);
  // An editor that was away since then gets what it missed, and may continue.
  const edits = [{ id: 'todays-edit', v: 1, kind: 'tour.set', field: 'name', value: 'Oak Street' }];
  const sent = await server.app.inject({
    method: 'POST',
    url: `/api/tours/${tourId}/edits`,
    headers: { cookie, origin: testOrigin },
    payload: { base: 6, edits },
  });
  expect(sent.json()).toMatchObject({
    answers: [{ status: 'applied', version: 8 }],
    missed: [{ version: 7, edit: { id: 'first-edit' } }],
  });
  const texts = await server.services.database.pool.query(
    'select answer::text as said from tour_edits union all select fault_params::text from media',
  );
  expect(JSON.stringify(texts.rows)).not.toMatch(/There is no|is damaged/);
  await server.close();
  await drop();
});
