/**
 * `npm run bench:growth [-- --rounds=40 --tours=100000 --events=10000000 --raw=1000000 --port=4700]`: what lists, the gallery,
 * a welcome page and a tour cost when there is little, when there are many tours, and when there are many events too. Three
 * databases and a server for each take turns, so that what else the machine does meets all of them; the table shows medians
 * and what they grew by.
 */
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Database } from '../packages/server/src/drivers/database/database.ts';
import { startEmbeddedPostgres } from '../packages/server/src/drivers/database/embedded-postgres.ts';
import { openPostgres } from '../packages/server/src/drivers/database/postgres.ts';
import { createLog } from '../packages/server/src/log.ts';
import { type Amounts, fillDatabase } from './growth/fill-database.ts';
import { signUp, startServer, untilUp } from './product-server.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '40' },
    tours: { type: 'string', default: '100000' },
    events: { type: 'string', default: '10000000' },
    raw: { type: 'string', default: '1000000' },
    port: { type: 'string', default: '4700' },
  },
});
const rounds = Number(values.rounds);
const port = Number(values.port);
const few = { tours: 1000, events: 10_000, rawEvents: 2500 };
const stages: [string, Amounts][] = [
  ['little', few],
  ['many_tours', { ...few, tours: Number(values.tours) }],
  [
    'many_events',
    { tours: Number(values.tours), events: Number(values.events), rawEvents: Number(values.raw) },
  ],
];

const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
try {
  await bench();
} finally {
  for (const close of closing.reverse()) await close();
}

async function bench(): Promise<void> {
  const log = createLog();
  const settings = { fsync: 'off', max_connections: '200', autovacuum: 'off' };
  const database = await startEmbeddedPostgres(join(folder, 'postgres'), log, settings);
  closing.push(() => database.stop());
  const urlOf = (name: string) => Object.assign(new URL(database.url), { pathname: `/${name}` }).href;
  const run = async (name: string, work: (pool: Database['pool']) => Promise<unknown>) => {
    const { pool, close } = openPostgres(urlOf(name), log);
    await work(pool).finally(close);
  };
  const admin = new URL(database.url).pathname.slice(1);

  await run(admin, (pool) => pool.query('create database base'));
  const { cookie, tourId } = await makeTour(urlOf('base'));
  for (const [index, [name, amounts]] of stages.entries()) {
    const from = stages[index - 1]?.[0] ?? 'base';
    await run(admin, (pool) => pool.query(`create database ${name} template ${from}`));
    const began = performance.now();
    await run(name, (pool) => fillDatabase(pool, tourId, amounts));
    console.log(`${name}: filled in ${Math.round((performance.now() - began) / 1000)} s`);
  }
  const origins: string[] = [];
  for (const [index, [name]] of stages.entries()) {
    cpSync(join(folder, 'base'), join(folder, name), { recursive: true });
    origins.push(await startOn(name, urlOf(name), port + 1 + index));
  }
  print(await measure(origins, cookie, tourId));
}

/** One tour of twelve scenes, published: what all others are copies of. */
async function makeTour(url: string): Promise<{ cookie: string; tourId: string }> {
  mkdirSync(join(folder, 'base'));
  const origin = await startOn('base', url, port);
  const cookie = await signUp(origin);
  const ask = (method: string, path: string, body?: object) =>
    fetch(origin + path, {
      method,
      headers: { origin, cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const { id } = (await (await ask('POST', '/api/tours', { name: 'Maple Lane' })).json()) as { id: string };
  const edits = Array.from({ length: 12 }, (_, index) => ({
    id: crypto.randomUUID(),
    v: 1,
    kind: 'scene.add',
    scene: { id: index + 1, name: `Room ${index + 1}`, slug: `${id}/hall.jpg`, hotspots: [], videos: [] },
  }));
  const added = await ask('POST', `/api/tours/${id}/edits`, { base: 1, edits });
  const published = await ask('POST', `/api/tours/${id}/publish`);
  if (!added.ok || !published.ok) throw new Error('The tour could not be made');
  await closing.pop()?.();
  return { cookie, tourId: id };
}

async function startOn(name: string, url: string, at: number): Promise<string> {
  const secret = 'the secret of all servers of a bench';
  const server = startServer(join(folder, name), at, {
    DATABASE_URL: url,
    SECRET: secret,
    LOG_LEVEL: 'error',
  });
  closing.push(() => end(server));
  const origin = `http://127.0.0.1:${at}`;
  await untilUp(origin, server);
  return origin;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

type Times = Map<string, number[][]>;

/** The times of each request at each server, in turns. */
async function measure(origins: string[], cookie: string, tourId: string): Promise<Times> {
  const paths: [string, string, boolean][] = [
    ["an owner's list", '/api/tours?limit=50', true],
    ['the gallery', '/api/demos', false],
    ['a welcome page', `/welcome/${tourId}`, false],
    ['the dashboard page', '/dashboard', true],
    ['a tour', `/api/tours/${tourId}`, false],
  ];
  const times: Times = new Map(paths.map(([name]) => [name, origins.map(() => [])]));
  const warm = 5;
  for (let round = -warm; round < rounds; round++) {
    for (const [name, path, isOwner] of paths) {
      for (const [index, origin] of origins.entries()) {
        const began = performance.now();
        const answer = await fetch(origin + path, { headers: isOwner ? { cookie } : {}, redirect: 'manual' });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        if (round >= 0) times.get(name)?.[index]?.push(performance.now() - began);
      }
    }
  }
  return times;
}

function median(list: number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
}

function print(times: Times): void {
  const [, tours, events] = stages.map(([, amounts]) => amounts);
  console.log(
    `\n| Request | ${few.tours} tours, ${few.events} events | ${tours?.tours} tours | ${events?.events} events too | grew by |`,
  );
  console.log('|---|---|---|---|---|');
  for (const [name, lists] of times) {
    const medians = lists.map(median);
    const [least = 1] = medians;
    const ratios = medians.slice(1).map((each) => (each / least).toFixed(2));
    const cells = medians.map((each) => `${each.toFixed(1)} ms`);
    console.log(`| ${name} | ${cells.join(' | ')} | ${ratios.join(', ')} |`);
  }
}
