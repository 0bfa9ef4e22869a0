/** Panoramas whose early view is made during the upload. */
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paintPanorama } from '@tourwright/demo/paint';
import sharp, { type JpegOptions, type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { headerBytes } from '../../native/vips-file.ts';
import { decodeWhileUploading, type UploadingFile } from './decode-while-uploading.ts';
import { progressCell } from './progress-cell.ts';
import { UploadingFiles } from './uploading-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'uploading-'));
const path = join(folder, 'upload');
const file = join(folder, 'small.v');
let painted: Buffer;
let panorama: Buffer;

beforeAll(async () => {
  painted = await paintPanorama({ width: 1024, format: 'png' });
  panorama = await jpeg(sharp(painted));
});
beforeEach(() => {
  for (const made of [path, file]) rmSync(made, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

function jpeg(picture: Sharp, options: JpegOptions = {}): Promise<Buffer> {
  return picture
    .resize(4608, 2304, { fit: 'fill' })
    .jpeg({ quality: 88, ...options })
    .toBuffer();
}

/** Waits until rows of the file have been decoded. */
function isDecoding(control: SharedArrayBuffer) {
  return expect.poll(() => new Int32Array(control)[progressCell.share]).toBeGreaterThan(0);
}

async function uploadWhole(bytes: Buffer) {
  writeFileSync(path, bytes);
  return decodeWhileUploading({ path, sizeBytes: bytes.length, file, control: new SharedArrayBuffer(8) });
}

test('is ready when the last bytes are, though they come slowly and the file is gone by then', async () => {
  writeFileSync(path, '');
  const control = new SharedArrayBuffer(8);
  const coming = decodeWhileUploading({ path, sizeBytes: panorama.length, file, control });
  const pieces = 9;
  for (let piece = 0; piece < pieces; piece++) {
    const [from, to] = [piece, piece + 1].map((edge) => Math.round((edge * panorama.length) / pieces));
    appendFileSync(path, panorama.subarray(from, to));
    if (piece === pieces >> 1) await isDecoding(control);
  }
  rmSync(path);
  const uploaded = await coming;
  expect(uploaded).toMatchObject({ file, panorama: { width: 4608, height: 2304, plainProfile: true } });
  expect(uploaded?.preview.strip).toMatch(/^data:image\/webp;base64,/);
  expect(await sharp(uploaded?.preview.thumbnail).metadata()).toMatchObject({ width: 640, height: 360 });
  const pixels = readFileSync(file).subarray(headerBytes);
  const small = await sharp(panorama).resize(2304, 1152, { fit: 'fill' }).raw().toBuffer();
  expect(pixels.length).toBe(small.length);
  const error = pixels.reduce((sum, value, index) => sum + (value - small[index]!) ** 2, 0) / small.length;
  expect(10 * Math.log10(255 ** 2 / error)).toBeGreaterThan(38);
});

const outcome = '%s is left to be decoded when it is there';
const expectNone = async (_: string, make: () => Promise<Buffer>) => {
  expect(await uploadWhole(await make())).toBeNull();
  expect(existsSync(file)).toBe(false);
};

test.each<[string, () => Promise<Buffer>]>([
  ['a picture on its side', () => jpeg(sharp(painted).withMetadata({ orientation: 3 }))],
  ['a progressive picture', () => jpeg(sharp(painted), { progressive: true })],
  ['another space of colours', () => jpeg(sharp(painted).withIccProfile('p3'))],
])(outcome, { tags: 'long' }, expectNone);

test.each<[string, () => Promise<Buffer>]>([
  ['an ordinary photo', () => sharp(painted).resize(3000, 2000, { fit: 'fill' }).jpeg().toBuffer()],
  ['a panorama that is cut as fast', () => sharp(painted).jpeg().toBuffer()],
  ['a PNG', async () => painted],
  [
    'a damaged picture',
    async () => Buffer.concat([panorama.subarray(0, 90_000), Buffer.alloc(panorama.length - 90_000, 0x55)]),
  ],
])(outcome, expectNone);

test('an upload that is given up ends it', async () => {
  writeFileSync(path, panorama.subarray(0, panorama.length >> 1));
  const control = new SharedArrayBuffer(8);
  const coming = decodeWhileUploading({ path, sizeBytes: panorama.length, file, control });
  await isDecoding(control);
  rmSync(path);
  expect(await coming).toBeNull();
});

test('where the file is whole before half of it is decoded, the usual way is the faster one', async () => {
  writeFileSync(path, panorama.subarray(0, panorama.length >> 2));
  const threads = { do: (task: UploadingFile) => decodeWhileUploading(task) };
  let seen: unknown = 'nothing yet';
  const uploading = new UploadingFiles(threads as never, (_, preview) => {
    seen = preview;
  });
  uploading.begin({ path, sizeBytes: panorama.length, workFolder: folder });
  expect(uploading.take(path)).toBeNull();
  await expect.poll(() => seen).toBeNull();
  expect(readdirSync(folder)).toEqual(['upload']);
});

test('of many uploads a few are decoded, and what nobody wants any more is removed', async () => {
  const begun: string[] = [];
  const threads = {
    async do(task: { path?: string; file?: string }) {
      begun.push(task.path ?? '');
      writeFileSync(task.file ?? '', 'pixels');
      return { file: task.file };
    },
  };
  const seen: string[] = [];
  const uploading = new UploadingFiles(threads as never, (name) => seen.push(name));
  const names = ['a', 'b', 'c', 'd', 'e'].map((name) => join(folder, name));
  const begin = (name: string) => uploading.begin({ path: name, sizeBytes: 10, workFolder: folder });
  for (const name of names) {
    writeFileSync(name, '');
    begin(name);
    begin(name);
  }
  await expect.poll(() => begun.toSorted()).toEqual(names.slice(0, 4));
  const [gone = '', kept = '', , , last = ''] = names;
  const wanted = await uploading.take(kept);
  expect(existsSync(wanted?.file ?? '')).toBe(true);
  expect(uploading.take(kept)).toBeNull();
  rmSync(gone);
  begin(last);
  await expect.poll(() => begun.at(-1)).toBe(last);
  expect(begun.length).toBe(5);
  // The fifth was first reported as not available before its turn, and then as available.
  expect(seen.toSorted()).toEqual([...names, last, last].toSorted());
});
