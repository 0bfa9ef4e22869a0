/** A server that is killed while it exports a tour: the next one takes over the job, and the file is complete. */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TourExport } from '@tourwright/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';
import { createDatabase } from '../../testing/test-database.ts';
import type { ArchiveManifest } from '../archive/archive-manifest.ts';
import { openZip } from '../zip/open-zip.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });
const home = mkdtempSync(join(tmpdir(), 'tourwright-killed-'));
const origin = 'http://localhost:3000';
/** Large enough that a kill comes before the end. */
const soundBytes = 60 * 2 ** 20;
let settings: Record<string, string>;
let server: ServerProcess;
let dropDatabase: () => unknown;
let cookie = '';

beforeAll(async () => {
  const database = await createDatabase();
  dropDatabase = database.drop;
  settings = {
    DATABASE_URL: database.url,
    DATA_DIR: join(home, 'data'),
    SECRET: 'a secret of thirty-two characters',
    PUBLIC_URL: origin,
  };
  server = await startServerProcess(settings);
});
afterAll(async () => {
  await server.end('SIGKILL');
  await dropDatabase();
  rmSync(home, { recursive: true, force: true });
});

async function send(method: string, path: string, body?: object | FormData): Promise<Response> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${server.address}${path}`, {
    method,
    headers: { origin, cookie, ...(body && !isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  if (cookies.length > 0) cookie = cookies.join('; ');
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Noise that is a sound by its header. */
function noise(): Buffer<ArrayBuffer> {
  const body = randomBytes(soundBytes) as Buffer<ArrayBuffer>;
  body.write('RIFF', 0);
  body.writeUInt32LE(soundBytes - 8, 4);
  body.write('WAVEfmt ', 8);
  body.writeUInt32LE(16, 16);
  // Plain samples, one channel.
  body.writeUInt16LE(1, 20);
  body.writeUInt16LE(1, 22);
  body.writeUInt32LE(8000, 24);
  body.writeUInt32LE(16_000, 28);
  body.writeUInt16LE(2, 32);
  body.writeUInt16LE(16, 34);
  body.write('data', 36);
  body.writeUInt32LE(soundBytes - 44, 40);
  return body;
}

/** Files that are being written and have no name yet, with their sizes. */
function unfinished(): Map<string, number> {
  const folder = join(home, 'data/storage/.tmp');
  const size = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
  return new Map(readdirSync(folder).map((name) => [name, size(name)]));
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

test('an export whose server is killed twice by SIGKILL is taken over, and every file in it is whole', async () => {
  await send('POST', '/api/auth/sign-up/email', {
    email: 'ann@example.com',
    password: 'correct horse battery',
    name: 'Ann',
  });
  const { id } = (await (await send('POST', '/api/tours', { name: 'Loud', scenes: [] })).json()) as {
    id: string;
  };
  for (const name of ['a', 'b', 'c', 'd']) {
    const form = new FormData();
    form.append('image', new Blob([noise()], { type: 'audio/wav' }), `${name}.wav`);
    await send('POST', `/upload?slug=${encodeURIComponent(`${id}/audio/${name}.wav`)}`, form);
  }
  const exports = `/api/tours/${id}/exports`;
  const begun = (await (await send('POST', exports, { format: 'tourwright' })).json()) as TourExport;
  const find = async () => (await (await send('GET', `${exports}/${begun.id}`)).json()) as TourExport;

  const halves = new Set<string>();
  for (const kill of ['first', 'second']) {
    const grown = () => [...unfinished()].filter(([name, size]) => !halves.has(name) && size > 2 ** 20);
    await vi.waitFor(() => expect(grown(), `before the ${kill} kill`).not.toEqual([]), {
      timeout: 120_000,
      interval: 2,
    });
    await server.end('SIGKILL');
    // What was written is there as it is, and is none of an archive.
    for (const name of unfinished().keys()) halves.add(name);
    server = await startServerProcess(settings);
    expect((await find()).state).not.toBe('done');
  }

  await expect.poll(async () => (await find()).state, { timeout: 120_000 }).toBe('done');
  const done = await find();
  const path = join(home, 'loud.zip');
  await writeFile(path, Buffer.from(await (await send('GET', done.url ?? '')).arrayBuffer()));
  expect([statSync(path).size, await sha256(path)]).toEqual([done.sizeBytes, done.sha256]);
  const zip = await openZip(path);
  try {
    await zip.extract('tourwright.json', join(home, 'manifest.json'));
    const { files } = JSON.parse(await readFile(join(home, 'manifest.json'), 'utf8')) as ArchiveManifest;
    expect(files).toHaveLength(4);
    for (const [index, file] of files.entries()) {
      const target = join(home, `file-${index}`);
      await zip.extract(file.path, target);
      expect([file.slug, await sha256(target)]).toEqual([file.slug, file.sha256]);
      expect(statSync(target).size).toBe(soundBytes);
    }
  } finally {
    zip.close();
  }
});
