/** Two states of a tour side by side, as their owner compares them. */
import type { Page } from '@playwright/test';
import type { Tour } from '@tourwright/tour/document';
import { at, makeTour, panorama, spot } from './support/full-tour.ts';
import { readGrey, similarity } from './support/similarity.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** The picture of a side alone, without the marks on it. */
async function pictureOf(page: Page, name: RegExp) {
  const canvas = page.getByRole('region', { name }).locator('canvas').first();
  const style =
    'section * { visibility: hidden !important } section canvas { visibility: visible !important }';
  return readGrey(await canvas.screenshot({ style }));
}

// For pictures without marks Playwright puts a style into the page.
test.use({ bypassCSP: true });

test('@long both sides of a comparison show their own state, turn together, and turn to each change', async ({
  page,
  tourwright,
}) => {
  test.setTimeout(240_000);
  const { address } = tourwright;
  const headers = { origin: address };
  const id = await makeTour(page.request, address, { 'kitchen.jpg': await panorama(140) }, (tourId) => ({
    scenes: [
      {
        id: 1,
        name: 'Kitchen',
        slug: `${tourId}/kitchen.jpg`,
        hotspots: [
          spot('stove', 'info', -20, 0, { text: 'The stove' }),
          spot('lamp', 'info', 20, 0, { text: 'The lamp' }),
        ],
      },
    ] as never,
  }));
  const tours = `${address}/api/tours/${id}`;
  const kept = await page.request.post(`${tours}/versions`, { headers, data: { name: 'Before' } });
  expect(kept.ok(), await kept.text()).toBe(true);
  const draft = (await (await page.request.get(tours)).json()) as Tour;
  const scenes = draft.scenes.map((scene) => ({
    ...scene,
    hotspots: [
      ...scene.hotspots
        .filter((each) => each.id === 'stove')
        .map((each) => ({ ...each, position: at(-60, 10) })),
      spot('window', 'info', 120, 0, { text: 'The window' }),
    ],
  }));
  const changed = await page.request.patch(tours, {
    headers: { ...headers, 'if-match': `"${draft.version}"` },
    data: { scenes },
  });
  expect(changed.ok(), await changed.text()).toBe(true);

  await page.goto(`${address}/editor?tourId=${id}`);
  await page.getByRole('button', { name: 'More ways to publish' }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const before = page.getByRole('region', { name: /^Kitchen in Before/ });
  const now = page.getByRole('region', { name: /^Kitchen in (?!Before)/ });
  for (const side of [before, now])
    await expect(side.locator('[data-tourwright="sharp"]')).toBeVisible({ timeout: 60_000 });
  await expect(before.getByRole('button', { name: 'The lamp' })).toBeVisible();
  await expect(now.getByRole('button', { name: 'The lamp' })).toHaveCount(0);
  await expectAccessible(page);

  // The keyboard turns one side; the other follows to the very view.
  const [left, right] = [/^Kitchen in Before/, /^Kitchen in (?!Before)/];
  const start = await pictureOf(page, left);
  await before.locator('canvas').first().focus();
  for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowRight');
  const turned = async () => similarity(start, await pictureOf(page, left));
  await expect.poll(turned).toBeLessThan(0.9);
  const alike = async () => similarity(await pictureOf(page, left), await pictureOf(page, right));
  await expect.poll(alike).toBeGreaterThan(0.97);

  // Each change in turn: both sides look at it, and its mark is in hand where it stands.
  await page.getByRole('button', { name: 'Next change' }).click();
  await page.getByRole('button', { name: 'Next change' }).click();
  await page.getByRole('button', { name: 'Next change' }).click();
  await expect(page.locator('[aria-expanded="true"][data-hotspot-id]')).not.toHaveCount(0);
  await expect.poll(alike).toBeGreaterThan(0.97);
});
