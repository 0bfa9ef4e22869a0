/** How things look in the headset: nothing swapped between eyes or faces, round marks, quiet patterns. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paintedColour } from '@tourwright/demo/paint';
import type { Hotspot } from '@tourwright/tour/document';
import { directionOf, project, radians, unproject } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { expectEyes } from './support/eyes.ts';
import { pointAt, pullTrigger, turnHead, wearHeadset } from './support/headset.ts';
import { expect, test } from './support/test.ts';
import { expectSharp, openViewer, paintedScene } from './support/viewer-page.ts';
import { bundlePart, openViewerSite, type ViewerSite } from './support/viewer-site.ts';
import { eye, putOn } from './support/vr-page.ts';

let site: ViewerSite;
const size = { width: 720, height: 360 };

test.use({ viewport: size });
test.beforeAll(async () => {
  site = await openViewerSite({
    ...(await bundlePart('vr', 'packages/viewer/src/xr/open-vr.ts')),
    '/around.webm': { type: 'video/webm', body: await readFile('e2e/support/film-around.webm') },
    '/both-eyes.webm': { type: 'video/webm', body: await readFile('e2e/support/film-both-eyes.webm') },
    '/stripes.png': { type: 'image/png', body: await stripes() },
  });
});
test.afterAll(() => site.close());

/** Black and white lines, each one pixel high: at a third of their size they must be grey. */
async function stripes(): Promise<Buffer> {
  const [width, height] = [800, 400];
  const pixels = Buffer.alloc(width * height, 0);
  for (let row = 0; row < height; row += 2) pixels.fill(255, row * width, (row + 1) * width);
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

const at = (yaw: number, pitch: number) => directionOf(radians(yaw), radians(pitch));

function spot(id: string, kind: string, yaw: number, pitch: number, more: Partial<Hotspot> = {}): Hotspot {
  return { id, kind, position: at(yaw, pitch), scale: 1, rotation: 0, ...more };
}

async function enter(page: Page, room: Awaited<ReturnType<typeof paintedScene>>): Promise<void> {
  await wearHeadset(page);
  await openViewer(page, site, [room]);
  await expectSharp(page);
  await putOn(page);
}

/** A piece of what an eye sees, as bytes of red, green, blue. */
async function piece(page: Page, side: 'left' | 'right', area: Record<'x' | 'y' | 'edge', number>) {
  const { x, y, edge } = area;
  const region = { left: Math.round(x - edge / 2), top: Math.round(y - edge / 2), width: edge, height: edge };
  return sharp(await eye(page, side))
    .extract(region)
    .removeAlpha()
    .raw()
    .toBuffer();
}

test('ceiling and floor are where they belong, on either eye', { tag: '@long' }, async ({ page }) => {
  await enter(page, await paintedScene(1, 0));
  for (const [yaw, pitch] of [
    [30, 75],
    [-50, 75],
  ] as const) {
    await turnHead(page, radians(yaw), radians(pitch));
    await expectEyes(page, { left: 0, right: 0 }, yaw, pitch);
  }
  // What the menu at the feet leaves free: it comes along only when the visitor looks ahead.
  await turnHead(page, radians(65), radians(-50));
  await expectEyes(page, { left: 0, right: 0 }, 65, -50);
});

for (const [what, url, hues] of [
  ['a flat film is the same to both', '/around.webm', { left: 120, right: 120 }],
  ['one that holds both eyes has the left one above', '/both-eyes.webm', { left: 0, right: 120 }],
] as const) {
  test(`of 360° videos, ${what}, upright wherever the visitor looks`, { tag: '@long' }, async ({ page }) => {
    const film = { id: '', kind: 'video' as const, name: '', url, captions: [] };
    const around = { ...film, loop: true, muted: true, autoplay: true };
    await enter(page, { ...(await paintedScene(1, 240)), pinned: [around] });
    // Higher up the ceilings of all scenes are alike.
    for (const [yaw, pitch] of [
      [0, 0],
      [100, 35],
    ] as const) {
      await turnHead(page, radians(yaw), radians(pitch));
      await expectEyes(page, hues, yaw, pitch, 20);
    }
  });
}

test('a mark is round: at its corners one sees the scene', { tag: '@long' }, async ({ page }) => {
  const scale = 8;
  await enter(page, await paintedScene(1, 0, [spot('note', 'info', 0, 20, { scale, text: 'Note' })]));
  // A mark of scale 1 is 0.07 of its distance wide; seen straight on from the head, which looks at it.
  await turnHead(page, 0, radians(20));
  const view = { yaw: 0, pitch: radians(20), hfov: radians(90), width: size.width / 2, height: size.height };
  const half = (0.07 * scale * view.width) / 4;
  for (const side of ['left', 'right'] as const) {
    for (const [right, down] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const place = { x: 180 + right * half * 0.93, y: 180 + down * half * 0.93 };
      const truth = paintedColour(unproject(view, place), { hue: 0 });
      const seen = await piece(page, side, { ...place, edge: 1 });
      for (const [channel, value] of truth.entries())
        expect(Math.abs((seen[channel] ?? 0) - value)).toBeLessThan(30);
    }
    // The mark itself is a dark glass, through which the scene is still visible.
    const [red = 0, green = 0, blue = 0] = await piece(page, side, { x: 180 - half * 0.75, y: 180, edge: 1 });
    expect(Math.max(red, green, blue)).toBeLessThan(110);
    expect(Math.max(red, green, blue)).toBeGreaterThan(30);
  }
});

test('what is fine on a board is quiet: its pixels get their mean', { tag: '@long' }, async ({ page }) => {
  await enter(
    page,
    await paintedScene(1, 0, [spot('one', 'image', 0, 5, { pictures: [{ slug: 'stripes.png' }] })]),
  );
  await pointAt(page, at(0, 5));
  await pullTrigger(page);
  await pointAt(page, at(80, 0));
  const spread = async (side: 'left' | 'right') => {
    const pixels = await piece(page, side, { x: 180, y: 190, edge: 60 });
    return { least: Math.min(...pixels), most: Math.max(...pixels) };
  };
  for (const side of ['left', 'right'] as const) {
    await expect.poll(async () => (await spread(side)).least, { message: side }).toBeGreaterThan(90);
    expect((await spread(side)).most, side).toBeLessThan(165);
  }
});

test('no label covers another; the one that is pointed at gets its room, and gives it back', {
  tag: '@long',
}, async ({ page }) => {
  const always = { labelMode: 'always' as const };
  await enter(
    page,
    await paintedScene(1, 0, [
      spot('a', 'info', -6, 8, { text: 'The old kitchen dresser', ...always }),
      spot('b', 'info', -1, 8, { text: 'Kitchen with an island', ...always }),
      spot('c', 'info', 4, 8, { text: 'Oak floor, oiled twice', ...always }),
    ]),
  );
  const view = { yaw: 0, pitch: 0, hfov: radians(90), width: size.width / 2, height: size.height };
  /** Whether there is a label: many pixels are not what the scene has there. */
  const isLabelled = async (yaw: number, pitch: number) => {
    const place = project(view, at(yaw, pitch));
    if (!place) throw new Error('Behind the head');
    const edge = 7;
    const seen = await piece(page, 'left', { ...place, edge });
    const [left, top] = [Math.round(place.x - edge / 2), Math.round(place.y - edge / 2)];
    const others = Array.from({ length: edge ** 2 }, (_, index) => {
      const pixel = { x: left + (index % edge) + 0.5, y: top + Math.floor(index / edge) + 0.5 };
      const truth = paintedColour(unproject(view, pixel), { hue: 0 });
      return truth.some((value, channel) => Math.abs(value - (seen[3 * index + channel] ?? 0)) > 40);
    });
    return others.filter((isOther) => isOther).length > edge ** 2 / 3;
  };
  // Of the first above its mark, of the second below it, of the third where it has no room.
  const labels = () => Promise.all([isLabelled(-10, 12.5), isLabelled(-5, 3.5), isLabelled(9, 12.5)]);
  await pointAt(page, at(80, 0));
  await expect.poll(labels).toEqual([true, true, false]);
  await pointAt(page, at(4, 8));
  await expect.poll(labels).toEqual([false, true, true]);
  await pointAt(page, at(80, 0));
  await expect.poll(labels).toEqual([true, true, false]);
});
