import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { memoryFolder } from '../../testing/memory-folder.ts';

const main = join(import.meta.dirname, '../../main.ts');
const timeoutMs = 100_000;
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });
/** What a test opened, and what the file did. */
const closing: (() => unknown)[] = [];
const closingLast: (() => unknown)[] = [];
afterEach(() => closeAll(closing));
afterAll(() => closeAll(closingLast));

async function closeAll(list: (() => unknown)[]): Promise<void> {
  for (const close of list.splice(0).reverse()) await close();
}

interface Run {
  child: ChildProcess;
  /** Both outputs so far. */
  output(): string;
  exitCode: Promise<number | null>;
}

function newFolder(until = closing): string {
  const folder = mkdtempSync(join(memoryFolder, 'tourwright-start-'));
  until.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function run(args: string[], env: Record<string, string>, until = closing): Run {
  const child = spawn(process.execPath, ['--conditions=@tourwright/source', main, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SEED_DEMOS: 'false',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const exitCode = once(child, 'exit').then(([code]) => code as number | null);
  until.push(async () => {
    child.kill('SIGTERM');
    await exitCode;
  });
  return { child, output: () => output, exitCode };
}

async function start(dataDir: string, port: number): Promise<Run> {
  const started = run(['start'], { DATA_DIR: dataDir, PORT: String(port) });
  const isThere = () => /Tourwright is at (.*)\n$/.exec(started.output())?.[1] ?? null;
  await expect.poll(isThere, { timeout: timeoutMs }).toBe(`http://localhost:${port}`);
  return started;
}

let withoutDatabase: Run;
// It waits a while for its database, and meanwhile the other tests run.
beforeAll(() => {
  const databaseUrl = 'postgres://me:hunter2@127.0.0.1:1/tours';
  const env = {
    DATA_DIR: newFolder(closingLast),
    SECRET: 'a secret of thirty-two characters',
    DATABASE_URL: databaseUrl,
  };
  withoutDatabase = run(['start'], env, closingLast);
});

test('starts, offers the operator’s link, lets commands work beside it, refuses a second start, starts again after a kill, and stops when asked', async () => {
  const dataDir = newFolder();
  const port = await freePort();
  const first = await start(dataDir, port);
  expect(first.output()).toMatch(new RegExp(`\n {2}http://localhost:${port}/signup\\?operator=[\\w-]{32}\n`));
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);

  const beside = run(['plans', 'invoices'], { DATA_DIR: dataDir });
  expect(await beside.exitCode).toBe(0);

  const second = run(['start'], { DATA_DIR: dataDir, PORT: String(await freePort()) });
  expect(await second.exitCode).toBe(1);
  expect(second.output()).toBe(
    `${dataDir} is in use by process ${first.child.pid}. Stop that one, or set another DATA_DIR\n`,
  );

  first.child.kill('SIGKILL');
  await first.exitCode;
  const again = await start(dataDir, port);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  again.child.kill('SIGTERM');
  expect(await again.exitCode).toBe(0);
});

test('a web and a worker process share a database server and a data folder', async () => {
  const dataDir = newFolder();
  const name = `start_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  closing.push(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const port = await freePort();
  const shared = {
    DATA_DIR: dataDir,
    DATABASE_URL: url.href,
    SECRET: 'a secret of thirty-two characters',
    PORT: String(port),
  };
  const web = run(['start'], { ...shared, ROLE: 'web' });
  await expect.poll(web.output, { timeout: timeoutMs }).toContain('Tourwright is at');
  const worker = run(['start'], { ...shared, ROLE: 'worker' });
  await expect.poll(worker.output, { timeout: timeoutMs }).toContain('Tourwright does jobs');
  expect(worker.output()).toContain(`PORT ${port} is taken, so this worker cannot be asked how it is`);
  const other = run(['start'], { ...shared, ROLE: 'worker', PORT: String(await freePort()) });
  expect(await other.exitCode).toBe(1);
  expect(other.output()).toContain(`${dataDir} is in use by process ${worker.child.pid}`);
  for (const [{ child, exitCode }, signal] of [
    [worker, 'SIGINT'],
    [web, 'SIGTERM'],
  ] as const) {
    child.kill(signal);
    expect(await exitCode).toBe(0);
  }
});

test('a database server that is not there is named without its password', async () => {
  expect(await withoutDatabase.exitCode).toBe(1);
  expect(withoutDatabase.output()).toContain('DATABASE_URL: the database at 127.0.0.1:1 cannot be used: ');
  expect(withoutDatabase.output()).not.toContain('hunter2');
});

test('a port that is taken is named, and nothing stays behind', async () => {
  const dataDir = newFolder();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  closing.push(() => taken.close());
  const { port } = taken.address() as { port: number };
  const refused = run(['start'], { DATA_DIR: dataDir, PORT: String(port) });
  expect(await refused.exitCode).toBe(1);
  expect(refused.output()).toContain(`PORT ${port} on 127.0.0.1 is taken by another program. Example: PORT=`);
  const migrated = run(['migrate'], { DATA_DIR: dataDir });
  expect(await migrated.exitCode).toBe(0);
  expect(migrated.output()).toBe('The database is up to date.\n');
});

test('a wrong setting stops the start with one line', async () => {
  const refused = run([], { PORT: 'http' });
  expect(await refused.exitCode).toBe(1);
  expect(refused.output()).toBe('PORT is not a number from 1 to 65535. Example: PORT=8080\n');
});

test('--help names the commands and every setting, an unknown command is refused', async () => {
  const help = run(['--help'], {});
  expect(await help.exitCode).toBe(0);
  expect(help.output()).toMatch(/^ {2}migrate .*$/m);
  expect(help.output()).toMatch(/^ {2}TRUST_PROXY .*$/m);
  const unknown = run(['dance'], {});
  expect(await unknown.exitCode).toBe(2);
  expect(unknown.output()).toContain('There is no command dance. Known: ');
});
