import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { tokenScopes } from '@tourwright/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photo } from '../../images/testing/image-client.ts';
import { openTestServer, type TestServer, testOrigin } from '../../testing/test-server.ts';
import { apiExamples } from './api-guide.ts';

const run = promisify(execFile);
const isCurlThere = spawnSync('curl', ['--version']).status === 0;
/** Prints the status after the answer; the command itself stays as printed. */
const tellStatus = `curl() { command curl -sS -w '\\n%{http_code}' "$@"; };`;

let server: TestServer;
let folder: string;
let environment: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  folder = mkdtempSync(join(tmpdir(), 'tourwright-guide-'));
  writeFileSync(join(folder, 'hall.jpg'), await photo(512));
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { userId, cookie } = await server.signUp('ines@example.com');
  const made = await server.app.inject({
    method: 'POST',
    url: '/api/tokens',
    headers: { cookie, origin: testOrigin },
    payload: { name: 'Guide', scopes: tokenScopes, expiresInDays: 1, password: 'correct horse battery' },
  });
  environment = { PATH: process.env.PATH ?? '', SERVER: address, TOKEN: made.json().token, LEAD: 'lead-1' };
  await server.services.database.pool.query(
    `insert into leads (id, request_id, owner_id, tour_title, name, email, phone, message, status, path, locale,
      consent, consent_version, created_at, updated_at)
    values ('lead-1', 'lead-1', $1, 'Loft', 'Marta', 'marta@example.com', '', 'Hello', 'new', '[]', 'en', '', 1, now(), now())`,
    [userId],
  );
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function type(command: string): Promise<{ status: string; body: string }> {
  const { stdout } = await run('bash', ['-c', `${tellStatus} ${command}`], { cwd: folder, env: environment });
  const lines = stdout.split('\n');
  return { status: lines.pop() ?? '', body: lines.join('\n') };
}

// In their order: each builds on those before.
test.skipIf(!isCurlThere)('every example of the guide works as it is printed', async () => {
  for (const { title, command } of apiExamples) {
    const { status, body } = await type(command);
    expect(status, `${title}: ${body}`).toMatch(/^20[0-4]$/);
    if (title === 'Create a tour') environment.TOUR = JSON.parse(body).id;
    if (title === 'Make a scene of it')
      expect(JSON.parse(body).answers).toMatchObject([{ status: 'applied' }]);
  }
  expect(readFileSync(join(folder, 'leads.csv'), 'utf8')).toContain('marta@example.com');
});

test('the page shows every example with its scope, and what each call asks for', async () => {
  const page = await server.app.inject('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  for (const { title } of apiExamples) expect(page.body).toContain(title);
  const described = (await server.app.inject('/api/openapi.json')).json();
  expect(described.components.securitySchemes.token).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(described.paths['/api/tours'].post.security).toEqual([{ session: [] }, { token: ['tours:write'] }]);
  expect(described.paths['/api/tours/{id}'].get.security).toEqual([
    { session: [] },
    { token: ['tours:read'] },
    {},
  ]);
  expect(described.paths['/api/auth/change-password'].post.security).toEqual([{ session: [] }]);
  expect(described.paths['/api/token'].get.security).toEqual([{ token: [] }]);
});
