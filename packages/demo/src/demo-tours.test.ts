/**
 * What every demo tour must be, checked against its plan and its files. Angles are computed here from the plan alone,
 * not with the code that builds the tours.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Hotspot, isKind, type Scene } from '@tourwright/tour/document';
import { parseSlug, parseTour } from '@tourwright/tour/rules';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { assetPath, readAsset } from './asset.ts';
import type { BuiltTour } from './build-tour.ts';
import { buildTour } from './build-tour.ts';
import { type Camera, type Plan, readPlan } from './plan.ts';
import { demoTours } from './tours/index.ts';

const degreesOf = (radians: number) => (radians * 180) / Math.PI;
/** The smallest turn between two angles in degrees. */
const between = (a: number, b: number) => Math.abs(((((a - b) % 360) + 540) % 360) - 180);
/** The turn to the right from the middle of a camera's picture to a place on the plan. */
const turnTo = ({ at, yaw }: Camera, x: number, y: number) =>
  yaw - degreesOf(Math.atan2(y - at[1], x - at[0]));
const turnOf = ([x, , z]: Hotspot['position']) => degreesOf(Math.atan2(x, -z));
const links = ({ hotspots }: Scene) => hotspots.filter((each) => isKind(each, 'link'));

/** Assets that are not there yet count as empty, so that links can be checked before a tour is rendered. */
const noFile = async (_tour: string, file: string) => ({ path: file, sha256: '0'.repeat(64), sizeBytes: 0 });

test('there are 14 tours, 11 of homes and offices and 3 of shops', () => {
  const count = (category: string) => demoTours.filter((tour) => tour.category === category).length;
  expect([demoTours.length, count('real-estate'), count('retail')]).toEqual([14, 11, 3]);
});

test('all files together weigh 30 MB or less', () => {
  const folder = assetPath('.', '');
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30_000_000);
});

test('one tour has two floors, one a video on a screen, one a scene by day and in the evening', async () => {
  const built = await Promise.all(
    demoTours.map(async (tour) => buildTour(tour, await readPlan(tour.slug), noFile)),
  );
  const having = (has: (tour: BuiltTour) => boolean) => built.filter(has).length;
  expect(having(({ content }) => content.floorPlans.length === 2)).toBe(1);
  expect(having(({ content }) => content.scenes.some(({ videos }) => videos.length > 0))).toBe(1);
  expect(having(({ content }) => content.scenes.some(({ variants }) => variants !== undefined))).toBe(1);
});

