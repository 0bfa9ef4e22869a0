/** Textures on the GPU: the order of drawing, and their lifetimes. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeadStart } from '../render/head-start.ts';
import type { PanoramaSource } from '../sources/panorama-source.ts';
import { type HeldPicture, PretendCard } from '../testing/pretend-card.ts';
import { Stage } from './stage.ts';

const manifest = {
  version: 1,
  source: { width: 4096, height: 2048 },
  tileSize: 512,
  levels: [{ faceSize: 512 }, { faceSize: 1024 }],
  formats: ['jpg'],
};
const source = (room: string): PanoramaSource => ({
  baseUrl: `/${room}/`,
  manifest,
  preview: `/${room}/strip`,
});
const ahead = { yaw: 0, pitch: 0, hfov: 1.2 };
const picture = (url: string) => ({ url, width: 512, height: 512, close() {} });

let card: PretendCard;
let stage: Stage;
let now = 0;

function open(memoryBudgetBytes: number): void {
  card = new PretendCard();
  const opened = Stage.open(card.canvas, {
    memoryBudgetBytes,
    headStart: new HeadStart([]),
    onChanged: () => undefined,
    onFailed: ({ cause }) => {
      throw cause;
    },
  });
  if (!opened) throw new Error('There is no stage');
  stage = opened;
  stage.resize({ width: 1200, height: 800 });
}

const frame = (angles = ahead) => {
  now += 16;
  return stage.draw(angles, now, 'rest', { hasStill: false, isEnough: false });
};

const moment = () => new Promise((resolve) => setTimeout(resolve));

/** Draws until the picture is sharp. */
async function sharp(angles = ahead): Promise<void> {
  await expect.poll(() => frame(angles).state, { interval: 2 }).toBe('sharp');
}

/** Starts a transition: draws until the other scene is there, then the first frame of the crossfade. */
async function setOut(room: string): Promise<void> {
  let panorama: Awaited<ReturnType<Stage['prepare']>> = null;
  void stage.prepare(source(room), ahead).then((ready) => {
    panorama = ready;
  });
  const isThere = () => {
    frame();
    return panorama !== null;
  };
  await expect.poll(isThere, { interval: 2 }).toBe(true);
  if (panorama) void stage.show(panorama, ahead, 'fade');
  frame();
}

/** The scenes whose pictures are drawn, in order. */
const drawnScenes = () => PretendCard.scenes(card.drawn.map(({ texture }) => texture));

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => ({ ok: true, blob: async () => ({ url }) }));
  vi.stubGlobal('createImageBitmap', async ({ url }: HeldPicture, left?: number) =>
    picture(left === undefined ? url : `${url}@${left / 512}`),
  );
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      get url() {
        return this.src;
      }
      async decode() {}
    },
  );
});
afterEach(() => {
  stage.close();
  vi.unstubAllGlobals();
});

const much = 2 ** 30;
/** Less than one tile takes. */
const little = 1;

test('in a crossing the old scene fades away over the new one, and is drawn no more after it', async () => {
  open(much);
  stage.begin(source('hall'));
  await sharp();
  await setOut('kitchen');
  now += 300;
  frame();
  expect(drawnScenes()).toEqual(['kitchen', 'hall']);
  for (const { texture, opacity } of card.drawn) {
    if (texture.url.startsWith('/kitchen/')) expect(opacity).toBe(1);
    else expect(Math.abs(opacity - 0.5)).toBeLessThan(0.3);
  }
  expect(stage.isCrossing).toBe(true);
  now += 400;
  await sharp();
  expect(stage.isCrossing).toBe(false);
  expect(drawnScenes()).toEqual(['kitchen']);
});

test('what is seen stays on the GPU, however little memory there may be', async () => {
  open(little);
  stage.begin(source('hall'));
  for (const yaw of [0, 2]) {
    await sharp({ ...ahead, yaw });
    for (let count = 0; count < 3; count++) {
      expect(frame({ ...ahead, yaw }).state).toBe('sharp');
      expect(card.drawn.length).toBeGreaterThan(0);
      for (const { texture } of card.drawn) expect(card.live).toContain(texture);
    }
  }
});

test('what is seen no more goes where memory is short', async () => {
  open(little);
  stage.begin(source('hall'));
  await sharp();
  const first = new Set(card.drawn.map(({ texture }) => texture));
  await sharp({ ...ahead, yaw: Math.PI });
  expect([...card.live].filter((texture) => first.has(texture))).toEqual([]);
});

