import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../drivers/database/database.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { openTestDatabase } from '../testing/test-database.ts';

let database: Database;
let dataDir: string;
let mailServer: Awaited<ReturnType<typeof openMailServer>>;
const processes: ServerProcess[] = [];
beforeEach(async () => {
  database = await openTestDatabase(pino({ level: 'silent' }));
  dataDir = mkdtempSync(join(tmpdir(), 'tourwright-mailing-'));
  mailServer = await openMailServer();
}, 60_000);
afterEach(async () => {
  for (const process of processes.splice(0)) await process.end();
  await mailServer.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

/** A mail server that, until it is well, takes connections and never says whether it takes a mail. */
async function openMailServer() {
  const taken: { id: string; text: string }[] = [];
  const state = { isWell: false, asked: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const bytes = Buffer.concat(await stream.toArray());
      state.asked += 1;
      if (!state.isWell) return;
      const { messageId = '', text = '' } = await PostalMime.parse(bytes);
      taken.push({ id: messageId, text });
      done();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    state,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function start(): Promise<ServerProcess> {
  const process = await startServerProcess({
    PUBLIC_URL: 'http://tours.example.com',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SECRET: 'a secret of thirty-two characters',
    SMTP_URL: mailServer.url,
  });
  processes.push(process);
  return process;
}

test('a mail that is just being sent when its process is killed arrives, once, and its link works', async () => {
  const killed = await start();
  const signedUp = await fetch(`${killed.address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin: 'http://tours.example.com', 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann', email: 'ann@example.com', password: 'a short sentence' }),
  });
  expect(signedUp.status).toBe(200);
  await expect.poll(() => mailServer.state.asked, { timeout: 30_000 }).toBe(1);
  await killed.end('SIGKILL');
  mailServer.state.isWell = true;
  const next = await start();
  await expect.poll(() => mailServer.taken.length, { timeout: 60_000 }).toBe(1);
  const token = /token=([\w-]+)/.exec(mailServer.taken[0]?.text ?? '')?.[1];
  expect((await fetch(`${next.address}/api/auth/verify-email?token=${token}`)).status).toBe(200);
  expect(mailServer.taken).toHaveLength(1);
}, 240_000);
