import { type Manifest, tilesPerSide } from '@tourwright/tour/pyramid';
import { faces, radians } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openMemoryStorage } from '../../drivers/storage/memory-storage.ts';
import type { Storage } from '../../drivers/storage/storage.ts';
import { hourMs } from '../../durations.ts';
import { createLog } from '../../log.ts';
import { openTestDecoder } from '../decode/test-decoder.ts';
import { baseAddress, fileKey, signedAddress } from '../media/media-address.ts';
import { SharpStills } from './sharp-stills.ts';

const secret = 'a secret of some length for tests';
const now = new Date('2026-11-23T00:00:00Z');
const name = { key: 'a'.repeat(32), revision: 'b'.repeat(16) };
const manifest: Manifest = {
  version: 1,
  source: { width: 256, height: 128 },
  tileSize: 64,
  levels: [{ faceSize: 64 }, { faceSize: 128 }],
  formats: ['avif', 'jpg'],
};
const panorama = { baseUrl: baseAddress(name), manifest };
const view = (yawDegrees: number) => ({ yaw: radians(yawDegrees), pitch: 0, hfov: radians(90) });

const decoder = openTestDecoder();
let tile: Buffer;
let storage: Storage;
let lines: string[];

beforeAll(async () => {
  tile = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#4080c0' } })
    .jpeg()
    .toBuffer();
});

beforeEach(async () => {
  storage = openMemoryStorage();
  lines = [];
  for (const face of faces) {
    for (const level of [0, 1]) {
      const side = tilesPerSide(manifest, level);
      for (let place = 0; place < side * side; place++) {
        const path = `${face}/${level}/${Math.floor(place / side)}/${place % side}.jpg`;
        await storage.put(fileKey(name, path), tile);
      }
    }
  }
});

function open(): SharpStills {
  const log = createLog({ write: (line) => lines.push(line) });
  return new SharpStills({ storage, decoder, log, secret, clock: () => now });
}

async function storedStills(): Promise<number> {
  let count = 0;
  for await (const _ of storage.list(fileKey(name, 'still/'))) count++;
  return count;
}

test('a view that is requested twice is there the third time, for each class of screens and every browser', async () => {
  const stills = open();
  expect(await stills.find(panorama, view(0))).toBeNull();
  await stills.drawn();
  expect(await storedStills()).toBe(0);
  expect(await stills.find(panorama, view(0))).toBeNull();
  await stills.drawn();
  const found = (await stills.find(panorama, view(0))) ?? [];
  expect(found.map(({ type }) => type)).toEqual([1, 2, 3, 4].flatMap(() => ['image/avif', 'image/webp']));
  for (const { type, srcset } of found) {
    expect(srcset).toMatch(/^\/media\/a{32}\/b{16}\/still\/[0-9a-f]{20}\.(avif|webp) \d+w$/);
    const [url = '', width = ''] = srcset.split(' ');
    const file = await storage.read(url.slice(1));
    const metadata = await sharp(file?.bytes).metadata();
    expect(`${metadata.width}w`).toBe(width);
    expect(file?.contentType).toBe(type);
  }
  expect(await stills.find(panorama, view(10))).toBeNull();
});

test('what another process has drawn since it was requested is there', async () => {
  const stills = open();
  expect(await stills.find(panorama, view(0))).toBeNull();
  const other = open();
  await other.find(panorama, view(0));
  await other.find(panorama, view(0));
  await other.drawn();
  expect(await stills.find(panorama, view(0))).not.toBeNull();
});

test('a server that starts again finds what was drawn', async () => {
  const before = open();
  await before.find(panorama, view(0));
  await before.find(panorama, view(0));
  await before.drawn();
  expect(await open().find(panorama, view(0))).toHaveLength(8);
});

test('addresses that are open for a while stay so', async () => {
  const stills = open();
  await stills.find(panorama, view(0));
  await stills.find(panorama, view(0));
  await stills.drawn();
  const baseUrl = signedAddress(name, secret, new Date(now.getTime() + hourMs));
  expect((await stills.find({ baseUrl, manifest }, view(0)))?.[0]?.srcset).toContain(baseUrl);
  expect(await stills.find({ baseUrl: baseUrl.replace(/.\/$/, '!/'), manifest }, view(0))).toBeNull();
});

test('requests for ever new views do not fill the disk', async () => {
  const stills = open();
  for (let count = 0; count < 96; count++) {
    await storage.put(fileKey(name, `still/${String(count).padStart(20, '0')}.avif`), tile);
  }
  for (let time = 0; time < 3; time++) {
    expect(await stills.find(panorama, view(0))).toBeNull();
    await stills.drawn();
  }
  expect(await storedStills()).toBe(96);
  expect(lines).toEqual([]);
});

test('a panorama whose tiles cannot be had goes without, and is not tried again', async () => {
  await storage.deletePrefix(fileKey(name, 'f/'));
  const stills = open();
  for (let time = 0; time < 4; time++) {
    expect(await stills.find(panorama, view(0))).toBeNull();
    await stills.drawn();
  }
  expect(await storedStills()).toBe(0);
});

test('a tile that cannot be read is reported to the operator, once', async () => {
  await storage.put(fileKey(name, 'f/1/0/0.jpg'), Buffer.from('no picture'));
  const stills = open();
  for (let time = 0; time < 4; time++) {
    expect(await stills.find(panorama, view(0))).toBeNull();
    await stills.drawn();
  }
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('An opening view could not be drawn');
});

test('a storage that does not answer costs the picture, not the page', async () => {
  storage.head = async () => {
    throw new Error('no storage');
  };
  expect(await open().find(panorama, view(0))).toBeNull();
  expect(lines).toHaveLength(1);
});

test('closing gives up what waits', async () => {
  const stills = open();
  for (const yaw of [0, 10, 20]) {
    await stills.find(panorama, view(yaw));
    await stills.find(panorama, view(yaw));
  }
  await stills.close();
  expect(await storedStills()).toBe(0);
  expect(lines).toEqual([]);
});
