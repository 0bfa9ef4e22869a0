/** The pixels of JPEGs, row by row, are those that libjpeg makes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paintPanorama } from '@tourwright/demo/paint';
import fc from 'fast-check';
import sharp, { type JpegOptions } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJpeg } from '../../decode/open-rows.ts';
import { smallJpegs } from '../../testing/small-jpegs.ts';
import { testBuild } from '../../testing/test-build.ts';
import { openPicture } from '../open-picture.ts';
import { readWhole } from '../vips-file.ts';
import { openJpegDecoder } from './jpeg-decoder.ts';
import { readJpegHeader } from './jpeg-header.ts';

let painted: Buffer;
const folder = mkdtempSync(join(tmpdir(), 'jpeg-decoder-'));

beforeAll(async () => {
  painted = await paintPanorama({ width: 512, format: 'png' });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A piece of the painted panorama with hard edges, so that nothing is smooth. */
function jpeg(size: { width: number; height: number }, options: JpegOptions = {}): Promise<Buffer> {
  return sharp(painted)
    .extract({ left: 130, top: 90, ...size })
    .jpeg({ quality: 88, ...options })
    .toBuffer();
}

async function decode(file: Uint8Array, piece = 1 << 18): Promise<Buffer> {
  const header = readJpegHeader(file);
  if (typeof header === 'string') throw new Error(`The header is “${header}”`);
  const reader = await openJpegDecoder(header);
  let at = header.dataAt;
  const more = () => {
    const bytes = file.subarray(at, at + piece);
    at += bytes.length;
    return { bytes, isLast: at === file.length };
  };
  return Buffer.concat(Array.from({ length: header.height }, () => Buffer.from(reader.next(more))));
}

/** Two rows at a time, as they are in the file. */
async function decodePlanes(file: Uint8Array): Promise<{ luma: Buffer; cb: Buffer; cr: Buffer }> {
  const header = readJpegHeader(file);
  if (typeof header === 'string') throw new Error(`The header is “${header}”`);
  const reader = await openJpegDecoder(header);
  const { width, height } = header;
  const luma = Buffer.alloc(width * height);
  const [cb, cr] = [Buffer.alloc((width * height) / 4), Buffer.alloc((width * height) / 4)];
  let isLast = false;
  const more = () => {
    const bytes = isLast ? file.subarray(0, 0) : file.subarray(header.dataAt);
    isLast = true;
    return { bytes, isLast };
  };
  for (let y = 0; y < height; y += 2) {
    const row = (plane: Buffer, at: number, length: number) => plane.subarray(at * length, (at + 1) * length);
    reader.nextPlanes(more, {
      luma: [row(luma, y, width), row(luma, y + 1, width)],
      cb: row(cb, y / 2, width / 2),
      cr: row(cr, y / 2, width / 2),
    });
  }
  return { luma, cb, cr };
}

function libjpeg(file: Uint8Array): Promise<Buffer> {
  return sharp(file).toColourspace('srgb').raw().toBuffer();
}

const sizes = [
  { width: 320, height: 160 },
  { width: 321, height: 97 },
  { width: 47, height: 18 },
  { width: 33, height: 31 },
  { width: 16, height: 16 },
  { width: 17, height: 1 },
];

describe.each(['4:4:4', '4:2:0'])('%s', (chromaSubsampling) => {
  test.each(sizes)('%o', async (size) => {
    for (const quality of [30, 75, 92, 100]) {
      const file = await jpeg(size, { quality, chromaSubsampling });
      expect((await decode(file)).equals(await libjpeg(file)), `quality ${quality}`).toBe(true);
    }
  });
});

test.each(Object.entries(smallJpegs))('%s', async (_, file) => {
  expect((await decode(file)).equals(await libjpeg(file))).toBe(true);
});

test.each([
  ['4:2:0', () => jpeg({ width: 320, height: 160 }, { quality: 95, chromaSubsampling: '4:2:0' })],
  ['4:4:4', () => jpeg({ width: 320, height: 160 }, { quality: 95, chromaSubsampling: '4:4:4' })],
  ['grey', () => sharp(painted).greyscale().jpeg().toBuffer()],
  ...Object.entries(smallJpegs).map(([name, file]) => [name, async () => file] as const),
] as const)('as they lie in the file, values are those that the pixels are made of: %s', async (_, make) => {
  const file = await make();
  const { luma, cb, cr } = await decodePlanes(file);
  const { data, info } = await sharp(file).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const valuesAt = (x: number, y: number) => {
    const [red, green, blue] = [0, 1, 2].map((channel) => data[(y * width + x) * 3 + channel]!) as [
      number,
      number,
      number,
    ];
    const value = 0.299 * red + 0.587 * green + 0.114 * blue;
    return {
      isClipped: [red, green, blue].some((part) => part < 2 || part > 253),
      value,
      blue: (blue - value) / 1.772 + 128,
      red: (red - value) / 1.402 + 128,
    };
  };
  let errors = 0;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const four = [valuesAt(x, y), valuesAt(x + 1, y), valuesAt(x, y + 1), valuesAt(x + 1, y + 1)];
      if (four.some(({ isClipped }) => isClipped)) continue;
      expect(Math.abs(luma[y * width + x]! - four[0]!.value)).toBeLessThan(1.6);
      expect(Math.abs(luma[(y + 1) * width + x + 1]! - four[3]!.value)).toBeLessThan(1.6);
      const mean = (colour: 'blue' | 'red') => four.reduce((sum, place) => sum + place[colour] / 4, 0);
      const at = (y / 2) * (width / 2) + x / 2;
      errors += (cb[at]! - mean('blue')) ** 2 + (cr[at]! - mean('red')) ** 2;
    }
  }
  // libjpeg mixes colours of fewer pixels with their neighbours.
  expect(Math.sqrt(errors / ((width * height) / 2))).toBeLessThan(6);
});

