import type { Tour } from '@tourwright/tour/document';
import { faces, radians } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { ShownTour } from './shown-tour.ts';
import { createDrawStill } from './tour-still.ts';

/** One for each face, far apart. */
const colours = ['#e01010', '#10e010', '#1010e0', '#e0e010', '#10e0e0', '#e010e0'];
const edge = 80;
const noSharp = async () => null;
const asTold = { sceneId: null, view: {} };

let strip: string;

beforeAll(async () => {
  const areas = faces.map(
    (_, index) => `<rect x="${index * edge}" width="${edge}" height="${edge}" fill="${colours[index]}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge * 6}" height="${edge}">${areas.join('')}</svg>`;
  const file = await sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer();
  strip = `data:image/webp;base64,${file.toString('base64')}`;
});

function shown({
  coverage,
  state = 'ready',
  ...tour
}: Partial<Tour> & { coverage?: unknown; state?: string } = {}): ShownTour {
  const scene = {
    id: 1,
    name: 'Hall',
    slug: 'a.jpg',
    cameraPosition: [0, 0, 0.01],
    cameraDirection: [0, 0, 0],
  };
  const manifest = {
    version: 1,
    source: { width: 2048, height: 1024 },
    tileSize: 512,
    levels: [{ faceSize: 512 }],
    formats: ['jpg'],
    ...(coverage ? { coverage } : {}),
  };
  return {
    tour: { id: 't', activity: 'published', scenes: [scene], ...tour },
    media: { 'a.jpg': { state, panorama: { baseUrl: '/media/a/', manifest, preview: strip } } },
    owner: false,
  } as unknown as ShownTour;
}

/** The colour at a place of the still, 0..1 from its upper left corner. */
async function colourAt(url: string, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  const near = (index: number) =>
    [1, 3, 5].every((from, channel) => {
      const wanted = Number.parseInt((colours[index] ?? '').slice(from, from + 2), 16);
      return Math.abs((data[at + channel] ?? 0) - wanted) < 40;
    });
  return faces.find((_, index) => near(index)) ?? 'none';
}

test('the opening view is drawn, right way round', async () => {
  const still = await createDrawStill(noSharp)(shown(), asTold, true);
  expect(still?.view).toMatchObject({ yaw: 0, pitch: 0, hfov: radians(90) });
  expect(await colourAt(still?.url ?? '', 0.5, 0.5)).toBe('f');
  expect(await colourAt(still?.url ?? '', 0.5, 0.02)).toBe('u');
  expect(await colourAt(still?.url ?? '', 0.5, 0.98)).toBe('d');
});

test('the view that the address asks for is drawn instead', async () => {
  const asked = { sceneId: null, view: { yaw: radians(45), hfov: radians(60) } };
  const still = await createDrawStill(noSharp)(shown(), asked, false);
  expect(still?.view).toMatchObject({ yaw: radians(45), pitch: 0, hfov: radians(60) });
  expect(await colourAt(still?.url ?? '', 0.1, 0.5)).toBe('f');
  expect(await colourAt(still?.url ?? '', 0.9, 0.5)).toBe('r');
});

test('phones get all that an upright screen shows, others what a square one does', async () => {
  const draw = createDrawStill(noSharp);
  const phone = await draw(shown(), asTold, true);
  const other = await draw(shown(), asTold, false);
  const { width = 0, height = 0 } = phone?.view ?? {};
  // 100 degrees of height, as the viewer shows at most.
  expect(height / width).toBeCloseTo(Math.tan(radians(50)), 1);
  expect(other?.view.height).toBe(other?.view.width);
});

test('the sharp stills are listed with it', async () => {
  const source = { type: 'image/avif', media: '(x)', sizes: '99vw', srcset: '/media/a/still/0.avif 1280w' };
  const find = async (_: unknown, { yaw }: { yaw: number }) => (yaw === 0 ? [source] : null);
  const still = await createDrawStill(find)(shown(), asTold, false);
  expect(still?.sharp).toEqual([source]);
});

test.each([
  ['while it is cut', { state: 'processing' }],
  ['of a draft', { activity: 'draft' }],
])('no sharp picture is requested %s', async (_, tour) => {
  const find = async () => {
    throw new Error('asked');
  };
  const still = await createDrawStill(find)(shown(tour as Partial<Tour>), asTold, false);
  expect(still?.url).toBeDefined();
  expect(still?.sharp).toBeUndefined();
});

test('a still stays small', async () => {
  const still = await createDrawStill(noSharp)(shown(), asTold, true);
  expect(still?.url.length).toBeLessThan(8192);
});

test.each([
  ['a little planet', { opening: 'planet' as const }, asTold],
  ['a part of the sphere', { coverage: { left: 0.2, top: 0.2, width: 0.5, height: 0.5 } }, asTold],
  ['a tour without scenes', { scenes: [] }, asTold],
  ['a view wider than the viewer shows', {}, { sceneId: null, view: { hfov: radians(150) } }],
  ['a view beyond the zenith', {}, { sceneId: null, view: { pitch: radians(95) } }],
])('%s begins without a still', async (_, tour, asked) => {
  expect(await createDrawStill(noSharp)(shown(tour), asked, false)).toBeNull();
});

test('an address of a certain view skips the little planet', async () => {
  const asked = { sceneId: null, view: { yaw: 0 } };
  expect(await createDrawStill(noSharp)(shown({ opening: 'planet' }), asked, false)).not.toBeNull();
});

test('a strip that cannot be read fails, and again when asked again', async () => {
  const broken = shown();
  broken.media['a.jpg'] = {
    ...broken.media['a.jpg'],
    panorama: { ...broken.media['a.jpg']?.panorama, preview: 'data:image/webp;base64,AAAA' },
  } as never;
  const draw = createDrawStill(noSharp);
  await expect(draw(broken, asTold, false)).rejects.toThrow();
  await expect(draw(broken, asTold, false)).rejects.toThrow();
});
