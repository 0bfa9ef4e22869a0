/** An owner's first tour in each engine: photos by the file input, a link, publishing, and what a visitor then sees. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paintPanorama } from '@tourwright/demo/paint';
import { test } from '../support/test.ts';
import { type Engine, type EnginePage, engineNames } from './engine.ts';
import { expectPhotoBehind, expectSceneBehind, find, sharpScene } from './look.ts';
import { engineLack, openEngine } from './open-engine.ts';
import { createTour, enter, link, publish, signUp, upload } from './owner.ts';

const desk = { width: 1280, height: 800 };
const visit = { width: 640, height: 400 };
const [hallHue, kitchenHue] = [20, 140];
const photo = fileURLToPath(new URL('../../../shared/samples/home-cc0/living-room.jpg', import.meta.url));

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tourwright-photos-'));
  await writeFile(join(folder, 'hall.jpg'), await paintPanorama({ width: 2048, hue: hallHue }));
  await writeFile(join(folder, 'kitchen.jpg'), await paintPanorama({ width: 2048, hue: kitchenHue }));
});
test.afterAll(() => rm(folder, { recursive: true }));

for (const name of engineNames) {
  test.describe(name, { tag: '@long' }, () => {
    const lack = engineLack[name]();
    test.skip(lack !== null, lack ?? '');
    test.setTimeout(300_000);
    let engine: Engine;
    let page: EnginePage | null = null;
    /** One page at a time, which knows nothing of the last: WebKit's driver has one session only. */
    const open = async (size: typeof desk) => {
      await page?.close();
      page = null;
      page = await engine.open(size);
      return page;
    };
    test.beforeAll(async ({ browser }) => {
      engine = await openEngine(name, browser);
    });
    test.afterAll(() => engine.close());
    test.afterEach(async () => {
      await page?.close();
      page = null;
    });

    test('an owner uploads, links and publishes, and a visitor walks through it', async ({ tourwright }) => {
      const owner = await open(desk);
      await signUp(owner, tourwright.address);
      const tourId = await createTour(owner, tourwright.address, 'Maple Lane');
      await upload(owner, [join(folder, 'hall.jpg'), join(folder, 'kitchen.jpg')]);
      await link(owner, 'Hall', 'Kitchen');
      await publish(owner);

      const visitor = await open(visit);
      const first = await enter(visitor, tourwright.address, tourId);
      await expectSceneBehind(visitor, hallHue);
      await visitor.click(await find(visitor, '[data-hotspot-id][data-kind=link]'));
      await sharpScene(visitor, first);
      await expectSceneBehind(visitor, kitchenHue);
    });

    test('a photo of a real scene is seen by visitors as it was taken', async ({ tourwright }) => {
      test.skip(!existsSync(photo), 'The sample photos are not there: ../shared/samples/home-cc0');
      const owner = await open(desk);
      await signUp(owner, tourwright.address);
      const tourId = await createTour(owner, tourwright.address, 'By the sea');
      await upload(owner, [photo]);
      await publish(owner);

      const visitor = await open(visit);
      await enter(visitor, tourwright.address, tourId);
      await expectPhotoBehind(visitor, photo);
    });
  });
}
