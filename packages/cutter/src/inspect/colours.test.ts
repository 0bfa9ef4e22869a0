/** Pictures in other colour spaces than sRGB: converted, or refused with a suggestion. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { sayCutFailure } from '../failure-words.en.ts';
import { openTestCutter } from '../testing/cut-to-memory.ts';

const { folder, cut, close } = openTestCutter();
afterAll(close);

/** A colour in Display P3, and what browsers make of it in sRGB. */
const inP3 = [200, 90, 60];
const inSrgb = [215, 81, 47];
/** 64x32 pixels of that colour, which it says by code points: written by `avifenc --cicp 12/13/6 -y 444`. */
const avif = Buffer.from(
  `AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAA
DnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAACIAAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlw
cnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAEAAAAAgAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAAMAA0ABoAAAAAXaXBtYQAA
AAAAAAABAAEEAQKDBAAAACptZGF0EgAKCTgVP/8oYGg0gDITEIAAAEAAACAZDA6skBn5HbYbQA==`,
  'base64',
);

function write(bytes: Buffer): string {
  const path = join(folder, randomUUID());
  writeFileSync(path, bytes);
  return path;
}

/** The one colour of all that is made of a file. */
async function colourOf(bytes: Buffer, decode: 'streaming' | 'whole'): Promise<number[]> {
  const { result, tiles } = await cut(write(bytes), { decode });
  if (!result.ok) throw new Error(sayCutFailure(result.failure));
  const { channels } = await sharp(tiles.get('r/0/0/0.jpg')).stats();
  return channels.map(({ mean }) => mean);
}

async function expectSrgb(bytes: Buffer): Promise<void> {
  for (const decode of ['streaming', 'whole'] as const) {
    for (const [channel, value] of (await colourOf(bytes, decode)).entries()) {
      expect(Math.abs(value - inSrgb[channel]!), `${decode}, ${channel}`).toBeLessThan(4);
    }
  }
}

/** As programs for photos save it: 16 bits and a profile. */
function deep(form: 'tiff' | 'png'): Promise<Buffer> {
  const size = { width: 64, height: 32, channels: 3 } as const;
  const pixels = Uint16Array.from({ length: 64 * 32 * 3 }, (_, i) => inP3[i % 3]! * 257);
  const picture = sharp(pixels, { raw: size }).toColourspace('rgb16').withIccProfile('p3');
  return form === 'tiff' ? picture.tiff({ compression: 'none' }).toBuffer() : picture.png().toBuffer();
}

test.each(['tiff', 'png'] as const)('16 bits with a profile have their colours: %s', async (form) => {
  const bytes = await deep(form);
  expect(await sharp(bytes).metadata()).toMatchObject({ depth: 'ushort', hasProfile: true });
  await expectSrgb(bytes);
});

test('six faces of 16 bits with a profile have their colours', async () => {
  const square = await sharp(await deep('png'), { ignoreIcc: true })
    .extract({ left: 0, top: 0, width: 32, height: 32 })
    .toColourspace('rgb16')
    .keepIccProfile()
    .png()
    .toBuffer();
  expect(await sharp(square).metadata()).toMatchObject({ depth: 'ushort', hasProfile: true });
  const { tiles } = await cut(Array.from({ length: 6 }, () => write(square)));
  const { channels } = await sharp(tiles.get('u/0/0/0.jpg')).stats();
  for (const [channel, { mean }] of channels.entries()) {
    expect(Math.abs(mean - inSrgb[channel]!)).toBeLessThan(4);
  }
});

test('an AVIF in Display P3 without a profile has its colours', async () => {
  await expectSrgb(avif);
});

/** The AVIF with other code points. */
function withCodePoints(primaries: number, transfer: number): Buffer {
  const bytes = Buffer.from(avif);
  const at = bytes.indexOf('nclx') + 4;
  bytes.writeUInt16BE(primaries, at);
  bytes.writeUInt16BE(transfer, at + 2);
  return bytes;
}

test.each([
  ['PQ', 9, 16, /HDR \(PQ\).*JPEG/],
  ['HLG', 9, 18, /HDR \(HLG\).*JPEG/],
  ['Rec. 2020', 9, 14, /Rec\. 2020.*sRGB/],
])(
  'what would be shown in wrong colours is refused with advice: %s',
  async (_, primaries, transfer, words) => {
    const { result } = await cut(write(withCodePoints(primaries, transfer)));
    expect(!result.ok && sayCutFailure(result.failure)).toMatch(words);
  },
);

test('code points of ordinary pictures change nothing', async () => {
  const [red] = await colourOf(withCodePoints(1, 13), 'whole');
  expect(Math.abs(red! - inP3[0]!)).toBeLessThan(4);
});

test('a picture whose end is missing is called cut off', async () => {
  const { result } = await cut(write(avif.subarray(0, avif.length - 9)));
  expect(result).toMatchObject({ ok: false, failure: { code: 'cut_off' } });
});

/** The TIFF with another value in a field that holds one number. */
function withField(tiff: Buffer, wanted: number, value: number): Buffer {
  const bytes = Buffer.from(tiff);
  const directory = bytes.readUInt32LE(4);
  for (let k = 0; k < bytes.readUInt16LE(directory); k++) {
    const at = directory + 2 + k * 12;
    if (bytes.readUInt16LE(at) === wanted) bytes.writeUInt16LE(value, at + 8);
  }
  return bytes;
}

test.each([
  ['compressed with Zstandard', 259, 50_000],
  ['Lab with 8 bits, as others write it', 262, 8],
])('a TIFF that cannot be read is not called damaged: %s', async (_, field, value) => {
  const tiff = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#a33' } })
    .tiff({ compression: 'none' })
    .toBuffer();
  expect((await cut(write(tiff))).result.ok).toBe(true);
  const { result } = await cut(write(withField(tiff, field, value)));
  expect(result).toMatchObject({ ok: false, failure: { code: 'kind_of_tiff' } });
  expect(!result.ok && sayCutFailure(result.failure)).toMatch(/kind of TIFF.*8 or 16 bits.*JPEG/);
});
