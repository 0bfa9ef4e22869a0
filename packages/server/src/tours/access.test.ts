import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer, testOrigin } from '../testing/test-server.ts';
import { signUpOwner, type TestOwner } from './test-owner.ts';

let server: TestServer;
let ann: TestOwner;
let eve: TestOwner;
beforeAll(async () => {
  server = await openTestServer();
  [ann, eve] = [await signUpOwner(server, 'ann@example.com'), await signUpOwner(server, 'eve@example.com')];
});
afterAll(() => server.close());

const notFound = { status: 404, code: 'tour_not_found', detail: 'No tour found with the given ID.' };

test.each([
  ['GET', ''],
  ['PATCH', ''],
  ['DELETE', ''],
  ['POST', '/restore'],
  ['POST', '/duplicate'],
  ['POST', '/publish'],
  ['POST', '/unpublish'],
  ['POST', '/edits'],
  ['GET', '/live'],
] as const)(
  '%s …%s is the owner’s; others meet the same answer as for a tour that is not there',
  async (method, path) => {
    const { id } = await ann.create();
    const body =
      method === 'GET' || method === 'DELETE' ? undefined : path === '/edits' ? { base: 0, edits: [] } : {};
    const ask = (tour: string) =>
      eve.ask<'problem'>(method, `/api/tours/${tour}${path}`, body, { 'if-match': '*' });
    const [private_, missing] = [await ask(id), await ask('nothing')];
    expect(private_.body).toMatchObject(notFound);
    const { instance: _, ...answer } = private_.body;
    expect(missing.body).toMatchObject(answer);
    const anonymous = await server.app.inject({
      method,
      url: `/api/tours/${id}${path}`,
      headers: { origin: testOrigin },
      ...(body === undefined ? {} : { payload: body }),
    });
    expect(anonymous.statusCode).toBe(method === 'GET' && path === '' ? 404 : 401);
  },
);

test.each(['%00', 'a%00b', '..%2f..', '%F0%9F%8F%A0', 'x'.repeat(100)])(
  '/api/tours/%s is nothing, and no fault of the server',
  async (id) => {
    for (const path of ['', '/live', '/edits']) {
      const method = path === '/edits' ? 'POST' : 'GET';
      const { status } = await ann.ask(
        method,
        `/api/tours/${id}${path}`,
        method === 'POST' ? { base: 0, edits: [] } : undefined,
      );
      expect([400, 404]).toContain(status);
    }
    const page = await server.app.inject(`/welcome/${id}`);
    expect(page.statusCode).toBe(404);
  },
);
