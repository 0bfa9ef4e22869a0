import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../drivers/database/database.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const publicUrl = 'http://tours.example.com';
const password = 'a short sentence';

let database: Database;
const dataDir = mkdtempSync(join(tmpdir(), 'tourwright-guesses-'));
/** Two on one database and one folder. */
const processes: ServerProcess[] = [];

beforeAll(async () => {
  database = await openTestDatabase(pino({ level: 'silent' }));
  await Promise.all([start('all'), start('web')]);
}, 120_000);
afterAll(async () => {
  for (const process of processes) await process.end();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

async function start(ROLE: string): Promise<ServerProcess> {
  const process = await startServerProcess({
    ROLE,
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SECRET: 'a secret of thirty-two characters',
    TRUST_PROXY: '127.0.0.1',
  });
  processes.push(process);
  return process;
}

function send(process: number, from: string, path: string, body: object): Promise<Response> {
  return fetch(`${processes[process % 2]?.address}/api/auth/${path}`, {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
}

const logIn = async (process: number, from: string, email: string, secret: string) =>
  (await send(process, from, 'sign-in/email', { email, password: secret })).status;

test('500 guesses at once against two processes try ten passwords, and the owner gets in meanwhile', async () => {
  const email = 'ann@example.com';
  const signedUp = await send(0, '192.0.2.1', 'sign-up/email', { name: 'Ann', email, password });
  expect(signedUp.status).toBe(200);
  const guesses = Array.from({ length: 500 }, (_, index) =>
    logIn(index, '198.51.100.9', email, index >= 490 ? password : `guess number ${index}`),
  );
  const owner = await logIn(1, '192.0.2.1', email, password);
  const statuses = await Promise.all(guesses);
  expect(owner).toBe(200);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(490);
  expect(await logIn(0, '198.51.100.9', email, password)).toBe(429);
  expect(await logIn(1, '192.0.2.1', email, password)).toBe(200);
}, 120_000);

test('500 accounts tried at once from one network hold up nobody for good', async () => {
  const email = 'ben@example.com';
  await send(0, '192.0.2.2', 'sign-up/email', { name: 'Ben', email, password });
  const guesses = Array.from({ length: 500 }, (_, index) =>
    logIn(index, `2001:db8:1:1::${index.toString(16)}`, `nobody-${index}@example.com`, password),
  );
  const statuses = await Promise.all(guesses);
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
  expect(await logIn(1, '192.0.2.2', email, password)).toBe(200);
  // Also from the attacker's own network.
  expect(await logIn(0, '2001:db8:1:1::1', email, password)).toBe(200);
}, 120_000);
