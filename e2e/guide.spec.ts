/** A guided tour from its first stop to a visitor who is led through it. */
import type { Tour } from '@tourwright/tour/document';
import { tone } from './support/full-tour.ts';
import { mainViewer, openScene, openTour, saved, sharpViewer } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('an owner makes stops, puts them into words, records some, plays them; a visitor is led and hears them', {
  tag: '@long',
}, async ({ page, tourwright }) => {
  test.setTimeout(180_000);
  const tourId = await openTour(page, tourwright.address, 'Led house', { Hall: 30, Kitchen: 200 });
  const guide = async () => {
    const answer = await page.request.get(`${tourwright.address}/api/tours/${tourId}`);
    return ((await answer.json()) as Tour).guide;
  };
  await openScene(page, 'Hall');
  await page.getByRole('button', { name: 'Guide', exact: true }).click();
  const timeline = page.getByRole('region', { name: 'Guided tour' });
  const properties = page.getByRole('complementary', { name: 'Properties' });

  // A stop of what is seen, turned away from and back to.
  await timeline.getByRole('button', { name: 'Add this view as a stop' }).click();
  await expect(page.getByText('Stop 1 begins with this view')).toBeVisible();
  await mainViewer(page).locator('canvas').first().focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Use this view for stop 1' }).click();
  await expect(page.getByText('Stop 1 begins with this view')).toBeVisible();
  await timeline.getByRole('button', { name: 'Write captions of stop 1' }).click();
  await expect(properties.getByRole('textbox', { name: 'Captions' })).toBeFocused();
  await page.keyboard.type('You come in here.');
  const chooser = page.waitForEvent('filechooser');
  await properties.getByRole('button', { name: 'Choose a file' }).click();
  const welcome = { name: 'welcome.wav', mimeType: 'audio/wav', buffer: tone(440, 4).body };
  await (await chooser).setFiles([welcome]);
  await expect(properties.getByRole('switch', { name: 'As long as the narration' })).toBeChecked();
  // Its words in time with the voice, line by line.
  await properties.getByRole('button', { name: 'Write captions' }).click();
  const writer = page.getByRole('dialog', { name: 'Write captions' });
  await expect(writer.getByRole('textbox', { name: /^Captions/ })).toHaveValue('You come in here.');
  await writer.getByRole('textbox', { name: /^Captions/ }).fill('You come in here.\nMind the step.');
  await expectAccessible(page);
  await writer.getByRole('button', { name: 'Keep captions' }).click();
  await expect(properties.getByRole('button', { name: 'Change English' })).toBeVisible();
  await expectAccessible(page);

  // What is done becomes stops: both views were held.
  await timeline.getByRole('button', { name: 'Record', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Views only' }).click();
  await expect(timeline.getByText(/^Recording 0:\d\d, 1 stop$/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Open Kitchen' }).click();
  await expect(timeline.getByText(/^Recording 0:\d\d, 2 stops$/)).toBeVisible({ timeout: 30_000 });
  await timeline.getByRole('button', { name: 'Finish' }).click();
  await expect(timeline.getByRole('button', { name: /^Stop 3: Kitchen/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Record 2 stops' }).click();
  await expect(timeline.getByRole('button', { name: /^Stop 3/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo: Record 2 stops' }).click();
  await timeline.getByRole('button', { name: /^Stop 2: Hall/ }).press('Delete');
  await saved(page);
  const [hall, kitchen, ...others] = (await guide()) ?? [];
  expect(hall).toMatchObject({ text: 'You come in here.', slug: `${tourId}/audio/welcome.wav` });
  expect(hall?.yaw).toBeGreaterThan(1);
  expect(kitchen?.sceneId).not.toBe(hall?.sceneId);
  expect(others).toEqual([]);

  // Played on the canvas: from the first stop to the second.
  await timeline.getByRole('button', { name: 'To the first stop' }).click();
  await timeline.getByRole('button', { name: 'Play from here' }).click();
  await expect(timeline.getByRole('button', { name: /^Stop 2: Kitchen/ })).toHaveAttribute(
    'aria-current',
    'true',
    {
      timeout: 30_000,
    },
  );
  await timeline.getByRole('button', { name: 'Pause' }).click();

  await page.getByRole('button', { name: 'Preview' }).click();
  await page.waitForURL('**/preview/**');
  await sharpViewer(page);
  await page.getByRole('button', { name: 'Guided tour' }).click();
  await expect(page.getByText('You come in here.')).toBeVisible();
  await expect
    .poll(() => page.locator('body > audio').evaluate((voice: HTMLAudioElement) => voice.currentTime))
    .toBeGreaterThan(0);
  await expect(page.getByText('Mind the step.')).toBeVisible({ timeout: 30_000 });
  // All of it can be read, and the guide waits meanwhile.
  await page.getByRole('button', { name: 'Transcript' }).click();
  await expect(page.getByRole('region', { name: 'Guided tour' })).toContainText(
    'You come in here. Mind the step.',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Guided tour' }).click();
  await expect(mainViewer(page)).toHaveAttribute('data-scene', String(kitchen?.sceneId), { timeout: 30_000 });
});
