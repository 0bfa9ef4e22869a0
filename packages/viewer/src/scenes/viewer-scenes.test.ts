import { radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { firstTiles } from '../sources/first-tiles.ts';
import { viewerScenes } from './viewer-scenes.ts';

const manifest = {
  version: 1,
  source: { width: 4096, height: 2048 },
  tileSize: 640,
  levels: [{ faceSize: 640 }, { faceSize: 1280 }],
  formats: ['webp', 'jpg'],
};
const scene = (id: number, slug: string) => ({
  id,
  name: `Room ${id}`,
  slug,
  cameraPosition: [0, 0, 0.01] as [number, number, number],
  cameraDirection: [1, 0, 0] as [number, number, number],
  hotspots: [],
  videos: [],
});

test('scenes get the picture that is at their slug, and the view of their camera', () => {
  const panorama = { baseUrl: '/media/k/1/', manifest, preview: 'data:image/webp;base64,x' };
  const [hall, cellar] = viewerScenes(
    { scenes: [scene(1, 't/hall.jpg'), scene(2, 't/cellar.jpg')] },
    { 't/hall.jpg': { panorama }, 't/cellar.jpg': { panorama: null } },
  );
  expect(hall?.source).toEqual(panorama);
  expect(hall?.view.yaw).toBeCloseTo(radians(90), 9);
  expect(cellar?.source).toBeNull();
});

test('the limits of a scene come in radians, those that it has', () => {
  const limited = { ...scene(1, 's'), limits: { pitch: { min: -90, max: 30 } } };
  const [hall] = viewerScenes({ scenes: [limited] }, {});
  expect(hall?.limits?.pitch?.max).toBeCloseTo(radians(30), 9);
  expect(hall?.limits?.yaw).toBeUndefined();
});

test('an empty preview counts as none', () => {
  const panorama = { baseUrl: '/media/k/1/', manifest, preview: '' };
  const [hall] = viewerScenes({ scenes: [scene(1, 's')] }, { s: { panorama } });
  expect(hall?.source).toEqual({ baseUrl: '/media/k/1/', manifest });
});

test('the first tiles of a scene are those of its opening view, the middle one first', () => {
  const panorama = { baseUrl: '/media/k/1/', manifest, preview: '' };
  const [hall] = viewerScenes({ scenes: [scene(1, 's')] }, { s: { panorama } });
  const urls = firstTiles(hall!, { width: 1280, height: 720 });
  expect(urls[0]).toMatch(/^\/media\/k\/1\/r\/1\/\d\/\d\.webp$/);
  expect(urls.some((url) => url.includes('/l/'))).toBe(false);
});

test('a manifest of another version promises no tiles', () => {
  const source = { baseUrl: '/x/', manifest: { ...manifest, version: 9 } };
  expect(firstTiles({ source, view: { yaw: 0, pitch: 0, hfov: 1 } }, { width: 800, height: 600 })).toEqual(
    [],
  );
});

test('a 360° video is pinned without corners, but not over another picture of the scene', () => {
  const film = { slug: 't/sea.mp4', loop: false };
  const room = { ...scene(1, 's'), film, variants: [{ id: 'night', name: 'Night', slug: 'n' }] };
  const media = { 't/sea.mp4': { panorama: null, url: '/sea.mp4' } };
  const [own] = viewerScenes({ scenes: [room] }, media);
  expect(own?.pinned).toMatchObject([{ url: '/sea.mp4', corners: undefined, loop: false }]);
  const [night] = viewerScenes({ scenes: [room] }, media, { 1: 'night' });
  expect(night?.pinned).toEqual([]);
});
