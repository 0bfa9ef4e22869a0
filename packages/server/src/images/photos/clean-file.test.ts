import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { openTestDecoder } from '../decode/test-decoder.ts';
import { box, jpegSegment, text, u32 } from '../testing/hostile/container-bytes.ts';
import { withCleanFile } from './clean-file.ts';
import { type FileKind, kinds } from './sniff.ts';

const folder = mkdtempSync(join(tmpdir(), 'tourwright-clean-'));
afterAll(() => rmSync(folder, { recursive: true }));
const decoder = openTestDecoder();
const secret = 'Ann at +51.5074-000.1278/';
const assets = new URL('../../../../demo/assets/corner-office/', import.meta.url);

/** What is served of a file, or the code of why it is not. */
async function served(bytes: Buffer, kind: FileKind): Promise<Buffer | string> {
  const path = join(folder, randomUUID());
  writeFileSync(path, bytes);
  let body = Buffer.alloc(0);
  const source = { path, sizeBytes: bytes.length, kind };
  const cleaned = await withCleanFile({ decoder, workFolder: folder }, source, async (stream) => {
    body = await buffer(stream);
  });
  return cleaned.ok ? body : cleaned.fault.code;
}

async function bytesServed(bytes: Buffer, kind: FileKind): Promise<Buffer> {
  const found = await served(bytes, kind);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

const dates = Buffer.concat([u32(0), text('2026'), text('1123'), u32(1000), u32(5000)]);
const table = (...numbers: number[]) => Buffer.concat([u32(0), ...numbers.map(u32)]);

/** A track of one chunk of two samples, of this many bytes each, that begins there in the file. */
function track(handler: string, at: number, bytes: number): Buffer {
  return box(
    'trak',
    box('tkhd', dates),
    box('udta', box('name', text(secret))),
    box(
      'mdia',
      box('mdhd', dates),
      box('hdlr', u32(0), u32(0), text(handler), Buffer.alloc(13)),
      box(
        'minf',
        box(
          'stbl',
          box('stsc', table(1, 1, 2, 1)),
          box('stsz', table(0, 2, bytes, bytes)),
          box('stco', table(1, at)),
        ),
      ),
    ),
  );
}

const picture = text('as the camera saw it');
const places = text(`${secret} ${secret} `);

function film(): Buffer {
  const head = box('ftyp', text('isom'), u32(0), text('isom'));
  const moovOf = (at: number) =>
    box(
      'moov',
      box('mvhd', dates),
      box('udta', box('\xa9xyz', text(secret))),
      box('meta', u32(0), text(secret)),
      track('vide', at, picture.length / 2),
      track('meta', at + picture.length, places.length / 2),
    );
  const at = head.length + moovOf(0).length + 8;
  return Buffer.concat([head, moovOf(at), box('mdat', picture, places), box('uuid', text(secret))]);
}

test('a video loses its place, names, dates, and the track of places among its pictures, and no picture', async () => {
  const bytes = film();
  expect(bytes.toString('latin1').split(secret)).toHaveLength(8);
  const clean = await bytesServed(bytes, kinds.mp4);
  expect(clean).toHaveLength(bytes.length);
  for (const word of [secret, '51.5', '2026', '1123', 'udta', 'uuid'])
    expect(clean.includes(word), word).toBe(false);
  expect(clean.indexOf(picture)).toBe(bytes.indexOf(picture));
  expect(clean.indexOf('stco')).toBe(bytes.indexOf('stco'));
});

test('a video and a sound as programs write them keep every sample', async () => {
  const hills = readFileSync(new URL('hills.mp4', assets));
  const clean = await bytesServed(hills, kinds.mp4);
  const samples = (bytes: Buffer) =>
    bytes.subarray(
      bytes.indexOf('mdat') + 4,
      bytes.indexOf('mdat') + 4 + bytes.readUInt32BE(bytes.indexOf('mdat') - 4) - 8,
    );
  expect(samples(clean).equals(samples(hills))).toBe(true);
  const ambient = readFileSync(new URL('ambient.mp3', assets));
  const tag = Buffer.concat([text('ID3\x04\0\0'), Buffer.from([0, 0, 1, 0]), Buffer.alloc(128, secret)]);
  const old = Buffer.alloc(128, `TAG${secret}`);
  const plain = await bytesServed(ambient, kinds.mp3);
  const tagged = await bytesServed(Buffer.concat([tag, plain, old]), kinds.mp3);
  expect(tagged.equals(plain)).toBe(true);
});

test('a WebM loses title, date, tags and attachments', async () => {
  const element = (id: number[], ...body: Buffer[]) => {
    const bytes = Buffer.concat(body);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(bytes.length | 0x10000000);
    return Buffer.concat([Buffer.from(id), size, bytes]);
  };
  const block = element([0xa3], picture);
  const bytes = Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], text('webm'))),
    element(
      [0x18, 0x53, 0x80, 0x67],
      element(
        [0x15, 0x49, 0xa9, 0x66],
        element([0x2a, 0xd7, 0xb1], Buffer.from([15, 66, 64])),
        element([0x7b, 0xa9], text(secret)),
        element([0x57, 0x41], text(secret)),
      ),
      element([0x12, 0x54, 0xc3, 0x67], text(secret)),
      // A live recording's cluster does not know how long it will be.
      Buffer.from([0x1f, 0x43, 0xb6, 0x75, 0xff]),
      block,
      element([0x19, 0x41, 0xa4, 0x69], text(secret)),
    ),
  ]);
  const clean = await bytesServed(bytes, kinds.webm);
  expect(clean).toHaveLength(bytes.length);
  expect(clean.includes(secret)).toBe(false);
  expect(clean.indexOf(block)).toBe(bytes.indexOf(block));
});