describe.each(demoTours)('$name', (demo) => {
  const load = async (): Promise<{ plan: Plan; tour: BuiltTour; cameras: Map<number, Camera> }> => {
    const plan = await readPlan(demo.slug);
    const tour = await buildTour(demo, plan, noFile);
    const cameras = demo.scenes.map(({ scene }) => plan.cameras.find((camera) => camera.scene === scene)!);
    return { plan, tour, cameras: new Map(cameras.map((camera, index) => [index + 1, camera])) };
  };

  test('is a document that the server takes, with every scene of the plan', async () => {
    const { plan, tour } = await load();
    const moment = '2026-01-01T00:00:00.000Z';
    const draft = { activity: 'unpublished', published_version: null, published_at: null };
    const own = { id: tour.id, schema: 1, version: 1, user_id: 'nobody', updated_at: moment, ...draft };
    expect(parseTour({ ...own, ...tour.content })).toMatchObject({ ok: true });
    expect(tour.content.scenes.map(({ name }) => name).sort()).toEqual(
      plan.cameras.map(({ name }) => name).sort(),
    );
    expect(new Set(tour.files.map(({ slug }) => slug)).size).toBe(tour.files.length);
    for (const { slug } of tour.files) expect(parseSlug(slug)).toMatchObject({ ok: true, owner: tour.id });
    expect(plan).toMatchObject({ slug: demo.slug, category: demo.category });
  });

  test('can be walked through: no dead end, no one-way link, no scene out of reach', async () => {
    const { scenes } = (await load()).tour.content;
    const targets = new Map(
      scenes.map((scene) => [scene.id, links(scene).map((link) => link.targetSceneId!)]),
    );
    for (const [id, ahead] of targets) {
      expect(ahead.length).toBeGreaterThan(0);
      expect(new Set(ahead).size).toBe(ahead.length);
      for (const target of ahead) expect(targets.get(target)).toContain(id);
    }
    const reached = new Set([1]);
    for (const id of reached) for (const target of targets.get(id) ?? []) reached.add(target);
    expect(reached.size).toBe(scenes.length);
  });

  test('has its links in the doorways, and arrives looking the way one walked', async () => {
    const { plan, tour, cameras } = await load();
    for (const scene of tour.content.scenes) {
      const from = cameras.get(scene.id)!;
      for (const link of links(scene)) {
        const to = cameras.get(link.targetSceneId!)!;
        const ways = plan.doorways.filter(
          ({ rooms }) => rooms.includes(from.room) && rooms.includes(to.room),
        );
        const sameRoom = from.room === to.room;
        // Where a room without a scene is between, any opening of the room that one leaves or comes into.
        const outs = sameRoom
          ? [to]
          : ways.length > 0
            ? ways
            : plan.doorways.filter(({ rooms }) => rooms.includes(from.room));
        const ins = sameRoom
          ? [from]
          : ways.length > 0
            ? ways
            : plan.doorways.filter(({ rooms }) => rooms.includes(to.room));
        const off = outs.map(({ at: [x, y] }) => between(turnOf(link.position), turnTo(from, x, y)));
        expect(Math.min(...off), `${link.id} lies in its doorway`).toBeLessThan(3);
        const turned = ins.map(({ at: [x, y] }) =>
          between(link.arrival?.yaw ?? Number.NaN, turnTo(to, x, y) + 180),
        );
        expect(Math.min(...turned), `${link.id} arrives in the walking direction`).toBeLessThan(3);
      }
    }
  });

  test('has its marks in sight: neither under the visitor’s feet nor overhead, and none upon another', async () => {
    for (const { hotspots } of (await load()).tour.content.scenes) {
      for (const [index, { id, position }] of hotspots.entries()) {
        expect(Math.abs(position[1]), id).toBeLessThan(0.87);
        for (const other of hotspots.slice(index + 1)) {
          const cos = position.reduce((sum, part, axis) => sum + part * other.position[axis]!, 0);
          expect(degreesOf(Math.acos(Math.min(1, cos))), `${id} and ${other.id}`).toBeGreaterThan(3);
        }
      }
    }
  });

  test('has pins on the plan of their floor, inside their rooms', async () => {
    const { plan, tour, cameras } = await load();
    const pins = tour.content.floorPlans.flatMap(({ id, pins: some = [] }) =>
      some.map((pin) => ({ ...pin, id })),
    );
    expect(pins.map(({ sceneId }) => sceneId).sort()).toEqual([...cameras.keys()]);
    for (const { id, sceneId, x, y, heading } of pins) {
      const camera = cameras.get(sceneId)!;
      const floor = plan.floors.find((each) => id === `plan-${each.id}`)!;
      const room = plan.rooms.find((each) => each.id === camera.room)!;
      expect(room.floor).toBe(floor.id);
      const east = floor.origin[0] + x * floor.widthPixels * floor.metresPerPixel;
      const north = floor.origin[1] + (1 - y) * floor.heightPixels * floor.metresPerPixel;
      expect(Math.hypot(east - camera.at[0], north - camera.at[1])).toBeLessThan(0.1);
      const [west, south, right, top] = room.rect;
      expect(east > west && east < right && north > south && north < top).toBe(true);
      expect(between(heading, 90 - camera.yaw)).toBeLessThan(0.01);
    }
  });

  test('has every file that it names, in the right form', async () => {
    const tour = await buildTour(demo, await readPlan(demo.slug), readAsset);
    for (const { slug, asset } of tour.files) {
      const parsed = parseSlug(slug);
      const area = parsed.ok ? parsed.area : '';
      if (area === 'audio') expectLoop(asset.path);
      else if (area === 'videos') expect(readFileSync(asset.path).toString('latin1', 4, 8)).toBe('ftyp');
      else await expectPicture(asset.path, area);
    }
  });
});

const sizes: Record<string, (width: number, height: number) => boolean> = {
  scene: (width, height) => width >= 4096 && height * 2 === width,
  Thumbnail: (width, height) => width === 1280 && height === 720,
  'floor-plans': (width) => width >= 800,
  pictures: (width) => width >= 640,
};

async function expectPicture(path: string, area: string): Promise<void> {
  const { format, width, height } = await sharp(path).metadata();
  expect(format, path).toBe('webp');
  expect(sizes[area]?.(width, height), `${path} is ${width}x${height}`).toBe(true);
}

/** An MP3 whose first frame says how much padding the encoder added, so that a decoder loops it without a gap. */
function expectLoop(path: string): void {
  const bytes = readFileSync(path);
  const head = bytes.toString('latin1', 0, 600);
  // The names under which browsers believe what follows 21 bytes on: the frames before and after, 12 bits each.
  const encoder = /(?:Xing|Info)[\s\S]*?(?=LAME|Lavf|Lavc)/.exec(head);
  expect(encoder, path).not.toBeNull();
  const added = bytes.readUIntBE((encoder?.index ?? 0) + (encoder?.[0].length ?? 0) + 21, 3);
  expect(added >> 12, path).toBeGreaterThan(0);
  const seconds = (bytes.length * 8) / 48_000;
  expect(seconds, path).toBeGreaterThan(20);
  expect(seconds, path).toBeLessThan(31);
}
