/** All data of an account as one file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataExport } from '@tourwright/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer, testOrigin } from '../../testing/test-server.ts';
import { signUpOwner, type TestOwner } from '../../tours/test-owner.ts';
import { openZip } from '../zip/open-zip.ts';

let server: TestServer;
let now = new Date('2026-03-01T12:00:00Z');
let folder: string;
beforeAll(async () => {
  server = await openTestServer({ clock: () => now });
  folder = mkdtempSync(join(tmpdir(), 'tourwright-own-data-'));
  await server.work();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const query = (text: string, values: unknown[] = []) => server.services.database.pool.query(text, values);
const addressOf = ({ userId }: TestOwner) => `/api/users/${userId}/data-export`;
const exportOf = async (owner: TestOwner) =>
  (await owner.ask<'getDataExport'>('GET', addressOf(owner))).body.export;

async function prepare(owner: TestOwner): Promise<DataExport> {
  expect((await owner.ask('POST', addressOf(owner))).status).toBe(202);
  await expect.poll(async () => (await exportOf(owner))?.state, { timeout: 60_000 }).toBe('done');
  return (await exportOf(owner)) as DataExport;
}

/** The JSON files of the archive, by name. */
async function read({ cookie }: TestOwner, { url, sizeBytes }: DataExport) {
  const answer = await server.app.inject({ url: url ?? '', headers: { cookie, origin: testOrigin } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain('tourwright-data-');
  expect(answer.rawPayload.length).toBe(sizeBytes);
  const path = join(folder, 'data.zip');
  await writeFile(path, answer.rawPayload);
  const zip = await openZip(path);
  const files: Record<string, unknown> = {};
  for (const [index, name] of zip.names.entries()) {
    const target = join(folder, `file-${index}`);
    await zip.extract(name, target);
    files[name] = JSON.parse(await readFile(target, 'utf8'));
  }
  zip.close();
  return files;
}

test('holds the account, its tours, leads of any number, and no secret or other account', async () => {
  const ann = await signUpOwner(server, 'ann@example.com');
  const eve = await signUpOwner(server, 'eve@example.com');
  const tour = await ann.create({ name: 'Loft' });
  await eve.create({ name: 'Not hers' });
  await ann.ask('PATCH', `/api/users/${ann.userId}`, { phone: '+49 30 1234' });
  const leads = 1203;
  await query(
    `insert into leads (id, request_id, tour_id, owner_id, tour_title, name, email, phone, message, status, path,
      locale, consent, consent_version, created_at, updated_at)
    select 'lead ' || n, 'lead ' || n, $1, $2, 'Loft', 'Marta ' || n, 'marta@example.com', '', 'Hello', 'new', '[]',
      'en', '', 1, now(), now() from generate_series(1, ${leads}) n`,
    [tour.id, ann.userId],
  );
  await query(
    `insert into tour_links (id, tour_id, key, name, access, password_hash, is_unbranded, shows, created_by, created_at,
      updated_at) values ('link', $1, 'key', 'For Marta', 'password', 'the hash', true, 'published', $2, now(), now())`,
    [tour.id, ann.userId],
  );
  await query(
    `insert into product_stock (tour_id, product_id, variant_id, count, updated_at) values ($1, 'jumper', '', 3, now())`,
    [tour.id],
  );
  await query(`insert into gallery_requests (tour_id, state, asked_at) values ($1, 'asked', now())`, [
    tour.id,
  ]);
  const files = await read(ann, await prepare(ann));
  expect(files['account.json']).toMatchObject({
    user: { email: 'ann@example.com', profile: { phone: '+49 30 1234' } },
    sessions: [{}],
  });
  expect(files['tours.json']).toMatchObject([
    {
      id: tour.id,
      name: 'Loft',
      links: [{ name: 'For Marta', access: 'password' }],
      stock: [{ productId: 'jumper', count: 3 }],
      gallery: { state: 'asked' },
      schedule: null,
    },
  ]);
  expect(files[`tours/${tour.id}.json`]).toMatchObject({ name: 'Loft' });
  const written = files['leads.json'] as { name: string }[];
  expect(new Set(written.map(({ name }) => name)).size).toBe(leads);
  expect(files['orders.json']).toEqual([]);
  expect(files['files.json']).toEqual([]);
  const text = JSON.stringify(files);
  expect(text).not.toContain('Not hers');
  expect(text).not.toContain('the hash');
  const { rows } = await query('select password from accounts where user_id = $1', [ann.userId]);
  expect(text).not.toContain(rows[0].password);
});

test('is mailed about once, replaced by the next, and gone after some days', async () => {
  const bo = await signUpOwner(server, 'bo@example.com');
  const first = await prepare(bo);
  const mails = () =>
    server.mail.sent.filter(({ to, subject }) => to === 'bo@example.com' && /data/.test(subject));
  await expect.poll(() => mails().length).toBe(1);
  expect(mails()[0]?.text).toContain('2026-03-08');
  const second = await prepare(bo);
  expect(second.id).not.toBe(first.id);
  now = new Date('2026-03-09T12:00:00Z');
  await server.services.queue.send('sweep', { name: 'exported accounts' });
  await expect.poll(async () => exportOf(bo)).toBeNull();
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of server.services.storage.list('own-data/')) found.push(key);
    return found;
  };
  await expect.poll(keys).toEqual([]);
  expect((await bo.ask('GET', second.url ?? '')).status).toBe(404);
});