test('grey pictures', async () => {
  const file = await sharp(painted).greyscale().jpeg().toBuffer();
  const grey = await sharp(file).toColourspace('b-w').raw().toBuffer();
  expect((await decode(file)).equals(Buffer.from([...grey].flatMap((value) => [value, value, value])))).toBe(
    true,
  );
});

test('however the bytes are divided, the pixels are the same', async () => {
  const file = await jpeg({ width: 321, height: 97 });
  const whole = await decode(file);
  for (const piece of [1, 37, 5000, 20_000])
    expect((await decode(file, piece)).equals(whole), `${piece}`).toBe(true);
});

/** What panoramas are made of where a picture is damaged. */
function forgiving(file: Buffer): Promise<Buffer> {
  return openPicture(writeFile(file)).raw().toBuffer();
}

let written = 0;
function writeFile(file: Uint8Array): string {
  const path = join(folder, `${written++}.jpg`);
  writeFileSync(path, file);
  return path;
}

/** The rows of a file, read by the way that panoramas go. */
async function rowsOf(file: Uint8Array, size: { width: number; height: number }) {
  const path = writeFile(file);
  let asked = 0;
  const source = await readJpeg(path, size, () => {
    asked++;
    return readWhole(openPicture(path));
  });
  if (!source) return null;
  const rows = Buffer.alloc(size.width * size.height * 3);
  try {
    for (let y = 0; y < size.height; y++)
      await source.next(rows.subarray(y * size.width * 3, (y + 1) * size.width * 3));
  } finally {
    await source.close();
  }
  return { rows, asked };
}

const size = { width: 320, height: 160 };

test('a picture that is decoded so needs no other decoder', async () => {
  const file = await jpeg(size);
  expect(await rowsOf(file, size)).toEqual({ rows: await libjpeg(file), asked: 0 });
});

test('other kinds of pictures, and those of another size than was said, are left to others', async () => {
  expect(await rowsOf(await jpeg(size, { progressive: true }), size)).toBeNull();
  expect(await rowsOf(painted, size)).toBeNull();
  expect(await rowsOf(Buffer.from('not a picture'), size)).toBeNull();
  expect(await rowsOf(await jpeg(size), { width: 160, height: 320 })).toBeNull();
});

test('an invalid table of codes leaves the picture to others', async () => {
  const file = await jpeg(size);
  // More codes of one bit than there are, and as many fewer of another length.
  const counts = file.subarray(file.indexOf(Buffer.from([0xff, 0xc4])) + 5).subarray(0, 16);
  const many = counts.findIndex((count, length) => length > 0 && count >= 3);
  counts[many]! -= 3;
  counts[0]! += 3;
  expect(await rowsOf(file, size)).toBeNull();
});

test('where the bytes make no sense libjpeg continues, with what it makes of them', async () => {
  const file = await jpeg(size);
  // A marker that begins no interval is in the middle of the pixels.
  file.set([0xff, 0xd0], Math.round(file.length * 0.6));
  const ours = await rowsOf(file, size);
  expect(ours).toEqual({ rows: await forgiving(file), asked: 1 });
});

test('a picture that ends too early is refused as before', async () => {
  const file = await jpeg(size);
  await expect(rowsOf(file.subarray(0, Math.round(file.length * 0.7)), size)).rejects.toThrow(
    /premature|truncated|end/i,
  );
});

test('whatever the bytes are, they are read as libjpeg reads them, or it is asked', async () => {
  const file = await jpeg(size, { quality: 50 });
  const { dataAt } = readJpegHeader(file) as { dataAt: number };
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: dataAt, max: file.length - 1 }), fc.nat(255)), {
        minLength: 1,
        maxLength: 6,
      }),
      async (faults) => {
        const damaged = Buffer.from(file);
        for (const [at, value] of faults) damaged[at] = value;
        const [ours, theirs] = await Promise.all([
          rowsOf(damaged, size).catch(() => null),
          forgiving(damaged).catch(() => null),
        ]);
        if (ours === null || ours.asked > 0) expect(ours?.rows ?? null).toEqual(theirs);
        else expect(ours.rows.length).toBe(size.width * size.height * 3);
      },
    ),
    { numRuns: 100 },
  );
});

testBuild('jpeg-decoder', import.meta.url);
