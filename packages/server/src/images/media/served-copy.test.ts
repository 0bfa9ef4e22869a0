import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gainMapJpeg } from '@tourwright/cutter/testing';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { sayFileFailure } from '../../failures/say-file-failure.ts';
import { openTestDecoder } from '../decode/test-decoder.ts';
import { readKind, readPhoto } from '../photos/read-photo.ts';
import { withServedCopy } from './served-copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'tourwright-copy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const decoder = openTestDecoder();
const secret = 'Serial 4711 at home';
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description about="${secret}"/></rdf:RDF></x:xmpmeta>`;
const exif = {
  IFD0: { Copyright: secret },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
};

function painted(width = 200, height = 100): Sharp {
  const bands = Buffer.from(Array.from({ length: 4 * 3 }, (_, i) => (i * 53) % 256));
  return sharp(bands, { raw: { width: 4, height: 1, channels: 3 } }).resize(width, height, {
    fit: 'fill',
    kernel: 'nearest',
  });
}

/** The served copy of a file with these bytes. */
async function copyOf(bytes: Buffer): Promise<{ ending: string; body: Buffer }> {
  // libvips remembers files by their names.
  const path = join(folder, randomUUID());
  writeFileSync(path, bytes);
  const kind = await readKind(path, 'Thumbnail');
  if (!kind.ok) throw new Error(sayFileFailure(kind.fault));
  const priced = await readPhoto(decoder, { path, kind: kind.value, area: 'Thumbnail' });
  if (!priced.ok) throw new Error(sayFileFailure(priced.fault));
  const copy = await withServedCopy(
    { decoder, workFolder: folder },
    { path, priced: priced.value },
    async ({ ending, body }) => ({
      ending,
      body: await buffer(body),
    }),
  );
  if (!copy.ok) throw new Error(sayFileFailure(copy.fault));
  return copy.value;
}
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

describe.each([
  ['jpeg', () => painted().jpeg()],
  ['progressive jpeg', () => painted().jpeg({ progressive: true })],
  ['png', () => painted().png()],
  ['webp', () => painted().webp()],
  ['lossless webp', () => painted().webp({ lossless: true })],
] as const)('%s', (_name, make) => {
  test('loses private metadata, and no pixel', async () => {
    const bytes = await make().withExif(exif).withXmp(xmp).withIccProfile('p3').toBuffer();
    expect(bytes.includes(secret)).toBe(true);
    const { body } = await copyOf(bytes);
    expect(body.includes(secret)).toBe(false);
    const metadata = await sharp(body).metadata();
    expect([metadata.exif, metadata.xmp, metadata.width]).toEqual([undefined, undefined, 200]);
    expect(metadata.icc).toBeDefined();
    expect((await pixels(body)).equals(await pixels(bytes))).toBe(true);
  });
});

test('drops what hangs behind a JPEG and its comments', async () => {
  const plain = await painted().jpeg().toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, secret.length + 2]), Buffer.from(secret)]);
  const { body } = await copyOf(
    Buffer.concat([
      plain.subarray(0, 2),
      comment,
      plain.subarray(2),
      Buffer.from(`MotionPhoto ${secret}`),
      plain,
    ]),
  );
  expect(body.includes(secret)).toBe(false);
  expect(body.length).toBeLessThanOrEqual(plain.length);
  expect((await pixels(body)).equals(await pixels(plain))).toBe(true);
});

test('of an HDR photo the ordinary picture is served, and nothing that promises another', async () => {
  const plain = await painted().jpeg().toBuffer();
  const { body } = await copyOf(await gainMapJpeg(plain));
  for (const word of ['MPF', 'hdrgm', 'GainMap']) expect(body.includes(word), word).toBe(false);
  expect((await pixels(body)).equals(await pixels(plain))).toBe(true);
  expect(body.length).toBeLessThanOrEqual(plain.length);
});

test('drops texts of a PNG', async () => {
  const plain = await painted().png().toBuffer();
  const text = Buffer.from(`Comment\0${secret}`);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(text.length);
  head.write('tEXt', 4);
  const at = plain.indexOf('IDAT') - 4;
  const { body } = await copyOf(
    Buffer.concat([
      plain.subarray(0, at),
      head,
      text,
      Buffer.alloc(4),
      plain.subarray(at),
      Buffer.from(secret),
    ]),
  );
  expect(body.includes(secret)).toBe(false);
  expect((await pixels(body)).equals(await pixels(plain))).toBe(true);
});

test('16 bits with a profile are served in the colours that they have', async () => {
  const inP3 = Uint16Array.from({ length: 64 * 32 * 3 }, (_, i) => [200, 90, 60][i % 3]! * 257);
  const deep = sharp(inP3, { raw: { width: 64, height: 32, channels: 3 } }).toColourspace('rgb16');
  const { body } = await copyOf(await deep.withIccProfile('p3').tiff().toBuffer());
  const { channels } = await sharp(body).stats();
  // As browsers show that colour of Display P3.
  const [red, green, blue] = channels.map(({ mean }, index) => Math.abs(mean - [215, 81, 47][index]!));
  expect(Math.max(red!, green!, blue!)).toBeLessThan(4);
});

test.each([3, 6, 8])('a photo of orientation %i is served upright', async (orientation) => {
  const bytes = await painted().jpeg({ quality: 100 }).withMetadata({ orientation }).toBuffer();
  const { body } = await copyOf(bytes);
  const metadata = await sharp(body).metadata();
  expect([metadata.orientation, metadata.exif]).toEqual([undefined, undefined]);
  expect([metadata.width, metadata.height]).toEqual(orientation === 3 ? [200, 100] : [100, 200]);
});

test.each([
  ['CMYK', () => painted().toColourspace('cmyk').jpeg(), 'jpg'],
  ['TIFF', () => painted().tiff(), 'jpg'],
  ['AVIF', () => painted().avif(), 'jpg'],
  ['transparent TIFF', () => painted().ensureAlpha(0.5).tiff({ compression: 'lzw' }), 'png'],
  ['16 bit', () => painted().toColourspace('rgb16').png(), 'png'],
  ['grey', () => painted().greyscale().jpeg(), 'jpg'],
] as const)('%s is served so that every browser shows it', async (_name, make, ending) => {
  const copy = await copyOf(await make().toBuffer());
  expect(copy.ending).toBe(ending);
  expect((await sharp(copy.body).metadata()).format).toBe(ending === 'jpg' ? 'jpeg' : ending);
});

const samples = fileURLToPath(new URL('../../../../../../shared/samples', import.meta.url));
test.skipIf(!existsSync(samples))('real photos keep every pixel and no EXIF', { tags: 'long' }, async () => {
  for (const group of ['library-uvic', 'gpano', 'orientation']) {
    for (const name of readdirSync(join(samples, group)).filter((each) => each.endsWith('.jpg'))) {
      const bytes = readFileSync(join(samples, group, name));
      const { body } = await copyOf(bytes);
      expect([name, (await sharp(body).metadata()).exif]).toEqual([name, undefined]);
      expect([name, (await pixels(body)).equals(await pixels(bytes))]).toEqual([name, true]);
    }
  }
});
