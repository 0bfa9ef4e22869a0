import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type KeptScene, keepScene, type SceneStanding } from './keep-scene.ts';

/** The viewer's side: scenes arrive when the network lets them. */
function openViewer() {
  const handlers: Record<string, (payload: never) => void> = {};
  const tell = (name: string, payload: object) => handlers[name]?.(payload as never);
  const viewer = {
    sceneId: 1 as number | null,
    state: 'sharp' as 'loading' | 'preview' | 'sharp' | 'failed',
    opened: [] as number[],
    on: (name: string, handler: (payload: never) => void) => {
      handlers[name] = handler;
      return () => delete handlers[name];
    },
    openScene: async (id: number) => {
      viewer.opened.push(id);
      return false;
    },
    arrive: (id: number) => {
      viewer.sceneId = id;
      viewer.state = 'preview';
      tell('scene', { sceneId: id });
    },
    fail: (id: number) => tell('error', { sceneId: id, message: 'not loaded' }),
  };
  return viewer;
}

let kept: KeptScene;
let viewer: ReturnType<typeof openViewer>;
let standings: SceneStanding[];
beforeEach(() => {
  vi.useFakeTimers();
  viewer = openViewer();
  standings = [];
  kept = keepScene(viewer as never, (standing) => standings.push(standing));
  kept.want(1);
});
afterEach(() => {
  kept.close();
  vi.useRealTimers();
});

test('until its picture has come, another scene is not on the canvas', () => {
  kept.want(2);
  expect(standings).toEqual(['here', 'opening']);
  viewer.arrive(2);
  expect(standings).toEqual(['here', 'opening', 'here']);
});

test('a scene that cannot be loaded is tried again by itself, later each time', async () => {
  kept.want(2);
  viewer.fail(2);
  expect(standings.at(-1)).toBe('failed');
  await vi.advanceTimersByTimeAsync(1000);
  expect(viewer.opened).toEqual([2, 2]);
  viewer.fail(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(viewer.opened).toEqual([2, 2]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(viewer.opened).toEqual([2, 2, 2]);
  viewer.arrive(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(standings.at(-1)).toBe('here');
  expect(viewer.opened).toHaveLength(3);
});

test('it is opened at once when the network is back', () => {
  kept.want(2);
  viewer.fail(2);
  window.dispatchEvent(new Event('online'));
  expect(viewer.opened).toEqual([2, 2]);
});

test('back to the scene that still stands, the one that was loading is called off', () => {
  kept.want(2);
  kept.want(1);
  expect(viewer.opened).toEqual([2, 1]);
  expect(standings.at(-1)).toBe('here');
});

test('a failure of another scene, or after the picture is shown, changes nothing', async () => {
  viewer.fail(1);
  kept.want(2);
  viewer.fail(1);
  expect(standings).toEqual(['here', 'opening']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(viewer.opened).toEqual([2]);
});

test('once closed it opens nothing more', async () => {
  kept.want(2);
  viewer.fail(2);
  kept.close();
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('online'));
  expect(viewer.opened).toEqual([2]);
});

test('where the viewer has gone by itself, since the scene before was deleted, it is not sent again', () => {
  viewer.arrive(2);
  kept.want(2);
  expect(viewer.opened).toEqual([]);
  expect(standings.at(-1)).toBe('here');
});
