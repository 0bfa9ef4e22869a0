/** Invitations to work on somebody's tours, and handing a tour over to another owner. */
import { randomUUID } from 'node:crypto';
import type { People, SentOffer } from '@tourwright/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf } from '../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let counter = 0;
async function newPerson(name: string) {
  const email = `${name}${++counter}@example.com`;
  const user = await server.signUp(email);
  const { userId } = user;
  const browser = browserOf(server, user);
  const own = `/api/users/${userId}`;
  return {
    ...{ email, userId, browser, own },
    newTour: async (title: string) =>
      ((await browser.post('/api/tours', { name: title })).body as { id: string }).id,
    offer: (body: object) => browser.post(`${own}/offers`, body),
    people: async () => (await browser.get(`${own}/people`)).body as People,
    rename: (tourId: string, value: string) =>
      browser.post(`/api/tours/${tourId}/edits`, {
        base: 1,
        edits: [{ id: randomUUID(), v: 1, kind: 'tour.set', field: 'name', value }],
      }),
    answer: (offer: SentOffer, way: 'accept' | 'decline') =>
      browser.post(`/api/offers/${tokenOf(offer)}/${way}`, {}),
  };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

const tokenOf = ({ link }: SentOffer) => new URL(link).searchParams.get('offer') ?? '';
const invitation = (to: Person, tourIds: string[] | null, role = 'editor') => ({
  ...{ kind: 'invitation', email: to.email, role, tourIds },
});
const mailsTo = async (email: string) => {
  const { rows } = await server.services.database.pool.query(
    `select data from pgboss.job where name = 'send-mail' and data->>'template' like 'offer%'`,
  );
  return rows.filter(({ data }) => JSON.stringify(data).includes(email) || data.values.id !== undefined)
    .length;
};

test('an invited editor works on that tour alone, until the owner removes them', async () => {
  const [ann, ed] = [await newPerson('ann'), await newPerson('ed')];
  const [first, second] = [await ann.newTour('First'), await ann.newTour('Second')];
  const before = await mailsTo(ed.email);
  const { status, body } = await ann.offer(invitation(ed, [first]));
  expect(status).toBe(201);
  expect(await mailsTo(ed.email)).toBe(before + 1);
  expect((await ed.browser.get(`/api/tours/${first}`)).status).toBe(404);
  const shown = await ed.browser.get(`/api/offers/${tokenOf(body as SentOffer)}`);
  expect(shown.body).toMatchObject({
    kind: 'invitation',
    role: 'editor',
    tours: [{ title: 'First' }],
    isOwn: false,
  });
  expect((await ed.answer(body as SentOffer, 'accept')).status).toBe(200);
  expect((await ed.rename(first, 'By Ed')).status).toBe(200);
  expect((await ed.browser.get(`/api/tours/${second}`)).status).toBe(404);
  expect((await ann.people()).members).toMatchObject([
    { userId: ed.userId, role: 'editor', tours: [{ id: first }] },
  ]);
  expect((await ed.people()).shared).toMatchObject([{ owner: { id: ann.userId }, tours: [{ id: first }] }]);
  expect(Date.parse((await ann.people()).members[0]?.activeAt ?? '')).toBeGreaterThan(0);
  const changes = await ann.browser.get(`${ann.own}/changes`);
  expect(changes.body).toMatchObject({
    items: [{ userId: ed.userId, tour: { title: 'By Ed' }, areas: ['tour'] }],
  });
  expect((await ann.browser.delete(`${ann.own}/people/${ed.userId}`)).status).toBe(200);
  expect((await ed.browser.get(`/api/tours/${first}`)).status).toBe(404);
});

test('a member of all tours also works on new ones; a changed role takes effect at once', async () => {
  const [ann, vi] = [await newPerson('ann'), await newPerson('vi')];
  await ann.newTour('First');
  const { body } = await ann.offer(invitation(vi, null, 'viewer'));
  await vi.answer(body as SentOffer, 'accept');
  const later = await ann.newTour('Later');
  expect((await vi.browser.get(`/api/tours/${later}`)).status).toBe(200);
  expect((await vi.rename(later, 'No')).status).toBe(403);
  const raised = await ann.browser.patch(`${ann.own}/people/${vi.userId}`, { role: 'editor' });
  expect(raised.body).toMatchObject({ role: 'editor', tours: null });
  expect((await vi.rename(later, 'Yes')).status).toBe(200);
  const latest = await ann.newTour('Latest');
  expect((await vi.rename(latest, 'Yes')).status).toBe(200);
  expect((await vi.browser.delete(`${vi.own}/memberships/${ann.userId}`)).status).toBe(200);
  expect((await vi.browser.get(`/api/tours/${later}`)).status).toBe(404);
  expect((await ann.people()).members).toEqual([]);
});

test('a link works once, for its recipient; one that was withdrawn, altered or has expired does nothing', async () => {
  const [ann, ed, eve] = [await newPerson('ann'), await newPerson('ed'), await newPerson('eve')];
  const tour = await ann.newTour('First');
  const ask = async () => (await ann.offer(invitation(ed, [tour]))).body as SentOffer;
  const gone = { status: 410 };
  const withdrawn = await ask();
  await ann.browser.delete(`${ann.own}/offers/${withdrawn.id}`);
  expect(await ed.answer(withdrawn, 'accept')).toMatchObject(gone);
  const replaced = await ask();
  const offer = await ask();
  expect(await ed.answer(replaced, 'accept')).toMatchObject(gone);
  expect((await ann.people()).offers).toMatchObject([{ id: offer.id }]);
  const altered = { ...offer, link: offer.link.slice(0, -2) };
  expect(await ed.answer(altered, 'accept')).toMatchObject({ status: 404 });
  expect(await ann.answer(offer, 'accept')).toMatchObject({ status: 409 });
  expect((await eve.browser.delete(`${eve.own}/offers/${offer.id}`)).status).toBe(404);
  await server.services.database.pool.query('update offers set expires_at = now() where id = $1', [offer.id]);
  expect(await ed.answer(offer, 'accept')).toMatchObject(gone);
  expect((await ann.people()).offers).toEqual([]);
  await ann.browser.post(`${ann.own}/offers/${offer.id}/resend`, {});
  // Not again and again into the same mailbox.
  expect((await ann.browser.post(`${ann.own}/offers/${offer.id}/resend`, {})).status).toBe(429);
  expect((await ed.answer(offer, 'accept')).status).toBe(200);
  expect(await ed.answer(offer, 'accept')).toMatchObject(gone);
});

test('nobody offers what is not theirs, or anything to themselves', async () => {
  const [ann, eve] = [await newPerson('ann'), await newPerson('eve')];
  const tour = await ann.newTour('First');
  expect((await eve.offer(invitation(ann, [tour]))).status).toBe(404);
  const handover = { kind: 'handover', email: 'x@example.com', tourId: tour, withLeads: true };
  expect((await eve.offer(handover)).status).toBe(404);
  expect((await ann.offer(invitation(ann, [tour]))).status).toBe(409);
  expect((await ann.offer({ ...invitation(eve, null), role: 'owner' })).status).toBe(400);
});

test('a tour is its owner’s until the other one accepts; then it is theirs with all that visitors see', async () => {
  const [ann, ed, paul] = [await newPerson('ann'), await newPerson('ed'), await newPerson('paul')];
  const tour = await ann.newTour('Townhouse');
  await ann.browser.post(`/api/tours/${tour}/publish`, {});
  await ed.answer((await ann.offer(invitation(ed, [tour]))).body as SentOffer, 'accept');
  const lead = async (id: string) => {
    const text = `insert into leads (id, request_id, tour_id, owner_id, tour_title, name, email, phone, message, status,
      path, locale, consent, consent_version, created_at, updated_at) values ($1, $1, $2, $3, 'Townhouse', 'Marta',
      'marta@example.com', '', 'Hello', 'new', '[]', 'en', '', 1, now(), now())`;
    await server.services.database.pool.query(text, [id, tour, ann.userId]);
  };
  await lead(`lead ${tour}`);
  const offered = await ann.offer({ kind: 'handover', email: paul.email, tourId: tour, withLeads: false });
  const offer = offered.body as SentOffer;
  expect((await paul.browser.get('/api/tours')).body).toMatchObject({ items: [] });
  expect((await ann.rename(tour, 'Still mine')).status).toBe(200);
  expect((await paul.answer(offer, 'accept')).status).toBe(200);
  expect((await paul.browser.get('/api/tours')).body).toMatchObject({
    items: [{ id: tour, title: 'Still mine' }],
  });
  expect((await ann.browser.get('/api/tours')).body).toMatchObject({ items: [] });
  // Visitors still have what was published; those who worked on it for Ann are visitors now.
  for (const visitor of [ann, ed])
    expect((await visitor.browser.get(`/api/tours/${tour}`)).body).toMatchObject({
      name: 'Townhouse',
      user_id: paul.userId,
    });
  expect((await ed.rename(tour, 'No')).status).toBe(404);
  expect((await ann.rename(tour, 'No')).status).toBe(404);
  const changes = async () => (await paul.browser.get(`${paul.own}/changes`)).body;
  expect(await changes()).toMatchObject({ items: [] });
  expect((await paul.rename(tour, 'Mine now')).status).toBe(200);
  expect(await changes()).toMatchObject({ items: [{ userId: paul.userId, tour: { id: tour } }] });
  expect((await paul.browser.get(`/api/tours/${tour}`)).body).toMatchObject({
    name: 'Mine now',
    user_id: paul.userId,
  });
  expect((await ann.browser.get('/api/leads')).body).toMatchObject({ items: [{ id: `lead ${tour}` }] });
  expect((await paul.browser.get('/api/leads')).body).toMatchObject({ items: [] });
});

test('leads go along where that was ticked; a declined tour stays', async () => {
  const [ann, paul] = [await newPerson('ann'), await newPerson('paul')];
  const tour = await ann.newTour('Townhouse');
  const handover = { kind: 'handover', email: paul.email, tourId: tour, withLeads: true };
  await paul.answer((await ann.offer(handover)).body as SentOffer, 'decline');
  expect((await ann.browser.get('/api/tours')).body).toMatchObject({ items: [{ id: tour }] });
  await server.services.database.pool.query(
    `insert into leads (id, request_id, tour_id, owner_id, tour_title, name, email, phone, message, status,
      path, locale, consent, consent_version, created_at, updated_at) values ($1, $1, $2, $3, 'Townhouse', 'Marta',
      'marta@example.com', '', 'Hello', 'new', '[]', 'en', '', 1, now(), now())`,
    [`lead ${tour}`, tour, ann.userId],
  );
  await paul.answer((await ann.offer(handover)).body as SentOffer, 'accept');
  expect((await paul.browser.get('/api/leads')).body).toMatchObject({ items: [{ id: `lead ${tour}` }] });
  expect((await ann.browser.get('/api/leads')).body).toMatchObject({ items: [] });
  await server.work();
  const mails = () => server.mail.sent.filter(({ to }) => to === ann.email).map(({ text }) => text);
  await expect.poll(() => mails().join()).toContain('neither are its leads and orders');
});
