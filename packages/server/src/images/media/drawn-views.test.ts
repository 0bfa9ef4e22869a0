import { type Manifest, tilesPerSide } from '@tourwright/tour/pyramid';
import { faces } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openMemoryStorage } from '../../drivers/storage/memory-storage.ts';
import type { Storage } from '../../drivers/storage/storage.ts';
import { createLog } from '../../log.ts';
import { openTestDecoder } from '../decode/test-decoder.ts';
import { DrawnViews } from './drawn-views.ts';
import { fileKey } from './media-address.ts';
import { readViewPath, storedViewPath, viewPath, type WantedView } from './view-address.ts';

const secret = 'a secret of some length for tests';
const name = { key: 'a'.repeat(32), revision: 'b'.repeat(16) };
const manifest: Manifest = {
  version: 1,
  source: { width: 256, height: 128 },
  tileSize: 64,
  levels: [{ faceSize: 64 }],
  formats: ['jpg'],
};
/** One colour for each face. */
const colours = { f: '#c02020', r: '#20c020', b: '#2020c0', l: '#c0c020', u: '#20c0c0', d: '#c020c0' };

const tiles = new Map<string, Buffer>();
const decoder = openTestDecoder();
let storage: Storage;
let lines: string[];

beforeAll(async () => {
  for (const face of faces) {
    const create = { width: 64, height: 64, channels: 3, background: colours[face] } as const;
    tiles.set(face, await sharp({ create }).jpeg().toBuffer());
  }
});
beforeEach(async () => {
  storage = openMemoryStorage();
  lines = [];
  expect(tilesPerSide(manifest, 0)).toBe(1);
  for (const [face, tile] of tiles) await storage.put(fileKey(name, `${face}/0/0/0.jpg`), tile);
});

const open = () =>
  new DrawnViews({ storage, decoder, log: createLog({ write: (line) => lines.push(line) }) });
const wanted = (yaw: number, format: WantedView['format'] = 'jpg'): WantedView => ({
  view: { yaw, pitch: 0, hfov: 60 },
  width: 96,
  height: 54,
  format,
});
const draw = (views: DrawnViews, view: WantedView) =>
  views.provide(name, viewPath(name, view, secret), manifest, view);
const fileOf = (view: WantedView) => storage.read(fileKey(name, viewPath(name, view, secret)));

test.each([
  ['jpg', 90],
  ['avif', -270],
] as const)('a view is drawn when it is first asked for, as %s', async (format, yaw) => {
  const view = wanted(yaw, format);
  expect(await draw(open(), view)).toBe(true);
  const file = await fileOf(view);
  const { data, info } = await sharp(file?.bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([96, 54]);
  // To the right lies the green face.
  const middle = (27 * 96 + 48) * 3;
  const [red = 0, green = 0, blue = 0] = data.subarray(middle, middle + 3);
  expect(green).toBeGreaterThan(2 * Math.max(red, blue));
});

test('many who ask at once have it drawn once', async () => {
  const views = open();
  let count = 0;
  const put = storage.put.bind(storage);
  storage.put = (...args: Parameters<Storage['put']>) => {
    count++;
    return put(...args);
  };
  expect(await Promise.all([1, 2, 3].map(() => draw(views, wanted(0))))).toEqual([true, true, true]);
  expect(await draw(open(), wanted(0))).toBe(true);
  expect(count).toBe(1);
});

test('where a tile is missing there is none, and others are drawn all the same', async () => {
  await storage.deletePrefix(fileKey(name, 'b/'));
  const views = open();
  expect(await Promise.all([180, 0].map((yaw) => draw(views, wanted(yaw))))).toEqual([false, true]);
  expect(lines).toEqual([]);
});

test('a tile that cannot be read is reported to the operator, once', async () => {
  await storage.put(fileKey(name, 'f/0/0/0.jpg'), Buffer.from('no picture'));
  const views = open();
  expect(await draw(views, wanted(0))).toBe(false);
  expect(await draw(views, wanted(0))).toBe(false);
  expect(lines).toHaveLength(1);
});

test('a start view that is moved again and again does not fill the disk', async () => {
  const views = open();
  for (let count = 0; count < 48; count++)
    await storage.put(fileKey(name, `view/${count}.jpg`), Buffer.of(1));
  expect(await draw(views, wanted(10))).toBe(true);
  let left = 0;
  for await (const _ of storage.list(fileKey(name, 'view/'))) left++;
  expect(left).toBe(1);
});

test('closing gives up what waits', async () => {
  const views = open();
  const asked = [0, 10, 20].map((yaw) => draw(views, wanted(yaw)));
  await views.close();
  expect(await Promise.all(asked)).not.toContain(true);
  expect(await draw(views, wanted(30))).toBe(false);
});

test('a view with words on it is another picture, under a name that storage can hold', async () => {
  const card = { title: 'Title '.repeat(20), line: '東'.repeat(200), colour: '#ffffff' };
  const [plain, written] = [wanted(0), { ...wanted(0), width: 480, height: 252, card }];
  const path = viewPath(name, written, secret);
  expect(await draw(open(), plain)).toBe(true);
  expect(await draw(open(), written)).toBe(true);
  expect(readViewPath(name, path, secret)).toEqual(written);
  const file = await storage.read(fileKey(name, storedViewPath(path)));
  expect(await sharp(file?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 252 });
});

test('the logo of a card is read from the storage; one that has gone is left away', async () => {
  const create = { width: 60, height: 60, channels: 3, background: '#0000ff' } as const;
  const logo = fileKey({ key: 'c'.repeat(32), revision: 'd'.repeat(16) }, 'image.png');
  const card = { title: 'House', line: '', colour: '#ffffff', logo };
  const written = { ...wanted(0), width: 480, height: 252, card };
  const blueAt = async (view: WantedView) => {
    expect([await draw(open(), view), lines]).toEqual([true, []]);
    const file = await storage.read(fileKey(name, storedViewPath(viewPath(name, view, secret))));
    const { data } = await sharp(file?.bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (110 * 480 + 110) * 3;
    return (data[at + 2] ?? 0) > 2 * (data[at] ?? 0);
  };
  expect(await blueAt(written)).toBe(false);
  await storage.put(logo, await sharp({ create }).png().toBuffer());
  expect(await blueAt({ ...written, card: { ...card, title: 'Other' } })).toBe(true);
});
