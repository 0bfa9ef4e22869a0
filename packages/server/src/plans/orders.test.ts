import type { AccountPlan, Invoice } from '@tourwright/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '../durations.ts';
import { openTestServer, type TestServer, testOrigin } from '../testing/test-server.ts';
import { bookOf } from './plan-book.ts';

const seller = {
  name: 'Łódź Tours',
  address: ['1 Main Street', '10000 Exampleton'],
  taxNumber: 'XX1',
  email: 'tours@example.com',
  payTo: ['IBAN XX00 0000'],
};
const limits = { scenes: 3, storage: '1 GB', members: 2, monthlyViews: 100 };
const book = bookOf(
  {
    currency: 'EUR',
    tax: { name: 'VAT', percent: 8.1 },
    seller,
    plans: [
      { id: 'small', name: 'Small', limits: { ...limits, tours: 2 } },
      {
        id: 'middle',
        name: 'Middle',
        limits: { ...limits, tours: 3 },
        prices: { monthly: 1000, yearly: 10_000 },
      },
      {
        id: 'large',
        name: 'Large',
        limits: { ...limits, tours: 9 },
        prices: { monthly: 3000, yearly: 30_005 },
      },
    ],
  },
  { name: '', email: '' },
);

let now = new Date('2026-05-10T12:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ book, clock: () => now });
  await server.work();
});
afterAll(() => server.close());

const buyer = {
  company: 'Νόβακ Homes',
  taxNumber: 'XX2',
  street: '4 Station Road',
  city: '10000 Exampleton',
  country: 'Austria',
  email: 'billing@example.com',
};
let counter = 0;

async function newOwner() {
  const user = await server.signUp(`buyer${++counter}@example.com`);
  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
    server.app.inject({
      method,
      url,
      headers: { origin: testOrigin, cookie: user.cookie },
      ...(payload && { payload }),
    });
  const own = `/api/users/${user.userId}/plan`;
  return {
    ...user,
    call,
    plan: async (): Promise<AccountPlan> => (await call('GET', own)).json(),
    order: (planId: string, requestId = `a request ${++counter} of ${user.userId}`, period = 'yearly') =>
      call('POST', `${own}/orders`, { planId, period, requestId, buyer }),
    createTour: () => call('POST', '/api/tours', { name: 'Loft' }),
  };
}

test('an order gets the next number, one mail with the PDF, and starts the plan', async () => {
  const ann = await newOwner();
  const answers = await Promise.all([1, 2, 3].map(() => ann.order('large', 'a request of Ann Novak')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const invoice = answers[0]?.json() as Invoice;
  expect(invoice).toMatchObject({
    ...{ number: '2026-0001', state: 'open', net: 30_005, tax: 2430, total: 32_435, taxPercent: '8.1' },
    dueAt: '2026-05-24T12:00:00.000Z',
    endsAt: '2027-05-10T12:00:00.000Z',
  });
  expect(await ann.plan()).toMatchObject({ planId: 'large', state: 'unpaid', source: 'invoice' });
  const other = await ann.order('middle');
  expect([other.statusCode, other.json()]).toMatchObject([
    409,
    { code: 'invoice_open', params: { number: '2026-0001' } },
  ]);

  const mails = () => server.mail.sent.filter(({ to }) => to === buyer.email);
  await expect.poll(() => mails().length).toBe(1);
  const [mail] = mails();
  expect(mail?.text).toContain('€324.35');
  const file = mail?.attachments?.[0];
  expect(file?.filename).toBe('2026-0001.pdf');
  expect(file?.content.subarray(0, 5).toString()).toBe('%PDF-');

  const pdf = await ann.call('GET', '/api/invoices/2026-0001');
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await (await newOwner()).call('GET', '/api/invoices/2026-0001')).statusCode).toBe(404);
});

