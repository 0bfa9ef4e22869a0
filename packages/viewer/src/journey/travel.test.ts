/** A requested scene is reached, whatever else changes meanwhile. A fake stage replaces the GPU. */
import { beforeEach, expect, test } from 'vitest';
import type { Panorama } from '../render/panorama.ts';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import { knownPicture, type PanoramaSource } from '../sources/panorama-source.ts';
import { Motion } from '../view/motion.ts';
import { Travel } from './travel.ts';

const ahead = { yaw: 0, pitch: 0, hfov: 1.2 };
const manifestOf = (levels: number) => ({
  version: 1,
  source: { width: 4096, height: 2048 },
  tileSize: 512,
  levels: [{ faceSize: 512 }, { faceSize: 1024 }].slice(0, levels),
  formats: ['jpg'],
});
const scene = (id: number, name: string, levels = 2): ViewerScene => ({
  id,
  name,
  source: { baseUrl: `/${name}/`, manifest: manifestOf(levels) },
  view: ahead,
  hotspots: [],
});

const urlOf = (source: PanoramaSource) => ('baseUrl' in source ? source.baseUrl : source.key);

/** Shows what it is given; a prepared scene is ready when the test says so. */
class SlowStage {
  shown: string | null = null;
  /** What is on its way: it comes, or cannot be had. */
  next: { url: string; come: () => Promise<void>; fail: () => Promise<void> } | null = null;
  #drop = () => {};

  begin(source: PanoramaSource) {
    this.#drop();
    this.shown = urlOf(source);
    return { picture: knownPicture(source), opening: undefined };
  }

  prepare(source: PanoramaSource): Promise<Panorama | null> {
    this.#drop();
    const url = urlOf(source);
    return new Promise((resolve, reject) => {
      const settled = () => new Promise<void>((done) => setTimeout(done));
      this.next = {
        url,
        come: () => {
          resolve({ picture: knownPicture(source), url } as never);
          return settled();
        },
        fail: () => {
          reject(new Error('No line'));
          return settled();
        },
      };
      this.#drop = () => resolve(null);
    });
  }

  async show(panorama: Panorama): Promise<void> {
    this.next = null;
    this.shown = (panorama as unknown as { url: string }).url;
  }

  empty(): void {
    this.shown = null;
  }
}

let stage: SlowStage;
let travel: Travel;
let motion: Motion;
let scenes: ViewerScene[];
/** The names of the scenes that were come to. */
let arrived: (string | undefined)[];
let failed: string[];

beforeEach(() => {
  stage = new SlowStage();
  scenes = [scene(1, 'hall', 1), scene(2, 'kitchen'), scene(3, 'attic')];
  arrived = [];
  failed = [];
  motion = new Motion(ahead);
  travel = new Travel({
    stage: stage,
    motion,
    sceneOf: (id) => scenes.find((each) => each.id === id),
    onArrive: (there) => void arrived.push(there?.name),
    onFailed: ({ name }) => void failed.push(name),
  });
  travel.open(scene(1, 'hall', 1), ahead);
});

const finer = { ...scene(1, 'hall'), source: { baseUrl: '/finer-hall/', manifest: manifestOf(2) } };
const go = (id: number) => travel.cross(scenes[id - 1] as ViewerScene, ahead, 'walk');

test.each(['exchange', 'cut'] as const)(
  'a better picture of the scene that one is leaving keeps nobody back (%s)',
  async (how) => {
    const isThere = go(2);
    travel.replace(finer, how);
    expect(stage.next?.url).toBe('/kitchen/');
    await stage.next?.come();
    expect(await isThere).toBe(true);
    expect([stage.shown, ...arrived]).toEqual(['/kitchen/', 'hall', 'kitchen']);
    expect(stage.next, 'the hall is left').toBe(null);
  },
);

test('if the next scene cannot be opened, the better picture of the present one is shown', async () => {
  const isThere = go(2);
  travel.replace(finer, 'exchange');
  await stage.next?.fail();
  expect(await isThere).toBe(false);
  expect(failed).toEqual(['kitchen']);
  expect(stage.next?.url).toBe('/finer-hall/');
  await stage.next?.come();
  expect(stage.shown).toBe('/finer-hall/');
});

test('leaving while a better picture loads takes precedence, and the picture comes if there is no way on', async () => {
  travel.replace(finer, 'exchange');
  const isThere = go(2);
  await stage.next?.fail();
  expect(await isThere).toBe(false);
  await stage.next?.come();
  expect(stage.shown).toBe('/finer-hall/');
  const isNextThere = go(3);
  await stage.next?.come();
  expect(await isNextThere).toBe(true);
  expect([stage.shown, stage.next]).toEqual(['/attic/', null]);
});

test('one looks as far as the owner of a scene lets one, from the moment that changes on', async () => {
  const low = { pitch: { min: -1, max: 0.4 } };
  scenes = [scene(1, 'hall'), { ...scene(2, 'kitchen'), limits: low }];
  const isThere = go(2);
  await stage.next?.come();
  await isThere;
  expect(motion.limits.top).toBe(0.4);
  travel.limit({ pitch: { min: -1, max: 0.8 } });
  expect(motion.limits.top).toBe(0.8);
  travel.open(scene(1, 'hall'), ahead);
  expect(motion.limits.top).toBe(null);
});

test('the last of several ways is gone', async () => {
  const [first, second] = [go(2), go(3)];
  await stage.next?.come();
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(arrived).toEqual(['hall', 'attic']);
});

test('one comes to a scene as it is by then', async () => {
  void go(2);
  scenes = [scene(1, 'hall'), { ...scene(2, 'kitchen with an island'), source: finer.source }];
  await stage.next?.come();
  expect(arrived).toEqual(['hall', 'kitchen with an island']);
  expect(stage.next?.url).toBe('/finer-hall/');
});

test('the visitor stays where they are when the scene they are going to is removed', async () => {
  const isThere = go(2);
  scenes = [scene(1, 'hall')];
  await stage.next?.come();
  expect(await isThere).toBe(false);
  expect([arrived, failed, stage.shown]).toEqual([['hall'], [], '/hall/']);
});
