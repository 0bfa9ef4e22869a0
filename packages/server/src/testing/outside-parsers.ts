/** Every parser of outside input, each with an input that grows. A new parser is one more line. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import { boxesIn, readHeifBoxes } from '@tourwright/cutter/server';
import { readHdrHead, readJpegHeader } from '@tourwright/cutter/testing';
import { type Tour, tour } from '@tourwright/tour/document';
import { applyEdit, type Edit, edit as editSchema, undoEdit } from '@tourwright/tour/edit';
import { cubesAmong, packedFacesType, readFaceHeader } from '@tourwright/tour/faces';
import { readGPano, readManifest } from '@tourwright/tour/pyramid';
import {
  canonicalSlug,
  frameAddress,
  namedSlugs,
  parseSlug,
  parseTour,
  readStored,
  tourSlug,
  unbrandedTour,
  upgradeTour,
  withoutContactDetails,
  writeStored,
} from '@tourwright/tour/rules';
import fastify from 'fastify';
import { byteRange } from '../http/answers/byte-range.ts';
import { readCursor } from '../http/answers/list-cursor.ts';
import { nestsDeeper } from '../http/json-body.ts';
import { readPictureHeader } from '../images/header/read-header.ts';
import { readMetadata } from '../images/uploads/upload-routes.ts';
import { doTask } from '../tours/documents/document-tasks.ts';
import { patchEdit } from '../tours/edits/patch-edit.ts';
import { copyTour } from '../tours/lifetime/copy-tour.ts';

interface OutsideParser {
  name: string;
  /** A size at which its work is more than what surrounds it. */
  size: number;
  /** Makes the input of a size; what it gives does the work. */
  prepare(size: number): () => unknown;
}

function parser<I>(
  name: string,
  size: number,
  make: (size: number) => I,
  parse: (input: I) => unknown,
): OutsideParser {
  return {
    name,
    size,
    prepare: (wanted) => {
      const input = make(wanted);
      return () => parse(input);
    },
  };
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const owner = { id: 't1', user_id: 'ann', updated_at: '2026-11-20T10:00:00.000Z' };
const mark = (index: number) => ({
  id: `h${index}`,
  kind: 'info',
  position: [0, 0, -1],
  text: `"\\ ${index}`,
});
const scenes = (count: number) =>
  times(count, (index) => ({
    id: index + 1,
    name: `n${index}`,
    slug: `t1/${index}.jpg`,
    hotspots: times(5, mark),
  }));
const body = (count: number) => ({
  ...owner,
  schema: 1,
  version: 1,
  activity: 'unpublished',
  published_version: null,
  published_at: null,
  audio: [],
  brochures: [],
  floorPlans: [],
  scenes: scenes(count),
});
const documentOf = (count: number): Tour => tour.parse(body(count));
const storedOf = (count: number) => ({
  scenes: times(count, (index) => ({
    name: `n${index}`,
    slug: `t1/${index}.jpg`,
    hotspots: JSON.stringify(times(3, mark)),
  })),
});
const rename = (index: number) => ({
  id: `edit-${index}-rename`,
  v: 1,
  kind: 'scene.rename',
  sceneId: 1,
  name: `n${index}`,
});
const edits = (count: number): Edit[] => times(count, (index) => editSchema.parse(rename(index)));
const editsBody = (count: number) => JSON.stringify({ base: 1, edits: times(count, rename) });
const letters = (count: number) => 'x'.repeat(count);
const repeated = (text: string) => (count: number) => text.repeat(count);
const applyAll = (document: Tour, list: Edit[]) =>
  list.reduce((now, each) => {
    const out = applyEdit(now, each);
    return out.ok ? out.tour : now;
  }, document);
const bytes = (head: number[], piece: number[]) => (count: number) =>
  Buffer.from([...head, ...times(count, () => piece).flat()]);
const jpeg = bytes([0xff, 0xd8], [0xff, 0xe1, 0, 4, 1, 2]);
const box = (count: number) =>
  Buffer.concat([
    Buffer.from('\0\0\0\x10ftypheic\0\0\0\0'),
    ...times(count, () => Buffer.from('\0\0\0\x0cfree1234')),
  ]);
const png = (count: number) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108020000000000', 'hex'),
    Buffer.alloc(4),
    ...times(count, () => Buffer.from('\0\0\0\x04tEXt12345678')),
  ]);
const webp = (count: number) =>
  Buffer.concat([
    Buffer.from('RIFF\xff\xff\xff\0WEBPVP8X\n\0\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1'),
    ...times(count, () => Buffer.from('EXIF\x04\0\0\x001234', 'latin1')),
  ]);
const tiff = (count: number) => {
  const file = Buffer.alloc(10 + count * 12 + 4);
  file.write('II*\0');
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(Math.min(count, 65_535), 8);
  for (let at = 10; at < 10 + count * 12; at += 12) file.writeUInt16LE(0x100, at);
  return file;
};
const gif = (count: number) =>
  Buffer.concat([
    Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1'),
    ...times(count, () => Buffer.from('!\xfe\x04abcd\0', 'latin1')),
  ]);

const cookies = fastify();
await cookies.register(fastifyCookie);

/** The folder of `files`; empty it when all is done. */
const folder = mkdtempSync(join(tmpdir(), 'tourwright-parsers-'));
export const removeFiles = (): void => rmSync(folder, { recursive: true, force: true });
let files = 0;
const fileOf = (make: (count: number) => Uint8Array) => (count: number) => {
  const path = join(folder, `${files++}`);
  writeFileSync(path, make(count));
  return path;
};

