import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOperator } from '../access/membership-table.ts';
import { openTestServer, type TestServer, type TestUser, testOrigin } from '../testing/test-server.ts';
import { createOperators, type Operators } from './operators.ts';

let server: TestServer;
let operators: Operators;
beforeAll(async () => {
  server = await openTestServer();
  operators = createOperators(server.services);
});
afterAll(() => server.close());

function claim({ cookie }: TestUser, token: string) {
  const headers = { cookie, origin: testOrigin };
  return server.app.inject({ method: 'POST', url: '/api/operator', headers, payload: { token } });
}

test('every process offers the same link, which makes one operator, and then there is no other', async () => {
  const ann = await server.signUp('ann@example.com');
  const ben = await server.signUp('ben@example.com');
  const first = (await operators.offerToken()) ?? '';
  const second = (await createOperators(server.services).offerToken()) ?? '';

  expect(second).toBe(first);
  expect((await claim(ann, 'guessed')).json()).toMatchObject({ status: 403, code: 'operator_link_used' });
  expect((await claim(ann, second)).json()).toEqual({ operator: true });
  expect((await claim(ben, second)).statusCode).toBe(403);
  expect(await isOperator(server.services.database.orm, ann.userId)).toBe(true);
  expect(await isOperator(server.services.database.orm, ben.userId)).toBe(false);
  expect(await operators.offerToken()).toBeNull();
  const { rows } = await server.services.database.pool.query('select act, by from operator_acts');
  expect(rows).toEqual([{ act: 'operator.begin', by: 'ann@example.com' }]);
});

test('the database does not know the token itself', async () => {
  await server.services.database.pool.query('delete from operators');
  const token = await operators.offerToken();
  const { rows } = await server.services.database.pool.query('select * from operator_links');
  expect(JSON.stringify(rows)).not.toContain(token);
});
