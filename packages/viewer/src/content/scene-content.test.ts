// @vitest-environment jsdom
import type { Hotspot } from '@tourwright/tour/document';
import { afterEach, expect, test, vi } from 'vitest';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import { firstTexts, type ViewerTexts } from '../texts.ts';
import { SceneContent } from './scene-content.ts';

const late = vi.hoisted(() => {
  let come = () => {};
  const there = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { there, come: () => come() };
});
vi.mock('../hotspots/overlay/marks.ts', async (importOriginal) => {
  await late.there;
  return importOriginal();
});
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
afterEach(() => vi.unstubAllGlobals());

const rug: Hotspot = {
  id: 'rug',
  kind: 'polygon',
  position: [0, 0, -1],
  scale: 1,
  rotation: 0,
  text: 'Rug',
  polygon: [
    [-1, 1, -4],
    [1, 1, -4],
    [1, -1, -4],
    [-1, -1, -4],
  ],
};
const hall: ViewerScene = {
  id: 1,
  name: 'Hall',
  source: null,
  view: { yaw: 0, pitch: 0, hfov: 1.5 },
  hotspots: [rug],
};

test('an area that is seen before its button has come can be pressed', async () => {
  const element = document.createElement('div');
  const canvas = element.appendChild(document.createElement('canvas'));
  const onActivate = vi.fn();
  const nothing = () => undefined;
  const content = new SceneContent({
    element,
    canvas,
    texts: { ...firstTexts } as ViewerTexts,
    sceneOf: () => undefined,
    urlOf: () => null,
    isEarly: false,
    onActivate,
    look: nothing,
    onCover: nothing,
    onEnlarge: nothing,
    onMissing: nothing,
  });
  content.show(hall);
  content.place({ ...hall.view, width: 800, height: 600 });
  content.pictureIsThere();
  await expect.poll(() => element.querySelector('.tw-areas path')?.getAttribute('d')).toMatch(/^M/);
  content.tap({ x: 790, y: 590 });
  content.tap({ x: 400, y: 300 });
  expect(element.querySelector('button')).toBeNull();
  late.come();
  await expect.poll(() => onActivate.mock.calls.length).toBe(1);
  expect(onActivate.mock.calls.map(([hotspot]) => (hotspot as Hotspot).id)).toEqual(['rug']);
  content.tap({ x: 400, y: 300 });
  expect(onActivate).toHaveBeenCalledTimes(2);
  content.close();
});
