import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError, createClient, type Transport } from './client.ts';
import { endpoints } from './endpoints/endpoints.ts';
import type { Problem } from './errors.ts';
import { errorStatus } from './problem-kind.ts';

/** A client whose requests are written down and answered with `answer`. */
function clientAnswering(answer: unknown, status = 200) {
  const requests: { url: string; init: Parameters<Transport>[1] }[] = [];
  const transport: Transport = async (url, init) => {
    requests.push({ url, init });
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    return { ok: status < 400, status, headers: { get: () => null }, text: async () => text };
  };
  return { client: createClient(transport), requests };
}

test('sends a method, a path, a query and a body as the table says', async () => {
  const { client, requests } = clientAnswering({ items: [], next: null });
  await client.listTours({ query: { limit: 20, cursor: 'a b' } });
  await client.patchTour({ params: { id: 't1' }, body: { name: 'Loft' }, headers: { 'if-match': '"3"' } });
  expect(requests).toEqual([
    {
      url: '/api/tours?limit=20&cursor=a%20b',
      init: { method: 'GET', headers: { accept: 'application/json' } },
    },
    {
      url: '/api/tours/t1',
      init: {
        method: 'PATCH',
        headers: { accept: 'application/json', 'content-type': 'application/json', 'if-match': '"3"' },
        body: '{"name":"Loft"}',
      },
    },
  ]);
});

test('an id of any text stays one part of the path, and comes back from it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, unit: 'grapheme' }), async (id) => {
      const { client, requests } = clientAnswering({});
      await client.getTour({ params: { id } });
      const parts = requests[0]?.url.split('/') ?? [];
      expect(parts).toHaveLength(4);
      expect(decodeURIComponent(parts[3] ?? '')).toBe(id);
    }),
  );
});

test('throws the problem that the server answers with', async () => {
  const problem: Problem = {
    type: '/problems/not_found',
    title: 'Nothing is there',
    status: 404,
    code: 'not_found',
  };
  const { client } = clientAnswering(problem, 404);
  const error = await client.getTour({ params: { id: 'x' } }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).problem).toEqual(problem);
});

test.each([
  [502, 'unavailable'],
  [429, 'too_many_requests'],
  [418, 'internal'],
])('makes a problem of an answer %i that is none', async (status, code) => {
  const { client } = clientAnswering('<html>a proxy spoke</html>', status);
  await expect(client.getDemos({})).rejects.toMatchObject({ problem: { status, code } });
});

test('every endpoint has an address of its own and a status that a problem never has', () => {
  const addresses = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(Math.min(...Object.values(errorStatus))).toBeGreaterThanOrEqual(400);
});
