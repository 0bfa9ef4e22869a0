/** An owner puts on the headset in the editor, walks through the draft and links it by pointing. */
import type { Page } from '@playwright/test';
import type { Tour } from '@tourwright/tour/document';
import { degrees, directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import { pointAt, pullTrigger, wearHeadset } from './support/headset.ts';
import {
  addPhotos,
  createTour,
  openScene,
  photo,
  saved,
  sceneCards,
  sharpViewer,
  signUp,
} from './support/owner.ts';
import { expect, test } from './support/test.ts';

/** The links of a scene as the server has them: where they are, degrees, and where they lead. */
async function linksIn(page: Page, address: string, tourId: string, name: string) {
  const { scenes } = (await (await page.request.get(`${address}/api/tours/${tourId}`)).json()) as Tour;
  const nameOf = (id: unknown) => scenes.find((scene) => scene.id === id)?.name;
  const { hotspots = [] } = scenes.find((scene) => scene.name === name) ?? {};
  return hotspots.map((hotspot) => {
    const { yaw, pitch } = yawPitchOf(hotspot.position);
    return {
      to: nameOf(hotspot.targetSceneId),
      yaw: Math.round(degrees(yaw)),
      pitch: Math.round(degrees(pitch)),
    };
  });
}

test('a link is placed by pointing, followed, and taken back', { tag: '@long' }, async ({
  page,
  tourwright,
}) => {
  test.setTimeout(240_000);
  const { address } = tourwright;
  await wearHeadset(page);
  await signUp(page, address);
  const tourId = await createTour(page, address, 'Small house');
  await addPhotos(page, [await photo('hall.jpg', 20), await photo('kitchen.jpg', 120)]);
  await openScene(page, 'Hall');
  const enter = page.getByRole('button', { name: 'Edit in the headset' });
  await enter.click();
  await expect(enter).toBeDisabled();

  // The bare wall, then the second thing on the board that asks what goes there.
  const wall = directionOf(radians(-35), radians(4));
  await pointAt(page, wall);
  await pullTrigger(page);
  await pointAt(page, [0.31, -0.1, -1.6]);
  await pullTrigger(page);
  await expect
    .poll(() => linksIn(page, address, tourId, 'Hall'))
    .toEqual([{ to: 'Kitchen', yaw: -35, pitch: 4 }]);
  expect(await linksIn(page, address, tourId, 'Kitchen')).toMatchObject([{ to: 'Hall' }]);

  // It is there at once, and leads on; the editor has come along when the headset is taken off.
  await pointAt(page, wall);
  await pullTrigger(page);
  await expect(sceneCards(page).filter({ has: page.locator('[aria-current=true]') })).toContainText(
    'Kitchen',
  );
  await page.evaluate(() => window.headset.activeSession?.end());
  await expect(enter).toBeEnabled();
  await sharpViewer(page);
  await page.keyboard.press('Control+z');
  await saved(page);
  expect(await linksIn(page, address, tourId, 'Hall')).toEqual([]);
});
