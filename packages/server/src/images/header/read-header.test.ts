import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { sayFileFailure } from '../../failures/say-file-failure.ts';
import type { ImageFault } from '../photos/image-fault.ts';
import { hostileFiles } from '../testing/hostile/hostile-files.ts';
import { type ByteReader, EndlessHeader } from './byte-reader.ts';
import { checkSize } from './check-size.ts';
import { priceOf } from './price.ts';
import { readHeaderIn, readPictureHeader } from './read-header.ts';

const folder = mkdtempSync(join(tmpdir(), 'tourwright-header-'));
afterAll(() => rmSync(folder, { recursive: true }));
const budget = 1 << 30;

const painted = () => sharp({ create: { width: 320, height: 160, channels: 3, background: '#468' } });

test.each<[string, Sharp, object]>([
  ['jpeg', painted().jpeg(), { format: 'jpeg', rowsAtOnce: 1, passes: 1 }],
  ['progressive jpeg', painted().jpeg({ progressive: true }), { format: 'jpeg', rowsAtOnce: 160 }],
  ['sideways jpeg', painted().withMetadata({ orientation: 6 }).jpeg(), { isTurned: true }],
  ['png', painted().png(), { format: 'png', rowsAtOnce: 1, bytesAPixel: 3 }],
  ['interlaced png', painted().png({ progressive: true }), { rowsAtOnce: 160 }],
  ['webp', painted().webp(), { format: 'webp', rowsAtOnce: 160 }],
  ['lossless webp', painted().webp({ lossless: true }), { format: 'webp' }],
  ['webp with a profile', painted().withIccProfile('p3').webp(), { format: 'webp' }],
  ['gif', painted().gif(), { format: 'gif', frames: 1 }],
  ['tiff', painted().tiff(), { format: 'tiff', bytesAPixel: 3 }],
  ['tiled tiff', painted().tiff({ tile: true }), { rowsAtOnce: 256, rowPixels: 512 }],
  ['big tiff', painted().tiff({ bigtiff: true }), { format: 'tiff', width: 320 }],
  ['avif', painted().avif({ effort: 0 }), { format: 'heif', rowPixels: 320 }],
])('reads how large a %s is without a decoder', async (name, picture, more) => {
  const path = join(folder, name);
  writeFileSync(path, await picture.toBuffer());
  expect(await readPictureHeader(path)).toMatchObject({ width: 320, height: 160, ...more });
});

test('counts the frames of an animation', async () => {
  const raw = { width: 8, height: 24, channels: 3, pageHeight: 8 } as const;
  const frames = sharp(Buffer.from(Array.from({ length: 8 * 24 * 3 }, (_, i) => i % 251)), { raw });
  for (const format of ['gif', 'webp'] as const) {
    const path = join(folder, `frames.${format}`);
    writeFileSync(path, await frames.clone().toFormat(format).toBuffer());
    expect(await readPictureHeader(path)).toMatchObject({ frames: 3, width: 8, height: 8 });
  }
});

/** Bytes in memory, and how many reads and bytes they cost. */
function counted(bytes: Buffer): ByteReader & { bytesRead: number } {
  return {
    size: bytes.length,
    reads: 0,
    bytesRead: 0,
    async read(position, length) {
      (this as { reads: number }).reads++;
      if (this.reads > 3_000_000) throw new EndlessHeader();
      const read = bytes.subarray(position, position + length);
      this.bytesRead += read.length;
      return read;
    },
  };
}

test('every hostile file is refused, or priced within the budget, in work that its size bounds', async () => {
  const tooDear: string[] = [];
  for (const [name, bytes] of Object.entries(await hostileFiles())) {
    const reader = counted(bytes);
    const header = await readHeaderIn(reader).catch((error: unknown) => {
      if (error instanceof EndlessHeader) return null;
      throw error;
    });
    expect(reader.reads, name).toBeLessThanOrEqual(200 + bytes.length);
    // A hundred scans are looked for in pieces of 64 kB.
    expect(reader.bytesRead, name).toBeLessThanOrEqual(8e6 + 20 * bytes.length);
    for (const area of ['scene', 'logo']) {
      if (header !== null && checkSize(header, area, budget) === null) {
        expect(priceOf(header).memoryBytes, name).toBeLessThanOrEqual(budget);
      } else if (header !== null) tooDear.push(name);
    }
  }
  for (const name of [
    'webp of 16383x16383 in 40 bytes',
    'avif said to be 16384x8192',
    'gif of 3000 frames on a large screen',
    'gif of 400 frames of 1000x1000',
    'animated png of 20000 frames',
    'tiff whose tile is larger than the picture',
    'jpeg of 65500x65500',
  ])
    expect(tooDear).toContain(name);
});

test('what is refused says what it is, and how large it may be', () => {
  const avif = { format: 'heif', width: 16_384, height: 8192, bytesAPixel: 4, rowsAtOnce: 8192 } as const;
  const header = { ...avif, rowPixels: 16_384, frames: 1, passes: 1, isTurned: false };
  const words = (given: ImageFault | null) => given && sayFileFailure(given);
  expect(words(checkSize(header, 'scene', budget))).toMatch(
    /16,384 × 8,192 pixels .*AVIF.*at most \d,\d{3} × \d,\d{3} are possible\. Save it as a baseline JPEG/,
  );
  expect(checkSize(header, 'scene', 8 * budget)).toBeNull();
  const gif = { ...header, format: 'gif', frames: 3000 } as const;
  expect(words(checkSize(gif, 'logo', 8 * budget))).toMatch(/3,000 frames.*Make it shorter or smaller/);
});

test('the largest photos of the contract fit into the memory that every server has', () => {
  const base = { frames: 1, bytesAPixel: 3, passes: 10, isTurned: false };
  const progressive = { ...base, format: 'jpeg', width: 16_384, height: 8192 } as const;
  expect(checkSize({ ...progressive, rowPixels: 16_384, rowsAtOnce: 8192 }, 'scene', budget)).toBeNull();
  const baseline = { ...base, format: 'jpeg', width: 32_768, height: 16_384, rowPixels: 32_768 } as const;
  expect(checkSize({ ...baseline, rowsAtOnce: 1 }, 'scene', budget)).toBeNull();
});