test('a WAV keeps its sound alone', async () => {
  const chunk = (name: string, body: Buffer) => Buffer.concat([text(name), u32(body.length).reverse(), body]);
  const sound = chunk('data', picture);
  const format = chunk('fmt ', Buffer.alloc(16));
  const body = Buffer.concat([text('WAVE'), format, chunk('bext', Buffer.alloc(64, secret)), sound]);
  const clean = await bytesServed(Buffer.concat([text('RIFF'), u32(body.length).reverse(), body]), kinds.wav);
  expect(clean.subarray(8).equals(Buffer.concat([text('WAVE'), format, sound]))).toBe(true);
  expect(clean.readUInt32LE(4)).toBe(clean.length - 8);
});

test('an Ogg keeps the size of its comments, and none of their words', async () => {
  const page = (number: number, packet: Buffer) => {
    const head = Buffer.alloc(28);
    head.write('OggS');
    head.writeUInt32LE(7, 14);
    head.writeUInt32LE(number, 18);
    head.set([1, packet.length], 26);
    return Buffer.concat([head, packet]);
  };
  const comment = Buffer.concat([
    text('OpusTags'),
    u32(0),
    u32(1).reverse(),
    u32(60).reverse(),
    Buffer.alloc(60, secret),
  ]);
  const bytes = Buffer.concat([page(0, text('OpusHead')), page(1, comment), page(2, picture)]);
  const clean = await bytesServed(bytes, kinds.ogg);
  expect(clean).toHaveLength(bytes.length);
  expect(clean.includes('Ann')).toBe(false);
  expect(clean.includes(picture)).toBe(true);
  // RFC 3533: the checksum of the page as it is now, written where zeros were summed.
  expect(clean.readUInt32LE(36 + 22)).not.toBe(0);
});

describe('a PDF', () => {
  async function pdf(): Promise<Buffer> {
    const document = await PDFDocument.create();
    document.setAuthor(secret);
    document.setTitle(secret);
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
      .jpeg()
      .toBuffer();
    const exif = jpegSegment(0xe1, text(`Exif\0\0${secret}`));
    const page = document.addPage([200, 100]);
    page.drawImage(await document.embedJpg(Buffer.concat([photo.subarray(0, 2), exif, photo.subarray(2)])));
    page.drawText('Floor plan');
    const xmp = document.context.stream(`<x:xmpmeta>${secret}</x:xmpmeta>`, {
      Type: 'Metadata',
      Subtype: 'XML',
    });
    document.catalog.set(PDFName.of('Metadata'), document.context.register(xmp));
    document.context.register(document.context.stream(`left behind by ${secret}`));
    return Buffer.from(await document.save({ useObjectStreams: false }));
  }

  test('loses author, XMP, the EXIF of its photos and what no page shows, and keeps its pages', async () => {
    const bytes = await pdf();
    expect(bytes.toString('latin1').split(secret).length).toBeGreaterThanOrEqual(4);
    const clean = await bytesServed(bytes, kinds.pdf);
    expect(clean.includes(secret)).toBe(false);
    const read = await PDFDocument.load(clean, { updateMetadata: false });
    expect([read.getPageCount(), read.getAuthor(), read.getTitle(), read.getProducer()]).toEqual([
      1,
      undefined,
      undefined,
      undefined,
    ]);
    expect(read.getPage(0).getSize()).toEqual({ width: 200, height: 100 });
    expect(clean.includes('DCTDecode')).toBe(true);
  });

  test('that is damaged is refused with words', async () => {
    const bytes = await pdf();
    expect(await served(bytes.subarray(0, 60), kinds.pdf)).toBe('not_clean');
    expect(await served(Buffer.from('%PDF-1.7 and nothing'), kinds.pdf)).toBe('not_clean');
  });
});

test('no damage makes it throw', { tags: 'long' }, async () => {
  const seeds: [FileKind, Buffer][] = [
    [kinds.mp4, film()],
    [kinds.webm, Buffer.from('1a45dfa3844282847765626d18538067ff1f43b675ffa38141', 'hex')],
    [kinds.mp3, text('ID3\x04\0\0\x7f\x7f\x7f\x7f')],
    [kinds.wav, text('RIFF\xff\xff\xff\xffWAVEdata\xff\xff\xff\xff')],
    [kinds.ogg, text(`OggS${'\0'.repeat(22)}\x01\x05OpusH`)],
  ];
  const place = fc.tuple(fc.nat(400), fc.nat(255));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...seeds),
      fc.array(place, { maxLength: 6 }),
      async ([kind, seed], changes) => {
        const bytes = Buffer.from(seed);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        const found = await served(bytes, kind);
        if (typeof found === 'string') expect(found).toBe('not_clean');
        else expect(found.length).toBeLessThanOrEqual(bytes.length);
      },
    ),
    { numRuns: 500 },
  );
});
