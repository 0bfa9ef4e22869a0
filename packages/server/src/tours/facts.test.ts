import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { signUpOwner, type TestOwner } from './test-owner.ts';

let server: TestServer;
let ann: TestOwner;
beforeAll(async () => {
  server = await openTestServer();
  ann = await signUpOwner(server, 'ann@example.com');
});
afterAll(() => server.close());

test('visitors read facts as they were published; those of the draft are the owner’s alone', async () => {
  const { id } = await ann.create({ name: 'Maple Lane', activity: true, scenes: [], factBeds: 3 });
  const visit = async () => (await server.app.inject({ url: `/api/tours/${id}` })).json();
  const set = (field: string, value: unknown) =>
    ann.ask<'sendEdits'>('POST', `/api/tours/${id}/edits`, {
      base: 1,
      edits: [{ id: `edit-${field}-0001`, v: 1, kind: 'tour.set', field, value }],
    });
  expect((await set('factAddress', '12 Maple Lane')).body.answers).toMatchObject([{ status: 'applied' }]);
  expect((await visit()).factBeds).toBe(3);
  expect(JSON.stringify(await visit())).not.toContain('12 Maple Lane');
  const { items } = (await ann.ask<'listTours'>('GET', '/api/tours')).body;
  expect(items[0]?.tourData).toMatchObject({ factBeds: 3, factAddress: '12 Maple Lane' });
  await ann.ask('POST', `/api/tours/${id}/publish`);
  expect((await visit()).factAddress).toBe('12 Maple Lane');
});

test('a fact that is none is refused', async () => {
  const { id } = await ann.create({ name: 'Maple Lane' });
  const answersTo = async (field: string, value: unknown) => {
    const edit = { id: `edit-${crypto.randomUUID()}`, v: 1, kind: 'tour.set', field, value };
    return (await ann.ask<'sendEdits'>('POST', `/api/tours/${id}/edits`, { base: 1, edits: [edit] })).body
      .answers;
  };
  for (const [field, value] of [
    ['factPrice', -1],
    ['factPrice', 1.5],
    ['factCurrency', 'euro'],
    ['factYear', 'old'],
    ['factHours', [{ day: 8, opens: '09:00', closes: '18:00' }]],
    ['factHours', [{ day: 1, opens: '9', closes: '18:00' }]],
  ])
    expect(await answersTo(String(field), value)).toMatchObject([{ status: 'refused' }]);
});
