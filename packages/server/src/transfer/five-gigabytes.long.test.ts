/**
 * A tour of more than 5 GB goes out of one server as a ZIP and comes into another account, with lines that break in the middle;
 * the server never has 300 MB of memory, all in all, and what is cancelled leaves nothing. Takes some 25 GB of disk and many minutes.
 */
import { createHash, randomBytes } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TourExport, TourImport } from '@tourwright/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { createDatabase } from '../testing/test-database.ts';

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 120_000 });
const home = mkdtempSync(join(tmpdir(), 'tourwright-five-'));
const origin = 'http://localhost:3000';
/** Together 5.5 GB, beyond what a ZIP holds without Zip64. */
const sounds = { count: 11, bytes: 500_000_000 };
/** The server's process, its program included; the tour has 18 times as many. */
const mostBytes = 300_000_000;
let server: ServerProcess;
let dropDatabase: () => unknown;
/** The most memory that was taken in each step, bytes. */
const peaks: Record<string, number> = {};
let annotate: (message: string) => Promise<unknown>;

beforeAll(async () => {
  const database = await createDatabase();
  dropDatabase = database.drop;
  server = await startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: join(home, 'data'),
    SECRET: 'a secret of thirty-two characters',
    PUBLIC_URL: origin,
  });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await dropDatabase();
  rmSync(home, { recursive: true, force: true });
});

type Send = (method: string, path: string, body?: object | FormData, more?: RequestInit) => Promise<Response>;

