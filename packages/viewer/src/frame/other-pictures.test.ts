/** Pictures other than our own tiles, which are opened with their scene. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeadStart } from '../render/head-start.ts';
import type { OtherPicture } from '../sources/panorama-source.ts';
import type { TiledPicture } from '../sources/tiled-picture.ts';
import { PretendCard } from '../testing/pretend-card.ts';
import { Stage } from './stage.ts';

const ahead = { yaw: 0, pitch: 0, hfov: 1.2 };
const levels = [263, 527, 1054, 2108].map((faceSize) => ({ faceSize, tileSize: 512 }));
const bitmap = (url: string) => ({ url, width: 512, height: 512, close() {} }) as unknown as ImageBitmap;

let card: PretendCard;
let stage: Stage;
let failures: { isTotal: boolean; cause: unknown }[];
let now = 0;

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => ({ ok: true, blob: async () => ({ url }) }));
  vi.stubGlobal('createImageBitmap', async ({ url }: { url: string }) => bitmap(url));
  vi.stubGlobal('requestAnimationFrame', () => 0);
  failures = [];
  card = new PretendCard();
  const opened = Stage.open(card.canvas, {
    headStart: new HeadStart([]),
    onChanged: () => undefined,
    onFailed: (failure) => void failures.push(failure),
  });
  if (!opened) throw new Error('There is no stage');
  stage = opened;
  stage.resize({ width: 1200, height: 800 });
});
afterEach(() => {
  stage.close();
  vi.unstubAllGlobals();
});

const frame = () => {
  now += 16;
  return stage.draw(ahead, now, 'rest', { hasStill: false, isEnough: false });
};

/** A picture that opens when the test says so. */
function later(more: Partial<TiledPicture> = {}) {
  const picture: TiledPicture = {
    key: '/hall/',
    levels,
    formats: ['jpg'],
    addressOf: ({ face, level, row, column }) => `/hall/${level}/${face}${row}_${column}.jpg`,
    close: vi.fn(),
    ...more,
  };
  let settle: { open: () => void; fail: (cause: Error) => void } | undefined;
  const source: OtherPicture = {
    key: picture.key,
    open: () =>
      new Promise((resolve, reject) => {
        settle = { open: () => resolve(picture), fail: reject };
      }),
  };
  return { source, picture, open: () => settle?.open(), fail: (cause: Error) => settle?.fail(cause) };
}

test('nothing is shown before it is open, then the level that the screen wants', async () => {
  const hall = later();
  const panorama = stage.begin(hall.source);
  expect(frame()).toMatchObject({ state: 'loading', isDrawn: false });
  hall.open();
  await panorama.opening;
  await expect.poll(() => frame().state, { interval: 2 }).toBe('sharp');
  expect([...new Set(card.drawn.map(({ texture }) => texture.url.split('/')[2]))]).toEqual(['3']);
});

test('tiles without an address are made by the picture itself', async () => {
  const load = vi.fn(async ({ face }: { face: string }) => bitmap(`/made/${face}`));
  const hall = later({ load });
  stage.begin(hall.source);
  hall.open();
  await expect.poll(() => frame().state, { interval: 2 }).toBe('sharp');
  expect(PretendCard.scenes(card.drawn.map(({ texture }) => texture))).toEqual(['made']);
});

test('what the GPU does not take is made in another way, where there is one', async () => {
  card.refuses = ({ url }) => url.startsWith('/card/');
  let place = 'card';
  const load = vi.fn(async ({ face }: { face: string }) => bitmap(`/${place}/${face}`));
  const refused = vi.fn((tile: ImageBitmap) => {
    place = 'made';
    return (tile as unknown as { url: string }).url.startsWith('/card/');
  });
  const hall = later({ load, refused });
  stage.begin(hall.source);
  hall.open();
  await expect.poll(() => frame().state, { interval: 2 }).toBe('sharp');
  expect(refused).toHaveBeenCalled();
  expect(failures).toEqual([]);
});

test('how far a picture reaches is known from when it is open', async () => {
  const coverage = { left: 0, top: 0.2, width: 1, height: 0.6 };
  const hall = later({ coverage });
  const panorama = stage.begin(hall.source);
  expect(panorama.picture).toBe(null);
  hall.open();
  await panorama.opening;
  expect(panorama.picture?.coverage).toEqual(coverage);
});

test('a picture that cannot be opened is reported, also to the one waiting for it', async () => {
  const hall = later();
  const panorama = stage.begin(hall.source);
  hall.fail(new Error('Not a picture'));
  await panorama.opening;
  expect(failures).toMatchObject([{ isTotal: true, cause: new Error('Not a picture') }]);
  const kitchen = later();
  const prepared = stage.prepare(kitchen.source, ahead);
  kitchen.fail(new Error('No line'));
  await expect(prepared).rejects.toThrow('No line');
});

test('a picture that opens after one has left is given back, like one that was shown', async () => {
  const [hall, kitchen] = [later(), later()];
  const panorama = stage.begin(hall.source);
  stage.begin(kitchen.source);
  hall.open();
  await panorama.opening;
  expect(hall.picture.close).toHaveBeenCalledOnce();
  kitchen.open();
  await expect.poll(() => frame().state, { interval: 2 }).toBe('sharp');
  stage.close();
  expect(kitchen.picture.close).toHaveBeenCalledOnce();
});
