import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { memoryFolder } from '../../testing/memory-folder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
const log = pino({ level: 'silent' });
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

// Making a cluster takes long on a busy machine, so most tests begin with a copy of one.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });
const madeBefore = mkdtempSync(join(memoryFolder, 'tourwright-pg-'));
beforeAll(async () => {
  const server = await startEmbeddedPostgres(join(madeBefore, 'postgres'), log);
  await server.stop();
});
afterAll(() => rmSync(madeBefore, { recursive: true, force: true }));

function emptyFolder(): string {
  const folder = mkdtempSync(join(memoryFolder, 'tourwright-pg-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function newFolder(): string {
  const folder = emptyFolder();
  spawnSync('cp', ['-a', join(madeBefore, 'postgres'), folder]);
  return folder;
}

async function start(folder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(join(folder, 'postgres'), log);
  closing.push(() => server.stop());
  return server;
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

function isAlive(pid: number): boolean {
  // A process that has ended but that nobody buried has no command line.
  return existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
}

/** A process of its own that starts PostgreSQL on `folder` and is then killed, without a chance to stop anything. */
async function startAndKill(folder: string, path = process.env.PATH): Promise<number> {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('embedded-postgres.ts', import.meta.url).href)});
    const { pino } = await import('pino');
    const server = await startEmbeddedPostgres(${JSON.stringify(join(folder, 'postgres'))}, pino({ level: 'silent' }));
    console.log(server.pid);
    setInterval(() => {}, 1000);`;
  const child = spawn(
    process.execPath,
    ['--conditions=@tourwright/source', '--input-type=module', '-e', script],
    {
      cwd: import.meta.dirname,
      env: { ...process.env, PATH: path },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [pid] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return Number(String(pid));
}

test('is a real PostgreSQL 18 that keeps its data, behind a password and a private socket', async () => {
  const folder = newFolder();
  const first = await start(folder);
  expect(await ask(first.url, 'show server_version')).toEqual([expect.stringMatching(/^18\./)]);
  expect(await ask(first.url, 'show fsync')).toEqual(['on']);
  expect(await ask(first.url, 'show listen_addresses')).toEqual(['']);
  expect(await ask(first.url, "select lower('ÄÉ')")).toEqual(['äé']);
  await ask(first.url, 'create table kept as select 42 as answer');
  const wrong = new URL(first.url);
  wrong.password = 'guess';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  expect(statSync(join(folder, 'postgres/socket')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'postgres/password')).mode & 0o777).toBe(0o600);
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);

  const second = await start(folder);
  expect(await ask(second.url, 'select answer from kept')).toEqual([42]);
});

test('stops soon after the process that started it was killed, and starts again', async () => {
  const folder = newFolder();
  await startAndKill(folder);
  const next = await start(folder);
  expect(await ask(next.url, 'select 1')).toEqual([1]);
});

test('stops an orphan of its own, where nothing stopped it when its parent was killed', {
  tags: 'long',
}, async () => {
  const folder = newFolder();
  chmodSync(folder, 0o755);
  // Without `setpriv` nothing ties PostgreSQL to its parent.
  const bin = emptyFolder();
  const orphan = await startAndKill(folder, bin);
  expect(isAlive(orphan)).toBe(true);
  const next = await start(folder);
  expect(isAlive(orphan)).toBe(false);
  expect(await ask(next.url, 'select 1')).toEqual([1]);
});

test('a pid file that names a living stranger stops nobody and hinders nothing', async () => {
  const folder = newFolder();
  const stranger = spawn('sleep', ['60']);
  closing.push(() => stranger.kill());
  writeFileSync(join(folder, 'postgres/data/postmaster.pid'), `${stranger.pid}\n/elsewhere\n`);
  const next = await start(folder);
  expect(await ask(next.url, 'select 1')).toEqual([1]);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

test('starts PostgreSQL again when it died alone', { tags: 'long' }, async () => {
  const server = await start(newFolder());
  const { pid } = server;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => ask(server.url, 'select 1').catch(() => null), { timeout: 60_000 }).toEqual([1]);
  expect(server.pid).not.toBe(pid);
});

test('a cluster whose making was interrupted is made again', { tags: 'long' }, async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'postgres/data.new'), { recursive: true });
  writeFileSync(join(folder, 'postgres/data.new/PG_VERSION'), '18\n');
  const server = await start(folder);
  expect(await ask(server.url, 'select 1')).toEqual([1]);
  expect(existsSync(join(folder, 'postgres/data.new'))).toBe(false);
});

test('a path too long for a socket is not a hindrance', async () => {
  const folder = join(emptyFolder(), 'deep/'.repeat(25));
  mkdirSync(folder, { recursive: true });
  spawnSync('cp', ['-a', join(madeBefore, 'postgres'), folder]);
  const server = await start(folder);
  expect(await ask(server.url, 'select 1')).toEqual([1]);
  const sockets = new URL(server.url).searchParams.get('host') ?? '';
  expect(sockets.startsWith(folder)).toBe(false);
  await server.stop();
  expect(existsSync(sockets)).toBe(false);
});

test('a cluster of another major version is left alone, with a line that says so', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'postgres/data/PG_VERSION'), '17\n');
  await expect(start(folder)).rejects.toThrow(
    'was made by PostgreSQL 17 and this version of Tourwright brings 18',
  );
});

test.runIf(isRoot)('runs from root, also below a folder that only root may enter', async () => {
  const folder = newFolder();
  chmodSync(folder, 0o700);
  const server = await start(folder);
  expect(await ask(server.url, 'select 1')).toEqual([1]);
  expect(statSync(join(folder, 'postgres/data')).uid).toBe(65_534);
});

test('two starts one after the other leave no processes behind', { tags: 'long' }, async () => {
  const folder = newFolder();
  const pids: number[] = [];
  for (let i = 0; i < 2; i++) {
    const server = await start(folder);
    pids.push(server.pid);
    await server.stop();
  }
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});