export const outsideParsers: readonly OutsideParser[] = [
  parser('a tour document', 300, body, parseTour),
  parser('a tour document of faults', 900, (n) => ({ schema: 1, scenes: times(n, () => 1) }), parseTour),
  parser(
    'scenes of hotspots of faults',
    900,
    (n) => ({ schema: 1, scenes: [{ hotspots: times(n, () => 1) }] }),
    parseTour,
  ),
  parser('unknown fields', 20_000, (n) => ({ ...body(1), extra: times(n, () => [{}]) }), parseTour),
  parser('the stored form', 300, storedOf, (form) => readStored(form, owner)),
  parser(
    'the stored form of scenes without ids',
    900,
    (n) => ({ scenes: times(n, () => ({})) }),
    (form) => readStored(form, owner),
  ),
  parser(
    'writing the stored form',
    300,
    (n) => ({ document: documentOf(n), form: body(n) }),
    ({ document, form }) => writeStored(document, form),
  ),
  parser(
    'writing the stored form in another order',
    300,
    (n) => ({ document: { ...documentOf(n), scenes: documentOf(n).scenes.toReversed() }, form: body(n) }),
    ({ document, form }) => writeStored(document, form),
  ),
  parser('an edit of a large document', 300, documentOf, (document) => applyAll(document, edits(1))),
  parser('many edits of a small document', 200, edits, (list) => applyAll(documentOf(1), list)),
  parser('undoing in a large document', 300, documentOf, (document) =>
    undoEdit(document, { steps: [] }, () => 'edit-again'),
  ),
  parser('a body of edits', 100, editsBody, (text) => doTask('readEdits', { body: text })),
  parser(
    'creating from a body',
    300,
    (n) => JSON.stringify(body(n)),
    (text) => doTask('create', { body: text, ownership: owner }),
  ),
  parser(
    'a patch of many fields',
    400,
    (n) => Object.fromEntries(times(n, (index) => [`f${index % 450}${'_'.repeat(index / 450)}`, index])),
    (patch) => patchEdit(documentOf(1), patch, () => 'edit-patch'),
  ),
  parser(
    'a patch of many scenes',
    300,
    (n) => ({ scenes: scenes(n) }),
    (patch) => patchEdit(documentOf(1), patch, () => 'edit-patch'),
  ),
  parser('copying a tour', 300, documentOf, (document) =>
    copyTour({ document, stored: null }, { ...owner, id: 't2', name: 'Copy' }),
  ),
  parser('upgrading a tour', 300, documentOf, upgradeTour),
  parser('the files that a tour names', 300, documentOf, namedSlugs),
  parser('a tour without what names its owner', 300, documentOf, unbrandedTour),
  parser('ways to reach somebody in a text', 2000, repeated('a@b.com +43 660 12345 '), withoutContactDetails),
  parser('a slug of many letters', 5_000, letters, parseSlug),
  parser('a slug of many parts', 400, repeated('a/'), parseSlug),
  parser('the one spelling of a slug', 5_000, repeated('e\u0301'), canonicalSlug),
  parser('a tour name in an address', 5_000, repeated('é '), tourSlug),
  parser('files of cubes', 300, (n) => times(n, (index) => ({ name: `room ${index}_f.jpg` })), cubesAmong),
  parser(
    'a file of a cube with a long name',
    3_000,
    (n) => [{ name: `${'_ .-'.repeat(n)}front.jpg` }],
    cubesAmong,
  ),
  parser(
    'an address in a frame',
    5_000,
    (n) => ({ kind: 'embed', url: `https://a.${letters(n)}` }),
    frameAddress,
  ),
  parser(
    'an address of a film',
    5_000,
    (n) => ({ kind: 'video', url: `https://youtube.com/watch?${'&v='.repeat(n)}` }),
    frameAddress,
  ),
  parser('a manifest', 500, (n) => ({ version: 1, levels: times(n, () => ({ size: 1 })) }), readManifest),
  parser('brackets', 20_000, repeated('['), (text) => nestsDeeper(text, Number.POSITIVE_INFINITY)),
  parser(
    'a text that never closes',
    20_000,
    (n) => `"${'\\"'.repeat(n)}`,
    (text) => nestsDeeper(text, 10),
  ),
  parser('a cursor of a list', 5_000, letters, (text) => {
    try {
      return readCursor(text);
    } catch {
      return null;
    }
  }),
  parser(
    'a byte range',
    5_000,
    (n) => `bytes=${'1'.repeat(n)}-`,
    (text) => byteRange(text, 100),
  ),
  parser(`packed faces (${packedFacesType})`, 5_000, (n) => Buffer.alloc(n, 0x41), readFaceHeader),
  parser('the head of an upload', 2_000, repeated('filename YQ==,'), readMetadata),
  parser(
    'cookies',
    2_000,
    (n) => times(n, (index) => `c${index}=x`).join('; '),
    (text) => cookies.parseCookie(text),
  ),
  parser('XMP', 3_000, repeated('GPano:CroppedAreaLeftPixels   = '), readGPano),
  parser('XMP of spaces', 300, (n) => `GPano:ProjectionType${' '.repeat(n)}`, readGPano),
  parser('segments of a JPEG', 3_000, jpeg, readJpegHeader),
  parser('segments before an HDR picture', 300, fileOf(jpeg), readHdrHead),
  parser('boxes', 3_000, box, boxesIn),
  parser('boxes of a HEIC file', 300, fileOf(box), readHeifBoxes),
  ...Object.entries({ jpeg, box, png, webp, tiff, gif }).map(([name, make]) =>
    parser(`the header of a picture (${name})`, 300, fileOf(make), readPictureHeader),
  ),
];
