import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CutReason } from '@tourwright/tour/pyramid';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { sayFileFailure } from '../../failures/say-file-failure.ts';
import { openTestDecoder } from '../decode/test-decoder.ts';
import { explainCutFailure } from '../panoramas/explain-cut-failure.ts';
import { readKind, readPhoto } from './read-photo.ts';
import { kinds, sniff } from './sniff.ts';

const folder = mkdtempSync(join(tmpdir(), 'tourwright-photo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const decoder = openTestDecoder();

/** What is said of a file in a scene's place: a fault's code, or 'panorama' for what may be one. */
async function verdictOn(path: string): Promise<string> {
  const kind = await readKind(path, 'scene');
  if (!kind.ok) return kind.fault.code;
  const read = await readPhoto(decoder, { path, kind: kind.value, area: 'scene' });
  if (!read.ok) return read.fault.code;
  const { photo, cutFailure } = read.value;
  return cutFailure === null ? 'panorama' : explainCutFailure(photo, cutFailure).code;
}
async function verdictOnBytes(bytes: Buffer): Promise<string> {
  // libvips remembers files by their names.
  const path = join(folder, randomUUID());
  writeFileSync(path, bytes);
  return verdictOn(path);
}
/** A PNG that only says how large it is. */
function pngHeader(width: number, height: number, interlaced = false): Buffer {
  const data = Buffer.alloc(25);
  data.writeUInt32BE(13);
  data.write('IHDR', 4);
  data.writeUInt32BE(width, 8);
  data.writeUInt32BE(height, 12);
  data.set([8, 2, 0, 0, interlaced ? 1 : 0], 16);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(data.subarray(4, 21)));
  data.set(crc, 21);
  const empty = Buffer.from([0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0x35, 0xaf, 0x06, 0x1e]);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), data, empty]);
}
function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

test.each([
  ['', 'empty'],
  ['hello world', 'text'],
  ['version https://git-lfs.github.com/spec/v1\n', 'lfs_pointer'],
  ['<?xml version="1.0"?>\n<!-- a plan -->\n<svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'damaged'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'damaged'],
  ['PK\x03\x04 a zip', 'archive'],
  ['8BPS\0\x01', 'psd'],
  [`BM${'\0'.repeat(40)}`, 'bmp'],
  ['#?RADIANCE\n', 'hdr'],
  ['\xff\x0a rest', 'jxl'],
  ['\0\0\0\x18ftypisom\0\0\0\0isommp41', 'wrong_kind'],
  ['%PDF-1.7', 'wrong_kind'],
  ['\x01\x02\x03\x04\x05', 'unknown_kind'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'damaged'],
] as const)('%j in a scene’s place is %s', async (text, code) => {
  expect(await verdictOnBytes(Buffer.from(text, 'latin1'))).toBe(code);
});

test('every refusal has its own words that say what to do', () => {
  const words = (text: string) => {
    const result = sniff(Buffer.from(text, 'latin1'), 'scene');
    return result.ok ? '' : sayFileFailure(result.fault);
  };
  expect(words('%PDF-')).toBe(
    'This is a PDF, which cannot be used here. Use a JPEG, a PNG, a WebP, a TIFF, an AVIF or a HEIC.',
  );
  expect(words('\x01')).toMatch(/Use a JPEG/);
});

test("what the cutter refuses is reported with the cutter's reason, not as damaged or an ordinary photo", () => {
  const photo = {
    kind: kinds.jpeg,
    width: 800,
    height: 400,
    orientation: 1,
    hasAlpha: false,
    hasWebColours: true,
    colours: {},
  };
  const why = (code: CutReason, params = {}) => explainCutFailure(photo, { code, params });
  const size = { width: 32768, height: 16384 };
  expect(why('level_too_large', size)).toEqual({
    code: 'not_possible',
    params: { ...size, reason: 'level_too_large' },
  });
  expect(sayFileFailure(why('other_projection', { projection: 'cylindrical' }))).toBe(
    'The picture is a “cylindrical” projection; please export it as equirectangular (2:1).',
  );
  expect(sayFileFailure(why('hdr', { curve: 'PQ' }))).toMatch(/^The picture is HDR \(PQ\)/);
  expect(why('cut_off').code).toBe('damaged');
  expect(sayFileFailure(why('not_twice_as_wide'))).toMatch(/^This is an ordinary photo \(800 × 400\)/);
  const square = { ...photo, width: 800, height: 800 };
  const face = explainCutFailure(square, { code: 'not_twice_as_wide', params: {} });
  expect(sayFileFailure(face)).toMatch(/square \(800 × 800\).*one face of a cube, add all six at once/);
});

test('each part of a folder takes its own kinds', () => {
  const mp3 = Buffer.from('ID3\x04');
  expect(sniff(mp3, 'audio')).toEqual({ ok: true, value: kinds.mp3 });
  expect(sniff(mp3, 'scene').ok).toBe(false);
  expect(sniff(Buffer.from('GIF89a'), 'floor-plans')).toEqual({ ok: true, value: kinds.gif });
  expect(sniff(Buffer.from('GIF89a'), 'scene').ok).toBe(false);
  expect(sniff(Buffer.from('WEBVTT\n\n'), 'captions')).toEqual({ ok: true, value: kinds.vtt });
  expect(sniff(Buffer.from('WEBVTT\n\n'), 'videos').ok).toBe(false);
});

test('refuses pictures beyond the limits by their header alone', async () => {
  expect(await verdictOnBytes(pngHeader(32_768, 16_384))).toBe('panorama');
  expect(await verdictOnBytes(pngHeader(32_770, 16_384))).toBe('too_many_pixels');
  expect(await verdictOnBytes(pngHeader(65_000, 65_000))).toBe('too_many_pixels');
  expect(await verdictOnBytes(pngHeader(16_384, 8192, true))).toBe('panorama');
  expect(await verdictOnBytes(pngHeader(16_386, 8193, true))).toBe('too_many_pixels_whole');
});

test('a progressive JPEG above what fits in memory is refused, a baseline one is not', async () => {
  const make = async (progressive: boolean) => {
    const small = sharp({ create: { width: 164, height: 82, channels: 3, background: '#888' } });
    const bytes = await small.jpeg({ progressive }).toBuffer();
    // The size is in the frame's header.
    const frame = bytes.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]));
    bytes.writeUInt16BE(8200, frame + 5);
    bytes.writeUInt16BE(16_400, frame + 7);
    return bytes;
  };
  expect(await verdictOnBytes(await make(true))).toBe('too_many_pixels_whole');
  expect(await verdictOnBytes(await make(false))).toBe('panorama');
});

