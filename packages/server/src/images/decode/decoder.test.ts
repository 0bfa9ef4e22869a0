import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readPhoto } from '../photos/read-photo.ts';
import { kinds } from '../photos/sniff.ts';
import { realFiles } from '../testing/hostile/real-files.ts';
import { openTestDecoder } from './test-decoder.ts';

const folder = mkdtempSync(join(tmpdir(), 'tourwright-decoder-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function file(name: string, bytes: Buffer | Promise<Buffer>): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, await bytes);
  return path;
}
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#467' } });
const thumbnail = (path: string) => ['thumbnail', { path, colours: {} }] as const;

/** The processes that this one has started to open pictures. */
function processes(): string[] {
  const all = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', `${process.pid}`], { encoding: 'utf8' });
  return all.split('\n').filter((line) => line.includes('decode-process'));
}

test('pictures are opened in another process, in which drawings are none', async () => {
  const before = processes().length;
  const decoder = openTestDecoder();
  const path = await file('plain.png', plain(900, 300).png().toBuffer());
  const drawn = await decoder.run(...thumbnail(path), { memoryBytes: 1e8 });
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 213 });
  const svg = await file(
    'a.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  );
  await expect(decoder.run(...thumbnail(svg), { memoryBytes: 1e8 })).rejects.toMatchObject({
    why: 'unreadable',
  });
  expect(processes()).toHaveLength(before + 1);
  await decoder.close();
  expect(processes()).toHaveLength(before);
});

test('what takes more than its price is ended, and the next has a process again', async () => {
  const decoder = openTestDecoder();
  const vast = await file(
    'vast.webp',
    (await realFiles())['webp of 16383x16383 in 40 bytes'] ?? Buffer.alloc(0),
  );
  const stopped = decoder.run(...thumbnail(vast), { memoryBytes: 64 << 20 });
  await expect(stopped).rejects.toMatchObject({ why: 'memory' });
  const path = await file('next.png', plain(90, 30).png().toBuffer());
  expect(await decoder.run(...thumbnail(path), { memoryBytes: 1e8 })).toBeInstanceOf(Uint8Array);
  expect(decoder.memory.takenBytes).toBe(0);
});

test('what takes too long is ended', { tags: 'long' }, async () => {
  const decoder = openTestDecoder({ cpuMs: 1 });
  const path = await file('large.png', plain(9000, 9000).png({ compressionLevel: 1 }).toBuffer());
  await expect(decoder.run(...thumbnail(path), { memoryBytes: 1e9 })).rejects.toMatchObject({ why: 'time' });
});

test('a request that goes takes its decoding along, whether it has begun or waits', {
  tags: 'long',
}, async () => {
  const decoder = openTestDecoder({ totalBytes: 1e9 });
  const path = await file('long.png', plain(16_000, 8000).png({ compressionLevel: 1 }).toBuffer());
  const before = processes();
  const leaving = new AbortController();
  const order = { memoryBytes: 1e9, signal: leaving.signal };
  const running = decoder.run(...thumbnail(path), order);
  const waiting = decoder.run(...thumbnail(path), order);
  const begun = () => processes().filter((each) => !before.includes(each));
  await expect.poll(() => [decoder.memory.waiting, begun().length]).toEqual([1, 1]);
  leaving.abort(new Error('gone'));
  const ended = await Promise.allSettled([running, waiting]);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(begun()).toEqual([]);
  expect(decoder.memory.takenBytes).toBe(0);
});

test('a header that promises less than its picture has is refused', async () => {
  const decoder = openTestDecoder();
  const lying = await file(
    'lying.avif',
    (await realFiles())['avif of 2048x1024 said to be 64x32'] ?? Buffer.alloc(0),
  );
  const read = await readPhoto(decoder, { path: lying, kind: kinds.avif, area: 'logo' });
  const drawn = decoder.run(...thumbnail(lying), { memoryBytes: 64 << 20 });
  // Refused by the first check that sees it: its header is only trusted within its estimate.
  if (read.ok) await expect(drawn).rejects.toBeDefined();
  else expect(read.fault.code).toBe('damaged');
  await drawn.catch(() => {});
});