test('two accounts can order under the same request id, and each gets its own invoice', async () => {
  const [first, second] = [await newOwner(), await newOwner()];
  const answers = [
    await first.order('middle', 'the same id of both'),
    await second.order('middle', 'the same id of both'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(answers[1]?.json().number).not.toBe(answers[0]?.json().number);
});

test('orders at once, some of which fail, leave no gap between numbers', async () => {
  const owners = await Promise.all(Array.from({ length: 6 }, newOwner));
  const before = await lastNumber();
  const refused = owners.slice(0, 2).map((owner) => owner.order('small'));
  const twice = owners.slice(2).flatMap((owner) => [owner.order('middle'), owner.order('large')]);
  const statuses = (await Promise.all([...refused, ...twice])).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(4);
  const { rows } = await server.services.database.pool.query('select number from invoices order by number');
  expect(rows.map(({ number }) => Number(number.slice(5)))).toEqual(
    Array.from({ length: before + 4 }, (_, index) => index + 1),
  );
});

test('what is not paid is reminded of twice, has its grace, and then only adding ends', async () => {
  const ben = await newOwner();
  const invoice: Invoice = (await ben.order('middle')).json();
  for (let count = 0; count < 3; count++) expect((await ben.createTour()).statusCode).toBe(201);
  const full = (await ben.createTour()).json();
  expect(full).toMatchObject({ code: 'quota_reached', quota: 'tours', limit: 3 });
  expect(full.detail).toContain('larger plan');

  const reminders = () =>
    server.mail.sent.filter(({ subject }) => subject === `Reminder: invoice ${invoice.number} is open`);
  const sweep = () => server.services.queue.send('sweep', { name: 'reminders of invoices' });
  const start = now;
  now = new Date(start.getTime() + 15 * dayMs);
  await sweep();
  await expect.poll(() => reminders().length).toBe(1);
  now = new Date(start.getTime() + 22 * dayMs);
  await Promise.all([sweep(), sweep()]);
  await expect.poll(() => reminders().length).toBe(2);
  expect(await ben.plan()).toMatchObject({
    planId: 'middle',
    state: 'unpaid',
    graceUntil: '2026-06-07T12:00:00.000Z',
  });

  now = new Date(start.getTime() + 29 * dayMs);
  const after = await ben.plan();
  expect(after).toMatchObject({ planId: 'small', state: 'free', usage: { tours: 3 }, limits: { tours: 2 } });
  expect((await ben.call('GET', '/api/tours')).json().items).toHaveLength(3);
  expect((await ben.createTour()).json()).toMatchObject({ quota: 'tours', limit: 2 });

  await server.plans.setPaid(invoice.number);
  await server.plans.setPaid(invoice.number);
  expect(await ben.plan()).toMatchObject({ planId: 'middle', state: 'active' });
  await expect
    .poll(
      () => server.mail.sent.filter(({ subject }) => subject === `Invoice ${invoice.number} is paid`).length,
    )
    .toBe(1);
  await expect(server.plans.cancel(invoice.number)).rejects.toThrow('invoice_paid');
  now = start;
});

test('a larger plan takes over what is left of the one before; the same again follows it', async () => {
  const cleo = await newOwner();
  const start = now;
  await server.plans.setPaid((await cleo.order('middle')).json().number);
  const again: Invoice = (await cleo.order('middle')).json();
  expect([again.startsAt, again.net]).toEqual(['2027-05-10T12:00:00.000Z', 10_000]);
  await server.plans.cancel(again.number);

  now = new Date(start.getTime() + 365 * dayMs * 0.4);
  const upgrade: Invoice = (await cleo.order('large')).json();
  expect(upgrade.lines.map(({ amount }) => amount)).toEqual([30_005, -6000]);
  await server.plans.setPaid(upgrade.number);
  expect(await cleo.plan()).toMatchObject({ planId: 'large', state: 'active' });
  // What was taken over is not there a second time.
  now = new Date(start.getTime() + 365 * dayMs * 1.42);
  expect(await cleo.plan()).toMatchObject({ planId: 'large', state: 'grace' });
  now = new Date(start.getTime() + 365 * dayMs * 1.6);
  expect(await cleo.plan()).toMatchObject({ planId: 'small', state: 'free' });
  now = start;
});

test('scenes beyond the plan are refused one by one, and what is there can be worked on', async () => {
  const dora = await newOwner();
  const { id } = (await dora.createTour()).json();
  const add = (scene: number) => ({
    id: `edit-of-scene-0${scene}`,
    v: 1,
    kind: 'scene.add',
    scene: {
      id: scene,
      name: 'Hall',
      slug: `${id}/${scene}.jpg`,
      cameraPosition: [0, 0, 0.01],
      cameraDirection: [0, 0, 0],
      hotspots: [],
      videos: [],
    },
  });
  const edits = [1, 2, 3, 4].map(add);
  const answer = await dora.call('POST', `/api/tours/${id}/edits`, { base: 1, edits });
  const { answers } = answer.json();
  expect(answers.map(({ status }: { status: string }) => status)).toEqual([
    'applied',
    'applied',
    'applied',
    'refused',
  ]);
  expect(answers[3]).toMatchObject({ code: 'quota_reached', params: { quota: 'scenes', limit: 3 } });
  expect((await dora.plan()).usage.scenes).toBe(3);
  const rename = { id: 'rename-of-scene-1', v: 1, kind: 'scene.rename', sceneId: 1, name: 'Kitchen' };
  const next = await dora.call('POST', `/api/tours/${id}/edits`, { base: 4, edits: [rename] });
  expect(next.json().answers[0].status).toBe('applied');
  expect((await dora.call('POST', `/api/tours/${id}/duplicate`)).json()).toMatchObject({
    quota: 'scenes',
    limit: 3,
  });
});

test('a given plan costs nothing until it is taken back, and operators have no limits of plans', async () => {
  const eve = await newOwner();
  const { rows } = await server.services.database.pool.query('select email from users where id = $1', [
    eve.userId,
  ]);
  await server.plans.give(rows[0].email, 'large');
  expect(await eve.plan()).toMatchObject({ planId: 'large', state: 'active', source: 'given', endsAt: null });
  await server.plans.give(rows[0].email, null);
  expect((await eve.plan()).planId).toBe('small');
  await server.services.database.pool.query('insert into operators (user_id) values ($1)', [eve.userId]);
  expect((await eve.plan()).limits.tours).toBeNull();
});

async function lastNumber(): Promise<number> {
  const { rows } = await server.services.database.pool.query('select last from invoice_numbers');
  return rows[0]?.last ?? 0;
}