/** Somebody who has signed up. */
async function signUp(email: string): Promise<{ userId: string; send: Send }> {
  let cookie = '';
  const send: Send = async (method, path, body, { headers, ...more } = {}) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${server.address}${path}`, {
      method,
      headers: { origin, cookie, ...(body && !isForm && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      ...more,
    });
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (cookies.length > 0) cookie = cookies.join('; ');
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const password = 'correct horse battery';
  const made = await send('POST', '/api/auth/sign-up/email', { email, password, name: 'Ann' });
  const { user } = (await made.json()) as { user: { id: string } };
  return { userId: user.id, send };
}

/** Noise that is a sound by its header: sixteen bits, one channel. */
async function writeNoise(path: string): Promise<void> {
  const block = randomBytes(2 ** 20);
  const file = await open(path, 'w');
  for (let at = 0; at < sounds.bytes; at += block.length) {
    // No two blocks are alike.
    block.writeUInt32LE(at, 0);
    await file.write(block, 0, Math.min(block.length, sounds.bytes - at), at);
  }
  const head = Buffer.from(
    'RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x80\x3e\0\0\x02\0\x10\0data\0\0\0\0',
    'latin1',
  );
  head.writeUInt32LE(sounds.bytes - 8, 4);
  head.writeUInt32LE(sounds.bytes - 44, 40);
  await file.write(head, 0, head.length, 0);
  await file.close();
}

/** Makes another sound of it. */
async function numberNoise(path: string, number: number): Promise<void> {
  const file = await open(path, 'r+');
  await file.write(Buffer.from([number]), 0, 1, 1000);
  await file.close();
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/**
 * Bytes in memory now (`VmRSS`), or the most since the count was set back (`VmHWM`), with the program's own files: Node.js is
 * mapped there, some 65 MB.
 */
async function memoryOf(field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
}

/** The most memory that the server took while something was done, as the kernel counts it. */
async function measured<T>(name: string, work: () => Promise<T>): Promise<T> {
  await writeFile(`/proc/${server.pid}/clear_refs`, '5');
  const before = await memoryOf('VmRSS');
  const begun = performance.now();
  const result = await work();
  const peak = await memoryOf('VmHWM');
  peaks[name] = peak;
  const seconds = Math.round((performance.now() - begun) / 1000);
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  await annotate(`${name}: ${megabytes(before)} to ${megabytes(peak)} MB, ${seconds} s`);
  return result;
}

/** Polls until it is over; returns each progress that was reported. */
async function follow<T extends { state: string; progress: number }>(
  find: () => Promise<T>,
  whileIn: readonly string[],
): Promise<{ last: T; reported: number[] }> {
  const reported: number[] = [];
  let last: T | undefined;
  const look = async () => {
    last = await find();
    if (whileIn.includes(last.state) && last.progress !== reported.at(-1)) reported.push(last.progress);
    return whileIn.includes(last.state);
  };
  await expect.poll(look, { timeout: 1_800_000, interval: 100 }).toBe(false);
  return { last: last as T, reported };
}

function expectRising(reported: readonly number[]): void {
  expect(reported.length).toBeGreaterThan(5);
  expect(reported).toEqual(reported.toSorted((a, b) => a - b));
}

const unfinished = () => readdirSync(join(home, 'data/storage/.tmp'));

test('a tour of more than 5 GB goes out and comes in again in less than 300 MB of memory', async (context) => {
  annotate = context.annotate;
  const ann = await signUp('ann@example.com');
  const created = await ann.send('POST', '/api/tours', { name: 'Loud', scenes: [] });
  const { id } = (await created.json()) as { id: string };
  const noise = join(home, 'noise.wav');
  await writeNoise(noise);
  const hashes: string[] = [];
  await measured('upload', async () => {
    for (let number = 0; number < sounds.count; number++) {
      await numberNoise(noise, number);
      hashes.push(await sha256(noise));
      const form = new FormData();
      form.append('image', await openAsBlob(noise, { type: 'audio/wav' }), `${number}.wav`);
      await ann.send('POST', `/upload?slug=${encodeURIComponent(`${id}/audio/${number}.wav`)}`, form);
    }
  });
  await rm(noise);

  const exports = `/api/tours/${id}/exports`;
  const start = async () =>
    (await (await ann.send('POST', exports, { format: 'tourwright' })).json()) as TourExport;
  const findExport = (made: TourExport) => async () =>
    (await (await ann.send('GET', `${exports}/${made.id}`)).json()) as TourExport;

  // One that is cancelled in the middle leaves nothing.
  const dropped = await start();
  await expect
    .poll(async () => (await findExport(dropped)()).progress, { timeout: 300_000 })
    .toBeGreaterThan(0.1);
  await ann.send('DELETE', `${exports}/${dropped.id}`);
  await expect.poll(unfinished, { timeout: 60_000 }).toEqual([]);

  const { last: done, reported } = await measured('export', async () =>
    follow(findExport(await start()), ['waiting', 'running']),
  );
  expect(done).toMatchObject({ state: 'done', report: { lacking: [] } });
  expect(done.sizeBytes).toBeGreaterThan(5 * 2 ** 30);
  expectRising(reported);

  const zip = join(home, 'loud.zip');
  await measured('download', async () => {
    // The connection breaks in the middle, and the rest comes by its range.
    const half = Math.floor((done.sizeBytes ?? 0) / 2);
    const cut = new AbortController();
    const first = await ann.send('GET', done.url ?? '', undefined, { signal: cut.signal });
    const out = createWriteStream(zip);
    let size = 0;
    await pipeline(
      Readable.fromWeb(first.body as never),
      async function* (source) {
        for await (const chunk of source) {
          size += (chunk as Buffer).length;
          yield chunk;
          if (size > half) return;
        }
      },
      out,
    ).finally(() => cut.abort());
    const here = statSync(zip).size;
    expect(here).toBeLessThan(done.sizeBytes ?? 0);
    const rest = await ann.send('GET', done.url ?? '', undefined, { headers: { range: `bytes=${here}-` } });
    expect(rest.status).toBe(206);
    await pipeline(Readable.fromWeb(rest.body as never), createWriteStream(zip, { flags: 'a' }));
  });
  expect([statSync(zip).size, await sha256(zip)]).toEqual([done.sizeBytes, done.sha256]);
  await ann.send('DELETE', `${exports}/${done.id}`);

  const ben = await signUp('ben@example.com');
  const imports = `/api/users/${ben.userId}/imports`;
  const sizeBytes = statSync(zip).size;
  const announced = { name: 'Loud', files: [{ path: 'loud.zip', sizeBytes }] };
  const begun = (await (await ben.send('POST', imports, announced)).json()) as TourImport;
  const address = `${imports}/${begun.id}`;
  const findImport = async () => (await (await ben.send('GET', address)).json()) as TourImport;
  const offset = async () =>
    Number((await ben.send('HEAD', `${address}/files/0`)).headers.get('upload-offset'));
  const sendFrom = (from: number, signal?: AbortSignal) =>
    ben.send('PATCH', `${address}/files/0`, undefined, {
      headers: {
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(from),
      },
      body: Readable.toWeb(createReadStream(zip, { start: from, highWaterMark: 1 << 20 })) as never,
      duplex: 'half',
      ...(signal && { signal }),
    } as RequestInit);
  await measured('sending', async () => {
    // The connection breaks; what came before it stays.
    const cut = new AbortController();
    const broken = sendFrom(0, cut.signal).catch(() => null);
    await expect.poll(offset, { timeout: 300_000 }).toBeGreaterThan(2 ** 30);
    cut.abort();
    await broken;
    let here = await offset();
    // Until the server has noticed, it says that the file is still being written.
    while (here < sizeBytes) {
      await sendFrom(here).catch(() => null);
      here = await offset();
    }
  });
  await rm(zip);
  await measured('looking', async () => {
    await ben.send('POST', `${address}/read`);
    expect(await follow(findImport, ['reading'])).toMatchObject({ last: { state: 'found' } });
  });
  const { last: stored, reported: storing } = await measured('import', async () => {
    await ben.send('POST', `${address}/store`);
    return follow(findImport, ['storing']);
  });
  expect(stored).toMatchObject({ state: 'done', report: { stored: sounds.count, lacking: [] } });
  expectRising(storing);
  const tour = await (await ben.send('GET', `/api/tours/${stored.tourId}`)).json();
  expect(tour).toMatchObject({ name: 'Loud' });
  // Every byte is there: the originals by their hashes, which the import compared.
  const keys = readdirSync(join(home, 'data/storage/originals'), { recursive: true }) as string[];
  const found = new Set<string>();
  for (const key of keys) {
    const path = join(home, 'data/storage/originals', key);
    if (statSync(path).isFile()) found.add(await sha256(path));
  }
  for (const hash of hashes) expect(found).toContain(hash);
  for (const [name, peak] of Object.entries(peaks)) expect(peak, name).toBeLessThan(mostBytes);
});
