import { tokenScopes } from '@tourwright/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import type { RecordedRoute } from '../route-table.ts';
import { scopeOf } from '../safety/bearer-token.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

interface Operation {
  summary?: string;
  security?: Record<string, string[]>[];
}

/** Every described operation, by "GET /api/tours/{id}": the scopes of the tokens that may call it. */
async function describedScopes(): Promise<Record<string, string[]>> {
  const { paths } = (await server.app.inject('/api/openapi.json')).json();
  const all = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, operations]) =>
      Object.entries(operations).flatMap(([method, { security = [] }]) => {
        const scopes = security.flatMap((way) => way.token ?? []);
        const byToken = security.some((way) => way.token !== undefined);
        return byToken ? [[`${method.toUpperCase()} ${path}`, scopes] as const] : [];
      }),
  );
  return Object.fromEntries(all.toSorted(byName));
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

/** What people look at, no part of the API. */
const pages = ['/welcome/:tourId', '/preview/:tourName', '/embed/:tourId'];

/** As OpenAPI writes a path. */
const pathOf = ({ path }: RecordedRoute) => path.replace(/:(\w+)/g, '{$1}');

/** The same, as the routes themselves say it. */
function routedScopes(): Record<string, string[]> {
  const all = server.routes.flatMap((route) => {
    if (route.access === undefined || pages.includes(route.path)) return [];
    const scope = scopeOf(route.access);
    if (scope === null && route.access !== 'token') return [];
    return [[`${route.method} ${pathOf(route)}`, scope === null ? [] : [scope]] as const];
  });
  return Object.fromEntries(all.toSorted(byName));
}

test('every route that a token may call is described, with its method and the scope that it asks for', async () => {
  const routed = routedScopes();
  expect(await describedScopes()).toEqual(routed);
  // Every scope opens something.
  expect([...new Set(Object.values(routed).flat())].toSorted()).toEqual([...tokenScopes].toSorted());
});

test('every operation that is described says in a sentence what it does', async () => {
  const { paths } = (await server.app.inject('/api/openapi.json')).json();
  const all = Object.entries(paths as Record<string, Record<string, Operation>>);
  const silent = all.flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { summary }]) => (summary ? [] : [`${method} ${path}`])),
  );
  expect(silent).toEqual([]);
});
