/** A visitor's first minute in each engine: the first scene, a link, a phone. */
import { limitHfov, radians } from '@tourwright/tour/sphere';
import type { FullTour } from '../support/full-tour.ts';
import { test } from '../support/test.ts';
import { publishTwoScenes } from '../support/two-scenes.ts';
import { type Engine, type EnginePage, engineNames } from './engine.ts';
import { type HostSite, openHostSite } from './host-site.ts';
import { expectScene, expectSceneBehind, expectSceneIn, find, sharpScene } from './look.ts';
import { engineLack, openEngine } from './open-engine.ts';

let tour: FullTour;
let host: HostSite;
const hallHue = 20;
const kitchenHue = 140;

test.beforeAll(async ({ tourwright, playwright }) => {
  host = await openHostSite();
  const request = await playwright.request.newContext();
  tour = await publishTwoScenes(request, tourwright.address, { hall: hallHue, kitchen: kitchenHue });
  await request.dispose();
});
test.afterAll(() => host.close());

/** Between two faces: a seam would be seen. */
const asked = 'yaw=45&pitch=0&hfov=75';
const wide = { width: 640, height: 400 };
const phone = { width: 390, height: 844 };
const view = { yaw: radians(45), pitch: 0, hfov: radians(75) };

for (const name of engineNames) {
  // All other stories run in Chromium.
  test.describe(name, { tag: name === 'chromium' ? '@long' : [] }, () => {
    const lack = engineLack[name]();
    test.skip(lack !== null, lack ?? '');
    let engine: Engine;
    let page: EnginePage;
    test.beforeAll(async ({ browser }) => {
      engine = await openEngine(name, browser);
    });
    test.afterAll(() => engine.close());
    test.afterEach(() => page.close());

    test('the first scene is there as it is, and a link leads to the next', async () => {
      page = await engine.open(wide);
      await page.goto(tour.preview);
      const first = await sharpScene(page);
      // The app has taken the picture over, which must outlast that.
      const link = await find(page, '[data-hotspot-id=in]');
      await find(page, 'button', 'Share');
      await expectSceneBehind(page, hallHue);
      await page.click(link);
      await sharpScene(page, first);
      await expectSceneBehind(page, kitchenHue);
    });

    test('on a phone the picture has neither a missing part nor a seam', { tag: '@long' }, async () => {
      page = await engine.open(phone);
      await page.goto(`${tour.preview}&${asked}&ui=0`);
      await sharpScene(page);
      // The window of WebKit's browser does not get narrower than 447 pixels.
      const aspect = await page.evaluate(() => innerWidth / innerHeight);
      const hfov = limitHfov(view.hfov, aspect);
      await expectScene(page, { ...view, hfov }, hallHue);
    });

    test('in a frame of another site the tour is there', { tag: '@long' }, async () => {
      page = await engine.open({ width: 800, height: 500 });
      await page.goto(host.address(`<iframe src="${tour.embed}?${asked}&ui=0"></iframe>`));
      await expectSceneIn(page, { left: 60, top: 40, ...wide }, view, hallHue);
    });
  });
}
