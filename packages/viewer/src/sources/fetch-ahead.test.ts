import { expect, test, vi } from 'vitest';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import { fetchAhead, isGenerous, tilesAhead } from './fetch-ahead.ts';

const manifest = {
  version: 1,
  source: { width: 2048, height: 1024 },
  tileSize: 512,
  levels: [{ faceSize: 512 }],
  formats: ['jpg'],
};
const view = { yaw: 0, pitch: 0, hfov: 1.5 };
const link = (id: string, targetSceneId: number) =>
  ({ id, kind: 'link', targetSceneId, position: [0, 0, -1] }) as ViewerScene['hotspots'][number];
const room = (id: number, targets: number[], hasPicture = true): ViewerScene => ({
  id,
  name: `Room ${id}`,
  source: hasPicture ? { baseUrl: `/media/${id}/`, manifest } : null,
  view,
  hotspots: targets.map((target) => link(`${id}-${target}`, target)),
});
const seen = { view, size: { width: 800, height: 600 }, devicePixelRatio: 1 };

test('lists what the next scenes need first, each scene once, and none without a picture', () => {
  const scenes = [room(1, [2, 3, 2, 9, 1]), room(2, []), room(3, [], false)];
  const ahead = tilesAhead(scenes[0]!, scenes, seen);
  expect(ahead.length).toBeGreaterThan(0);
  expect(ahead.every((address) => address.startsWith('/media/2/'))).toBe(true);
  expect(new Set(ahead).size).toBe(ahead.length);
});

test('a scene that is not linked is not fetched', () => {
  const scenes = [room(1, []), room(2, [])];
  expect(tilesAhead(scenes[0]!, scenes, seen)).toEqual([]);
});

test.each([
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('on a connection like %j one may fetch ahead: %s', (line, expected) => {
  expect(isGenerous(line)).toBe(expected);
});

test('it fetches in order, and stops when it is aborted', async () => {
  const asked: string[] = [];
  const abort = new AbortController();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (asked.length === 2) abort.abort();
    return new Response('tile');
  });
  await fetchAhead(['a', 'b', 'c'], abort.signal);
  expect(asked).toEqual(['a', 'b']);
  vi.unstubAllGlobals();
});