test('a scene that one has left gives everything back where memory is short, its preview always', async () => {
  for (const [budget, left] of [
    [little, 0],
    [much, 1],
  ] as const) {
    open(budget);
    stage.begin(source('hall'));
    await sharp();
    await setOut('kitchen');
    now += 1000;
    await sharp();
    const ofHall = [...card.live].filter(({ url }) => url.startsWith('/hall/'));
    expect(ofHall.filter(({ url }) => url.includes('/strip@'))).toEqual([]);
    expect(Math.sign(ofHall.length)).toBe(left);
    stage.close();
  }
});

test.each([
  ['with a preview', source],
  ['without', (room: string) => ({ baseUrl: `/${room}/`, manifest })],
])('a scene %s that is on the GPU still can be gone back to at once', async (_, sourceOf) => {
  open(much);
  stage.begin(sourceOf('hall'));
  await sharp();
  await setOut('kitchen');
  now += 1000;
  await sharp();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const isThere = vi.fn();
  void stage.prepare(sourceOf('hall'), ahead).then(isThere);
  frame();
  await moment();
  expect(isThere).toHaveBeenCalledOnce();
});

test('a scene that is requested again continues loading', async () => {
  open(much);
  stage.begin(source('hall'));
  await sharp();
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    asked.push(url);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      answers.push(() => resolve({ ok: true, blob: async () => ({ url }) }));
    });
  });
  const first = stage.prepare(source('kitchen'), ahead);
  frame();
  await moment();
  const second = stage.prepare(source('kitchen'), ahead);
  frame();
  await moment();
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked).size).toBe(asked.length);
  for (const answer of answers) answer();
  let isThere = false;
  void second.then((panorama) => {
    isThere = panorama !== null;
  });
  await expect.poll(() => frame() && isThere, { interval: 2 }).toBe(true);
  expect(await first).toBe(null);
});

test('a canvas that has lost its picture gets it again, though nothing has changed', async () => {
  open(much);
  stage.begin(source('hall'));
  await sharp();
  await sharp();
  card.drawn = [];
  frame();
  expect(drawnScenes()).toEqual([]);
  stage.redraw();
  frame();
  expect(drawnScenes()).toEqual(['hall']);
});

test('closing gives everything back', async () => {
  open(much);
  stage.begin(source('hall'));
  await sharp();
  expect(card.live.size).toBeGreaterThan(6);
  stage.close();
  expect(card.live.size).toBe(0);
});

test('until there are tiles, each face of the preview is where it belongs', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  open(much);
  stage.begin(source('hall'));
  const straight = Math.PI / 2;
  // In the order of the strip: front, right, back, left, up, down.
  const looks = [
    { yaw: 0, pitch: 0 },
    { yaw: straight, pitch: 0 },
    { yaw: Math.PI, pitch: 0 },
    { yaw: -straight, pitch: 0 },
    { yaw: 0, pitch: straight },
    { yaw: 0, pitch: -straight },
  ];
  for (const [index, look] of looks.entries()) {
    const near = { ...look, hfov: 0.5 };
    await expect.poll(() => frame(near).state, { interval: 2 }).toBe('preview');
    expect([...new Set(card.drawn.map(({ texture }) => texture.url))]).toEqual([`/hall/strip@${index}`]);
  }
});

test('a hand does not wait for a slow card that still draws the picture at rest', async () => {
  open(much);
  stage.begin(source('hall'));
  card.isDone = false;
  await sharp();
  // The GPU is as slow as that; a moving picture will have fewer pixels.
  const later = performance.now() + 60_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  const { noticed } = card;
  card.isDone = true;
  await expect.poll(() => card.noticed).toBeGreaterThan(noticed);
  clock.mockRestore();
  card.isDone = false;
  frame({ ...ahead, yaw: 0.1 });
  const move = () => {
    now += 16;
    return stage.draw({ ...ahead, yaw: 0.2 }, now, 'brisk', { hasStill: false, isEnough: false });
  };
  // Another size for the canvas would hold the page up until the GPU is done.
  expect(move().needsNext).toBe(true);
  expect(card.canvas.width).toBe(1200);
  card.isDone = true;
  await expect
    .poll(() => {
      move();
      return card.canvas.width;
    })
    .toBeLessThan(1200);
});
