/** How tours of owners come into the gallery and out of it; who may do what is in the access table. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf, TestBrowser } from '../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let olga: TestBrowser;
let ann: TestBrowser;
let now = new Date('2026-05-04T10:00:00Z');

beforeAll(async () => {
  server = await openTestServer({ clock: () => now });
  await server.work();
  const operator = await server.signUp('olga@example.com');
  const owner = await server.signUp('ann@example.com');
  await query('insert into operators (user_id) values ($1)', [operator.userId]);
  await query(`update users set locale = 'en-XA' where id = $1`, [owner.userId]);
  [olga, ann] = [browserOf(server, operator), browserOf(server, owner)];
});
afterAll(() => server.close());

function query(text: string, values: unknown[] = []) {
  return server.services.database.pool.query(text, values);
}

async function publishedTour(name: string): Promise<string> {
  const facts = { tourtype: 'real-estate', description: 'Bright.', factBeds: 3 };
  const { body } = await ann.post<'createTour'>('/api/tours', { name, ...facts });
  await ann.post(`/api/tours/${body.id}/publish`);
  return body.id;
}
const ask = (id: string) => ann.post(`/api/tours/${id}/gallery`);
const decide = (id: string, from: string, to: string, reason = '') =>
  olga.post(`/api/operator/gallery/${id}`, { from, to, reason });
const open = async () => (await olga.get<'getServerFacts'>('/api/operator')).body.openGalleryRequests;
const place = async (id: string) => (await ann.get(`/api/tours/${id}/gallery`)).body;
const titles = async () =>
  (await new TestBrowser(server).get<'getDemos'>('/api/demos')).body.items.map(
    ({ title }: { title: string }) => title,
  );
/** Without the one that every new account gets. */
const mailsTo = (email: string) =>
  server.mail.sent.filter((mail) => mail.to === email && !mail.actionLink?.includes('verifyEmail'));

test('a published tour is in the gallery once an operator takes it, as visitors see it', async () => {
  const id = await publishedTour('Maple Street');
  expect(await place(id)).toMatchObject({ state: 'none' });
  expect(await titles()).toEqual([]);
  expect(await open()).toBe(0);
  expect((await ask(id)).body).toMatchObject({ state: 'asked', askedAt: now.toISOString() });
  expect(await open()).toBe(1);
  expect(await titles()).toEqual([]);
  await expect.poll(() => mailsTo('olga@example.com')).toHaveLength(1);
  expect(mailsTo('olga@example.com')[0]).toMatchObject({
    subject: 'A tour for the gallery: Maple Street',
    replyTo: 'ann@example.com',
    actionLink: 'http://localhost:3000/admin?show=gallery',
  });
  expect((await olga.get('/api/operator/gallery')).body).toMatchObject({
    total: 1,
    items: [{ tourId: id, title: 'Maple Street', state: 'asked', isPublished: true, owner: { name: 'ann' } }],
  });

  expect((await decide(id, 'asked', 'accepted')).body).toMatchObject({ state: 'accepted' });
  // The list hears of it by the database.
  await expect.poll(titles).toEqual(['Maple Street']);
  expect((await new TestBrowser(server).get<'getDemos'>('/api/demos')).body.items).toEqual([
    {
      id,
      title: 'Maple Street',
      description: 'Bright.',
      category: 'real-estate',
      thumbnail: null,
      facts: { factBeds: 3 },
    },
  ]);
  const row = (await ann.get<'listTours'>('/api/tours')).body.items.find(
    (each: { id: string }) => each.id === id,
  );
  expect(row).toMatchObject({ gallery: 'accepted' });
  expect((await olga.get<'listAudit'>('/api/operator/audit')).body.items[0]).toMatchObject({
    act: 'gallery.accept',
    by: 'olga@example.com',
    subject: id,
  });

  const edit = { id: randomUUID(), v: 1, kind: 'tour.set', field: 'name', value: 'Not yet' };
  await ann.post(`/api/tours/${id}/edits`, { base: 2, edits: [edit] });
  expect(await titles()).toEqual(['Maple Street']);
  await ann.post(`/api/tours/${id}/publish`);
  await expect.poll(titles).toEqual(['Not yet']);
  await ann.post(`/api/tours/${id}/unpublish`);
  await expect.poll(titles).toEqual([]);
  await ann.post(`/api/tours/${id}/publish`);
  await expect.poll(titles).toEqual(['Not yet']);

  expect((await ann.delete(`/api/tours/${id}/gallery`)).body).toMatchObject({ state: 'none' });
  await expect.poll(titles).toEqual([]);
  expect((await olga.get<'listGalleryRequests'>('/api/operator/gallery')).body.total).toBe(0);
});

