/** Tours of other tools, imported with their photos, and exported again. */
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { paintFaces } from '@tourwright/cutter/testing';
import { paintPanorama } from '@tourwright/demo/paint';
import type { Tour } from '@tourwright/tour/document';
import { readTour } from '@tourwright/tour/formats';
import { faces } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { type ImageClient, imageClient } from '../images/testing/image-client.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

/** Panoramas are cut, on a machine that may be busy. */
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let ann: ImageClient;
let folder: string;

beforeAll(async () => {
  server = await openTestServer();
  ann = imageClient(server, await server.signUp('ann@example.com'));
  await server.work();
  folder = mkdtempSync(join(tmpdir(), 'tourwright-transfer-'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string, content: string | Buffer): string {
  const whole = join(folder, path);
  mkdirSync(join(whole, '..'), { recursive: true });
  writeFileSync(whole, content);
  return whole;
}

async function tourOf(tourId: string): Promise<Tour> {
  return (await ann.get(`/api/tours/${tourId}`)).json();
}

test('a folder of Pannellum becomes a tour with its photos, and goes out for Marzipano with the same links', async () => {
  const config = {
    default: { firstScene: 'kitchen', title: 'House' },
    scenes: {
      hall: {
        title: 'Hall',
        panorama: 'images/HALL.jpg',
        hotSpots: [{ type: 'scene', sceneId: 'kitchen', yaw: 30, pitch: -5 }],
      },
      kitchen: { title: 'Kitchen', panorama: 'images/gone.jpg', odd: true },
    },
  };
  write('pannellum/tour.json', JSON.stringify(config));
  write('pannellum/images/hall.jpg', await paintPanorama({ width: 1024, format: 'jpeg' }));
  const made = await server.transfer.import(join(folder, 'pannellum'), 'Ann@example.com', 'pannellum');
  expect(made).toMatchObject({ name: 'House', scenes: 2, stored: 1 });
  expect(made.lacking).toMatchObject([
    { place: 'scenes.kitchen.panorama', address: 'images/gone.jpg', reason: null },
  ]);
  expect(made.lacking[0]?.file).toMatch(/\.json$/);
  const tour = await tourOf(made.tourId);
  expect(tour.scenes.map(({ name, slug }) => [name, slug])).toEqual([
    ['Hall', `${made.tourId}/HALL.jpg`],
    ['Kitchen', `${made.tourId}/gone.jpg`],
  ]);
  await ann.until(made.tourId, `${made.tourId}/HALL.jpg`, 'ready');

  const out = join(folder, 'out');
  const exported = await server.transfer.export(
    made.tourId,
    { format: 'marzipano', withVersions: false },
    out,
  );
  // All that the page loads is in the folder.
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  for (const [, source = ''] of page.matchAll(/(?:src|href)="([^"]+)"/g))
    expect(existsSync(join(out, source)), source).toBe(true);
  expect(exported.lacking).toEqual([`${made.tourId}/gone.jpg`]);
  const again = readTour(readFileSync(join(out, 'data.js'), 'utf8'));
  expect(again.ok && again.content.scenes.map(({ name }) => name)).toEqual(['Kitchen', 'Hall']);
  expect(again.ok && again.content.scenes[1]?.hotspots[0]).toMatchObject({ kind: 'link', targetSceneId: 1 });
  expect((await sharp(join(out, 'panoramas/HALL.jpg')).metadata()).width).toBe(1024);
  await expect(
    server.transfer.export(made.tourId, { format: 'psv', withVersions: false }, out),
  ).rejects.toMatchObject({
    code: 'folder_not_empty',
  });
});

test('a ZIP of Marzipano without originals becomes panoramas that are put together from their tiles', {
  tags: 'long',
}, async () => {
  const zip = new ZipFile();
  const scene = {
    id: '0-hall',
    name: 'Hall',
    levels: [
      { tileSize: 128, size: 128, fallbackOnly: true },
      { tileSize: 128, size: 256 },
    ],
  };
  zip.addBuffer(
    Buffer.from(`var APP_DATA = ${JSON.stringify({ name: 'Zipped', scenes: [scene] })};`),
    'app-files/data.js',
  );
  const painted = await paintFaces(256);
  for (const face of faces) {
    for (const [row, column] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const) {
      const area = { left: column * 128, top: row * 128, width: 128, height: 128 };
      const tile = await sharp(painted.get(face)).extract(area).jpeg().toBuffer();
      zip.addBuffer(tile, `app-files/tiles/0-hall/1/${face}/${row}/${column}.jpg`);
    }
  }
  zip.end();
  const path = join(folder, 'tour.zip');
  await pipeline(zip.outputStream, createWriteStream(path));
  const made = await server.transfer.import(path, 'ann@example.com', 'tour');
  expect(made).toMatchObject({ name: 'Zipped', scenes: 1, stored: 1, lacking: [] });
  const slug = `${made.tourId}/0-hall-6-faces.tar`;
  const info = await ann.until(made.tourId, slug, 'ready');
  expect([info.width, info.height]).toEqual([1024, 512]);
  const top = await ann.get(`${info.panorama?.baseUrl}f/0/0/0.jpg`);
  const small = (file: Buffer | undefined) => sharp(file).resize(8, 8).removeAlpha().raw().toBuffer();
  const [a, b] = [await small(top.rawPayload), await small(painted.get('f'))];
  expect(a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length).toBeLessThan(
    8,
  );
});

test('a photo of a part of the sphere is where Pannellum says, here and there again', {
  tags: 'long',
}, async () => {
  const placed = { haov: 120, vaov: 60, vOffset: 12.5 };
  const scene = { title: 'View', type: 'equirectangular', panorama: 'part.jpg', ...placed };
  write('part/tour.json', JSON.stringify({ default: { firstScene: 'view' }, scenes: { view: scene } }));
  const whole = sharp(await paintPanorama({ width: 1440, format: 'jpeg' }));
  const area = { left: 480, top: 190, width: 480, height: 240 };
  write('part/part.jpg', await whole.extract(area).jpeg().toBuffer());
  const made = await server.transfer.import(join(folder, 'part'), 'ann@example.com', 'part');
  expect(made).toMatchObject({ stored: 1, lacking: [] });
  const slug = `${made.tourId}/part.jpg`;
  await ann.until(made.tourId, slug, 'ready');
  const infoNow = async () => (await ann.mediaOf(made.tourId))[slug];
  // The angle of the tour is an adjustment: the photo is cut again, and its first cut goes.
  await expect.poll(infoNow).toMatchObject({ adjusting: null, adjustment: { across: 120 } });
  const { coverage = {} } = ((await infoNow())?.panorama?.manifest ?? {}) as {
    coverage?: Record<string, number>;
  };
  expect(coverage['left']).toBeCloseTo(120 / 360, 3);
  expect(coverage['width']).toBeCloseTo(120 / 360, 3);
  expect(coverage['top']).toBeCloseTo(0.5 - (12.5 + 30) / 180, 3);
  expect(coverage['height']).toBeCloseTo(60 / 180, 3);

  const wanted = {
    left: expect.closeTo(1 / 3, 2),
    top: expect.closeTo(0.264, 2),
    width: expect.closeTo(1 / 3, 2),
    height: expect.closeTo(1 / 3, 2),
  };
  for (const [format, file] of [
    ['pannellum', 'tour.json'],
    ['marzipano', 'data.js'],
    ['psv', 'tour.json'],
  ] as const) {
    const out = join(folder, `part-${format}`);
    await server.transfer.export(made.tourId, { format, withVersions: false }, out);
    const again = readTour(readFileSync(join(out, file), 'utf8'));
    expect(again.ok && again.files[0]?.coverage, format).toEqual(wanted);
    const { width, height } = await sharp(join(out, 'panoramas/part.jpg')).metadata();
    expect([width, height]).toEqual([480, 240]);
  }
});

test('what cannot be read is refused with a code, and leaves no tour', async () => {
  const before = (await ann.get('/api/tours')).json().items.length;
  const broken = write('broken/tour.json', '{"scenes": ');
  await expect(server.transfer.import(broken, 'ann@example.com', 'x')).rejects.toMatchObject({
    code: 'malformed',
  });
  const none = write('none/readme.txt', 'nothing');
  await expect(server.transfer.import(join(none, '..'), 'ann@example.com', 'x')).rejects.toMatchObject({
    code: 'no_scenes',
  });
  await expect(server.transfer.import(folder, 'nobody@example.com', 'x')).rejects.toMatchObject({
    code: 'no_such_user',
  });
  expect((await ann.get('/api/tours')).json().items.length).toBe(before);
});
