/** What operators do and its line in the audit log are stored together, or neither is. */
import { tmpdir } from 'node:os';
import type { AuditEntry } from '@tourwright/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPlanBook } from '../../plans/plan-book.ts';
import { browserOf, type TestBrowser } from '../../testing/test-browser.ts';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { createOperators } from '../operators.ts';

let server: TestServer;
let olga: TestBrowser;
let ann: TestBrowser;
let annUser: TestUser;
let tourId: string;
let invoice: string;
const id = '0f0f0f0f-1111-4111-8111-111111111111';
const waiting = '0f0f0f0f-2222-4222-8222-222222222222';

beforeAll(async () => {
  const backups = { folder: tmpdir(), keep: { days: 7, weeks: 0, months: 0 }, proveDays: null };
  const book = readPlanBook(null, { name: 'Tours', email: '' });
  server = await openTestServer({ book, config: { backups } });
  const operator = await server.signUp('olga@example.com');
  annUser = await server.signUp('ann@example.com');
  await query('insert into operators (user_id) values ($1)', [operator.userId]);
  [olga, ann] = [browserOf(server, operator), browserOf(server, annUser)];
  const { body } = await ann.post('/api/tours', { name: 'Maple Street' });
  tourId = (body as { id: string }).id;
  await ann.post(`/api/tours/${tourId}/publish`, {});
  await query(
    `insert into contact_messages (id, request_id, reference, kind, about, name, email, company, message, locale,
       consent, is_spam, created_at)
     values ($1, $1, 'R', 'contact', 'tour', 'Elena', 'e@example.com', '', 'Hello', 'en', 'contact 1', false, now())`,
    [id],
  );
  await query(
    `insert into pgboss.job (id, name, data, state)
     values ($1, 'send-mail', '{}', 'failed'), ($2, 'send-mail', '{}', 'created')`,
    [id, waiting],
  );
  await olga.post('/api/operator/announcements', { text: 'Back at ten', endsAt: null });
  await ann.post(`/api/tours/${tourId}/gallery`);
  await query(
    `insert into two_factors (id, secret, backup_codes, user_id, verified) values ('f', 's', 'c', $1, true)`,
    [annUser.userId],
  );
  await query(
    `insert into backup_runs (id, kind, machine, path, started_at) values ('r', 'asked', 'm', '/b.tar', now())`,
  );
  invoice = await orderInvoice();
  await query('alter table operator_acts add constraint full_disk check (false) not valid');
});
afterAll(() => server.close());

async function query(text: string, values: unknown[] = []) {
  return (await server.services.database.pool.query(text, values)).rows;
}

async function orderInvoice(): Promise<string> {
  const buyer = { company: 'A', taxNumber: '', street: 'B', city: 'C', country: 'D', email: 'a@example.com' };
  const order = { planId: 'studio', period: 'yearly', requestId: 'an order of Ann Lee', buyer };
  const { body } = await ann.post(`/api/users/${annUser.userId}/plan/orders`, order);
  return (body as { number: string }).number;
}

/** What somebody does, and the tables that are changed by it. */
interface Case {
  do(): Promise<unknown>;
  tables: string[];
  /** What has to be there before, where that is not what another case needs. */
  prepare?(): Promise<unknown>;
}

/** What the command line does, answered as by an address. */
const asCommand = (act: Promise<unknown>) =>
  act.then(
    () => ({ status: 200 }),
    ({ cause }: Error) => ({ status: `${cause}`.includes('full_disk') ? 500 : 409 }),
  );
const plan = (planId: string | null) =>
  olga.post('/api/operator/plans', { email: 'ann@example.com', planId });
const decide = (from: string, to: string) => () =>
  olga.post(`/api/operator/gallery/${tourId}`, { from, to, reason: '' });
const gallery = ['gallery_requests', 'pgboss.job'];

const cases: Record<AuditEntry['act'], Case> = {
  'job.retry': {
    do: () => olga.post(`/api/operator/jobs/send-mail/${id}/retry`, {}),
    tables: ['pgboss.job'],
  },
  'job.cancel': {
    do: () => olga.post(`/api/operator/jobs/send-mail/${waiting}/cancel`, {}),
    tables: ['pgboss.job'],
  },
  'message.delete': { do: () => olga.delete(`/api/operator/messages/${id}`), tables: ['contact_messages'] },
  'announcement.make': {
    do: () => olga.post('/api/operator/announcements', { text: 'Back at noon', endsAt: null }),
    tables: ['announcements'],
  },
  'announcement.end': {
    do: () => olga.post('/api/operator/announcements/1/end', {}),
    tables: ['announcements'],
  },
  'plan.give': { do: () => plan('studio'), tables: ['subscriptions'] },
  'plan.take': {
    prepare: () =>
      query(
        `insert into subscriptions (user_id, source, status, plan_id, updated_at)
         values ($1, 'given', 'active', 'studio', now())`,
        [annUser.userId],
      ),
    do: () => plan(null),
    tables: ['subscriptions'],
  },
  'invoice.paid': {
    do: () => olga.post(`/api/operator/invoices/${invoice}/paid`, {}),
    tables: ['invoices', 'subscriptions'],
  },
  'invoice.cancel': {
    do: () => asCommand(server.plans.cancel(invoice)),
    tables: ['invoices', 'subscriptions'],
  },
  'tour.unpublish': { do: () => olga.post(`/api/tours/${tourId}/unpublish`, {}), tables: ['tours'] },
  'gallery.accept': { do: decide('asked', 'accepted'), tables: gallery },
  'gallery.decline': { do: decide('asked', 'declined'), tables: gallery },
  'gallery.remove': {
    prepare: () => query(`update gallery_requests set state = 'accepted'`),
    do: decide('accepted', 'removed'),
    tables: gallery,
  },
  'factors.remove': {
    do: () => asCommand(server.removeFactors('ann@example.com')),
    tables: ['two_factors', 'sessions', 'pgboss.job'],
  },
  'backup.make': { do: () => olga.post('/api/operator/backups', {}), tables: ['pgboss.job'] },
  'backup.drill': { do: () => olga.post('/api/operator/backups/r/drill', {}), tables: ['pgboss.job'] },
  // The link is offered again while there is no operator.
  'operator.begin': {
    prepare: () => query('delete from operators'),
    do: async () => {
      const token = await createOperators(server.services).offerToken();
      return ann.post('/api/operator', { token });
    },
    tables: ['operators'],
  },
};

test.each(Object.entries(cases))(
  '%s fails as a whole when its line in the audit log cannot be written',
  async (_act, { prepare, do: act, tables }) => {
    await prepare?.();
    const look = () =>
      Promise.all(tables.map((table) => query(`select to_jsonb(t) as row from ${table} t order by 1`)));
    const before = await look();
    expect(await act()).toMatchObject({ status: 500 });
    expect(await look()).toEqual(before);
  },
);