test('the owner is notified in their language, once for each decision, with the reason', async () => {
  const id = await publishedTour('Loft');
  await ask(id);
  const mails = () => mailsTo('ann@example.com').filter(({ text }) => text.includes('Loft'));
  expect((await decide(id, 'asked', 'declined', 'The photos are dark.')).status).toBe(200);
  // Sent again, as after a lost connection.
  expect((await decide(id, 'asked', 'declined', 'The photos are dark.')).status).toBe(200);
  expect(await place(id)).toMatchObject({ state: 'declined', reason: 'The photos are dark.' });
  await expect.poll(mails).toHaveLength(1);
  expect(mails()[0]?.text).toContain('The photos are dark.');
  // The words are those of the pseudo-locale.
  expect(mails()[0]?.subject).not.toContain('gallery');
  expect((await decide(id, 'declined', 'accepted')).status).toBe(200);
  await expect.poll(mails).toHaveLength(2);
  expect((await decide(id, 'accepted', 'removed')).status).toBe(200);
  await expect.poll(mails).toHaveLength(3);
  const acts = (await olga.get<'listAudit'>(`/api/operator/audit?search=${id}`)).body.items;
  expect(acts.map(({ act }: { act: string }) => act)).toEqual([
    'gallery.remove',
    'gallery.accept',
    'gallery.decline',
  ]);
});

test('what was decided meanwhile is not decided over', async () => {
  const id = await publishedTour('Villa');
  await ask(id);
  await ann.delete(`/api/tours/${id}/gallery`);
  expect((await decide(id, 'asked', 'accepted')).body).toMatchObject({
    status: 409,
    code: 'gallery_moved_on',
    params: { state: 'none' },
  });
  await ask(id);
  expect((await decide(id, 'accepted', 'removed')).status).toBe(409);
  expect((await decide(randomUUID(), 'asked', 'accepted')).status).toBe(404);
});

test('operators hear of one tour once a day, however often its owner asks', async () => {
  const id = await publishedTour('Cabin');
  const heard = async () =>
    (
      await query(
        `select 1 from pgboss.job where data->'values'->>'id' = $1 and data->>'template' = 'galleryAsked'`,
        [id],
      )
    ).rows.length;
  await ask(id);
  await ask(id);
  await ann.delete(`/api/tours/${id}/gallery`);
  await ask(id);
  expect(await heard()).toBe(1);
  await ann.delete(`/api/tours/${id}/gallery`);
  now = new Date(now.getTime() + 25 * 60 * 60_000);
  await ask(id);
  expect(await heard()).toBe(2);
});

test('a draft has no place, and a tour that is deleted for good leaves no request', async () => {
  const { body } = await ann.post<'createTour'>('/api/tours', { name: 'Draft' });
  expect((await ask(body.id)).body).toMatchObject({ status: 409, code: 'tour_not_published' });
  const id = await publishedTour('Gone');
  await ask(id);
  await decide(id, 'asked', 'accepted');
  await expect.poll(titles).toEqual(['Gone']);
  await ann.delete(`/api/tours/${id}`);
  await expect.poll(titles).toEqual([]);
  await ann.delete(`/api/bin/${id}`);
  expect((await query('select 1 from gallery_requests where tour_id = $1', [id])).rows).toEqual([]);
});
