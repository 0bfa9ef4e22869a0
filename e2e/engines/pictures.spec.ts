/** Pictures that are cut in the browser, in the engines that take fewer kinds of bitmaps to their GPU than Chromium. */
import { expect, test } from '@playwright/test';
import { radians } from '@tourwright/tour/sphere';
import { foreignFile } from '../support/foreign-tiles.ts';
import { markedPanorama } from '../support/painted-once.ts';
import { openViewerSite, type ViewerSite } from '../support/viewer-site.ts';
import type { Engine, EnginePage } from './engine.ts';
import { expectScene } from './look.ts';
import { engineLack, openEngine } from './open-engine.ts';

let site: ViewerSite;
test.beforeAll(async () => {
  site = await openViewerSite({}, async (path) =>
    path === '/hall.jpg' ? { type: 'image/jpeg', body: await markedPanorama(2048) } : foreignFile(path),
  );
});
test.afterAll(() => site.close());

/** Between three faces: a seam would be seen. */
const view = { yaw: radians(45), pitch: radians(35), hfov: radians(75) };
const at = (face: string) => `/foreign/faces/${face}.png`;
const panoramas = {
  'a plain picture': '/hall.jpg',
  'six faces': {
    kind: 'faces',
    faces: { f: at('f'), r: at('r'), b: at('b'), l: at('l'), u: at('u'), d: at('d') },
  },
} as const;

for (const name of ['firefox', 'webkit'] as const) {
  test.describe(name, () => {
    const lack = engineLack[name]();
    test.skip(lack !== null, lack ?? '');
    let engine: Engine;
    let page: EnginePage;
    test.beforeAll(async ({ browser }) => {
      engine = await openEngine(name, browser);
    });
    test.afterAll(() => engine.close());
    test.afterEach(() => page.close());

    for (const [what, panorama] of Object.entries(panoramas)) {
      test(`shows ${what}`, { tag: '@long' }, async () => {
        page = await engine.open({ width: 640, height: 400 });
        await page.goto(site.address);
        await expect.poll(() => page.evaluate(() => 'sourceOf' in window)).toBe(true);
        await page.evaluate(
          (data, seen) => {
            const scene = { id: 1, name: 'Hall', source: window.sourceOf(data), view: seen, hotspots: [] };
            const element = document.querySelector<HTMLElement>('#tour');
            if (element) window.viewer = window.createViewer(element, { scenes: [scene] });
          },
          panorama,
          view,
        );
        const state = () => page.evaluate(() => window.viewer.state);
        await expect.poll(state, { timeout: 60_000 }).toBe('sharp');
        await expectScene(page, view, 0, true);
      });
    }
  });
}
