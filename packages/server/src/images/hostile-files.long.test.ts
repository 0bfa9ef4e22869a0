import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { MemoryBudget } from '@tourwright/cutter/process';
import { Cutter } from '@tourwright/cutter/server';
import { afterAll, expect, test } from 'vitest';
import { openDecoder } from './decode/decoder.ts';
import { EndlessHeader, openByteReader } from './header/byte-reader.ts';
import { limitsOfCut } from './header/limits-of-cut.ts';
import { priceOf } from './header/price.ts';
import { readHeaderIn } from './header/read-header.ts';
import { drawThumbnail, withServedCopy } from './media/served-copy.ts';
import { readKind, readPhoto } from './photos/read-photo.ts';
import { hostileFiles } from './testing/hostile/hostile-files.ts';
import { watchChildren } from './testing/memory-of-children.ts';

const folder = mkdtempSync(join(tmpdir(), 'tourwright-hostile-'));
const workFolder = join(folder, 'work');
mkdirSync(workFolder);
// As servers have it by default.
const memory = new MemoryBudget(2 ** 30);
const decoder = openDecoder({ memory });
const cutter = new Cutter({ memory });
afterAll(async () => {
  await decoder.close();
  await cutter.close();
  rmSync(folder, { recursive: true });
});

/** All that is done with a picture that comes into this area: looked at, copied, drawn small, cut. Answers how it ended. */
async function takeIn(path: string, area: string): Promise<string> {
  const kind = await readKind(path, area);
  if (!kind.ok) return kind.fault.code;
  const read = await readPhoto(decoder, { path, kind: kind.value, area });
  if (!read.ok) return read.fault.code;
  const source = { path, priced: read.value };
  const copy = await withServedCopy({ decoder, workFolder }, source, ({ body }) => buffer(body));
  if (!copy.ok) return copy.fault.code;
  const thumbnail = await drawThumbnail(decoder, source);
  if (!thumbnail.ok) return thumbnail.fault.code;
  if (area !== 'scene' || read.value.cutFailure !== null) return 'taken';
  const limits = await limitsOfCut(path, 1);
  const signal = new AbortController().signal;
  const order = { path, formats: ['jpg' as const], workFolder, signal, onTile: async () => {} };
  const result = await cutter.cut({ ...order, ...(limits ? { limits } : {}) });
  return result.ok ? 'cut' : result.failure.code;
}

test('all hostile files, everywhere that pictures go, hold less than a gigabyte and work less than a minute', async () => {
  const before = process.cpuUsage();
  const watched = watchChildren();
  for (const [name, bytes] of Object.entries(await hostileFiles())) {
    const path = join(folder, 'file');
    writeFileSync(path, bytes);
    const areas = ['scene', 'logo', 'floor-plans', 'Thumbnail'];
    // At once, as somebody would who means harm.
    const said = await Promise.all(areas.map((area) => takeIn(path, area)));
    for (const end of said) expect(end, name).toMatch(/^[a-z_]+$/);
    expect(memory.takenBytes, name).toBe(0);
  }
  const { peakBytes, cpuSeconds } = watched.stop();
  const { user, system } = process.cpuUsage(before);
  expect(peakBytes).toBeLessThan(1e9);
  // Of work, not of a clock; what the server does itself included.
  expect(cpuSeconds + (user + system) / 1e6).toBeLessThan(60);
}, 600_000);

test('headers mutated by the million are read in bounded work, and never throw', async () => {
  const files = Object.values(await hostileFiles()).filter(({ length }) => length > 16 && length < 100_000);
  const count = Number(process.env['HOSTILE_HEADERS'] ?? 1_000_000);
  const next = generator(Number(process.env['HOSTILE_SEED'] ?? 18));
  for (let i = 0; i < count; i++) {
    const bytes = Buffer.from(files[next() % files.length] ?? Buffer.alloc(0));
    for (let changes = 1 + (next() % 4); changes > 0; changes--)
      bytes[next() % Math.min(bytes.length, 400)] = next();
    const reader = openByteReader(fileOf(bytes), bytes.length, { most: 4 * bytes.length + 1000 });
    const header = await readHeaderIn(reader).catch((error: unknown) => {
      // More steps than bytes: none of ours may do that.
      expect(error, bytes.toString('hex')).not.toBeInstanceOf(EndlessHeader);
      throw error;
    });
    if (header !== null) expect(priceOf(header).memoryBytes).toBeGreaterThan(0);
  }
}, 7_200_000);

/** As much of a file handle as a reader needs. */
function fileOf(bytes: Buffer) {
  return {
    async read(into: Buffer, offset: number, length: number, position: number) {
      return { buffer: into, bytesRead: bytes.copy(into, offset, position, position + length) };
    },
  } as unknown as Parameters<typeof openByteReader>[0];
}

/** Numbers from 0 to 2^31 that follow from a seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state >>> 3;
  };
}
