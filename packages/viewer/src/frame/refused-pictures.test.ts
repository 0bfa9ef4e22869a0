/** Pictures that a browser's GPU does not take. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeadStart } from '../render/head-start.ts';
import { firstTiles } from '../sources/first-tiles.ts';
import { type HeldPicture, PretendCard } from '../testing/pretend-card.ts';
import { Stage, type StageOptions } from './stage.ts';

const source = {
  baseUrl: '/hall/',
  manifest: {
    version: 1,
    source: { width: 4096, height: 2048 },
    tileSize: 512,
    levels: [{ faceSize: 512 }, { faceSize: 1024 }],
    formats: ['jpg'],
  },
};
const ahead = { yaw: 0, pitch: 0, hfov: 1.2 };
const size = { width: 1200, height: 800 };
const picture = (url: string) => ({ url, width: 512, height: 512, close() {} });

let card: PretendCard;
let stage: Stage;
let now = 0;

function open(options: Partial<StageOptions>): void {
  card = new PretendCard();
  const opened = Stage.open(card.canvas, {
    headStart: new HeadStart([]),
    onChanged: () => undefined,
    onFailed: ({ cause }) => {
      throw cause;
    },
    ...options,
  });
  if (!opened) throw new Error('There is no stage');
  stage = opened;
  stage.resize(size);
  stage.begin(source);
}

function frame() {
  now += 16;
  return stage.draw(ahead, now, 'rest', { hasStill: false, isEnough: false });
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => ({ ok: true, blob: async () => ({ url }) }));
  vi.stubGlobal('createImageBitmap', async ({ url }: HeldPicture) => picture(url));
  vi.stubGlobal('requestAnimationFrame', () => 0);
});
afterEach(() => {
  stage.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A worker that answers each address with a picture. */
function stubWorker(): void {
  vi.stubGlobal('document', { baseURI: 'http://here/' });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:script');
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: [number, HeldPicture] }) => void) | null = null;
      postMessage([addresses]: [string[]]): void {
        for (const [number, url] of addresses.entries())
          this.onmessage?.({ data: [number, { ...picture(url), isOfWorker: true }] });
      }
      terminate(): void {}
    },
  );
}

test('a browser whose GPU takes nothing of a worker gets the same pictures without it', async () => {
  stubWorker();
  const first = firstTiles({ source: source, view: ahead }, size);
  expect(first.length).toBeGreaterThan(3);
  const headStart = new HeadStart(first, Promise.resolve());
  open({ headStart });
  let refused = 0;
  card.refuses = ({ isOfWorker = false }) => {
    if (isOfWorker) refused++;
    return isOfWorker;
  };
  await expect.poll(() => frame().state, { interval: 2 }).toBe('sharp');
  expect(refused).toBeGreaterThan(0);
  expect(card.drawn.map(({ texture }) => texture.url)).not.toContain('');
});

test('a picture that the GPU refuses is reported as a failure and never as sharp', async () => {
  const onFailed = vi.fn();
  open({ onFailed });
  card.refuses = () => true;
  const seen = new Set<string>();
  await expect
    .poll(
      () => {
        seen.add(frame().state);
        return onFailed.mock.lastCall?.[0].isTotal;
      },
      { interval: 2 },
    )
    .toBe(true);
  for (let count = 0; count < 5; count++) {
    seen.add(frame().state);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect([...seen]).toEqual(['loading']);
  expect(card.live.size).toBe(0);
});

test('a browser that reads no AVIF gets the next format, and is not sent AVIF again', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return { ok: true, blob: async () => ({ url }) };
  });
  vi.stubGlobal('createImageBitmap', async ({ url }: HeldPicture) => {
    if (url.endsWith('.avif'))
      throw new DOMException('The source image could not be decoded', 'InvalidStateError');
    return picture(url);
  });
  const best = { ...source, manifest: { ...source.manifest, formats: ['avif', 'jpg'] } };
  open({ headStart: new HeadStart(firstTiles({ source: best, view: ahead }, size)) });
  stage.begin(best);
  await expect.poll(() => frame().state, { interval: 2 }).toBe('sharp');
  expect(asked.some((url) => url.endsWith('.avif'))).toBe(true);
  const drawn = card.drawn.map(({ texture }) => texture.url);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter((url) => !url.endsWith('.jpg'))).toEqual([]);

  asked.length = 0;
  stage.begin({ ...best, baseUrl: '/kitchen/' });
  await expect.poll(() => frame().state, { interval: 2 }).toBe('sharp');
  expect(asked.some((url) => url.startsWith('/kitchen/'))).toBe(true);
  expect(asked.filter((url) => url.endsWith('.avif'))).toEqual([]);
});
