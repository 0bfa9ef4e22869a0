import { radians } from '@tourwright/tour/sphere';
import { expect, test, vi } from 'vitest';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import type { Viewer } from '../viewer-options.ts';
import { sceneInRadians } from './angles.ts';
import { arrivalView, planeTransform } from './hotspots.ts';
import { viewerInRadians } from './other-unit.ts';
import { panoramaScene, viewerScenes } from './scenes.ts';
import { viewerInDegrees } from './viewer.ts';

/** A fake viewer in radians. */
function pretendViewer() {
  const handlers = new Map<string, (payload: unknown) => void>();
  const viewer = {
    view: { yaw: radians(30), pitch: -radians(10), hfov: radians(70) },
    setView: vi.fn(),
    setScenes: vi.fn<(scenes: ViewerScene[]) => void>(),
    lookTo: vi.fn(async () => true),
    openScene: vi.fn(async () => true),
    on: (name: string, handler: (payload: unknown) => void) => {
      handlers.set(name, handler);
      return () => handlers.delete(name);
    },
  };
  const happen = (name: string, payload: unknown) => handlers.get(name)?.(payload);
  return { inner: viewer as unknown as Viewer, spies: viewer, happen };
}

const scene: ViewerScene = {
  id: 1,
  name: 'Hall',
  source: null,
  view: { yaw: 90, pitch: 0, hfov: 60 },
  limits: { pitch: { min: -45, max: 30 } },
  hotspots: [],
};

test('a view that was set in degrees is read in the same degrees, without noise', () => {
  const { inner, spies, happen } = pretendViewer();
  const viewer = viewerInDegrees(inner);
  expect(viewer.view).toEqual({ yaw: 30, pitch: -10, hfov: 70 });
  viewer.setView({ yaw: 180 });
  expect(spies.setView).toHaveBeenCalledWith({ yaw: Math.PI });
  void viewer.lookTo({ pitch: 90 }, { durationMs: 5 });
  expect(spies.lookTo).toHaveBeenCalledWith({ pitch: Math.PI / 2 }, { durationMs: 5 });
  void viewer.openScene(2, { view: { hfov: 90 }, transition: 'cut' });
  expect(spies.openScene).toHaveBeenCalledWith(2, { view: { hfov: Math.PI / 2 }, transition: 'cut' });
  const heard: unknown[] = [];
  viewer.on('view', (event) => heard.push(event));
  viewer.on('scene', (event) => heard.push(event));
  happen('view', { view: { yaw: -Math.PI / 2, pitch: -0, hfov: Math.PI } });
  happen('scene', { sceneId: 2 });
  expect(heard).toEqual([{ view: { yaw: -90, pitch: 0, hfov: 180 } }, { sceneId: 2 }]);
});

test('views and limits of scenes are degrees, and hotspots stay the objects that they were', () => {
  const { inner, spies } = pretendViewer();
  viewerInDegrees(inner).setScenes([scene]);
  const given = spies.setScenes.mock.calls[0]?.[0][0];
  expect(given?.view).toEqual({ yaw: Math.PI / 2, pitch: 0, hfov: radians(60) });
  expect(given?.limits).toEqual({ pitch: { min: -Math.PI / 4, max: radians(30) } });
  expect(given?.hotspots).toBe(scene.hotspots);
  expect(sceneInRadians({ ...scene, limits: undefined }).limits).toBeUndefined();
});

test('scenes that the package makes are in degrees too', () => {
  expect(panoramaScene('/hall.jpg').view).toEqual({ yaw: 0, pitch: 0, hfov: 90 });
  expect(panoramaScene('/hall.jpg', { view: scene.view }).view).toEqual(scene.view);
  const tour = {
    scenes: [
      {
        id: 1,
        name: 'Hall',
        slug: 's',
        cameraPosition: [0, 0, 0.01] as [number, number, number],
        cameraDirection: [1, 0, 0] as [number, number, number],
        hotspots: [],
        videos: [],
        limits: { pitch: { min: -90, max: 30 } },
      },
    ],
  };
  const [hall] = viewerScenes(tour, {});
  expect(hall?.view.yaw).toBe(90);
  expect(hall?.limits?.pitch).toEqual({ min: -90, max: 30 });
});

test('a link arrives, and a mark lies, as the degrees of its view say', () => {
  const link = { id: 'a', kind: 'link' as const, position: [0, 0, -1] as [number, number, number] };
  const arriving = { ...link, scale: 1, rotation: 0, targetSceneId: 2, arrival: { yaw: 40, pitch: -5 } };
  expect(arrivalView(arriving, scene, { ...scene, id: 2 }, scene.view)).toEqual({
    yaw: 40,
    pitch: -5,
    hfov: 60,
  });
  const plane = { right: [1, 0, 0], down: [0, -1, 0], corner: [0, 0, -1] } as const;
  const quarter = { yaw: 0, pitch: 0, hfov: 90, width: 200, height: 100 };
  // Of a view of 90 degrees the focal length is half its width.
  expect(planeTransform(plane as never, quarter)).toMatch(/^matrix3d\(100\.000000,/);
});

test('parts that are given a viewer find the one in radians behind it', () => {
  const { inner } = pretendViewer();
  expect(viewerInRadians(viewerInDegrees(inner))).toBe(inner);
  expect(viewerInRadians(inner)).toBe(inner);
  const viewer = viewerInDegrees(inner);
  expect(viewerInDegrees(viewer)).toBe(viewer);
});