test('no bytes make it throw', async () => {
  const starts = [
    '\xff\xd8\xff\xe1',
    '\x89PNG\r\n\x1a\n',
    'RIFF\xff\xff\xff\xffWEBPVP8X',
    'II*\0\x08\0\0\0\xff\xff',
    'GIF89a',
    '\0\0\0\x1cftypavif',
    'OggS',
  ];
  const bytes = fc.tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 300 }));
  await fc.assert(
    fc.asyncProperty(bytes, async ([start, rest]) => {
      const verdict = await verdictOnBytes(Buffer.concat([Buffer.from(start, 'latin1'), rest]));
      expect(typeof verdict).toBe('string');
    }),
    { numRuns: 200 },
  );
});

const odd = fileURLToPath(new URL('../../../../../../shared/samples/odd', import.meta.url));
test.skipIf(!existsSync(odd))('every odd sample gets its own answer', async () => {
  const verdicts: Record<string, string> = {};
  for (const name of readdirSync(odd)) verdicts[name] = await verdictOn(join(odd, name));
  expect(verdicts).toEqual({
    'Channel_digital_image_CMYK_color.jpg': 'not_panorama',
    'Flag_of_the_Netherlands-16bit.png': 'not_panorama',
    'big-height.webp': 'too_small',
    'broken1.jpg': 'portrait',
    'cielab-dagams.tiff': 'not_panorama',
    'corrupt-header.jpg': 'damaged',
    'cubemap-3x2.jpg': 'panorama',
    'exif-Landscape_6.jpg': 'not_panorama',
    'exif-Portrait_8.jpg': 'portrait',
    'giant-image.jpg': 'not_panorama',
    'heic-single.heic': 'not_panorama',
    'lfs-pointer.jpg': 'lfs_pointer',
    'stereo-top-bottom.jpg': 'panorama',
    'truncated.jpg': 'not_panorama',
  });
});
