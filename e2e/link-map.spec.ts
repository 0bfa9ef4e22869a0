/** Scenes linked on the map: dragged onto each other, by keyboard, and as suggested by the floor plan. */
import type { Page } from '@playwright/test';
import type { Tour } from '@tourwright/tour/document';
import { makeTour, panorama, plainPicture } from './support/full-tour.ts';
import { saved } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const rooms = ['Hall', 'Kitchen', 'Bedroom', 'Attic'];

/** A tour of four scenes without links, three of them on a floor plan. */
async function openMap(page: Page, address: string): Promise<string> {
  const files: Parameters<typeof makeTour>[2] = {
    'floor-plans/g.png': await plainPicture('#eee'),
  };
  for (const [index] of rooms.entries()) files[`${index}.jpg`] = await panorama(40 * index);
  const id = await makeTour(page.request, address, files, (tourId) => {
    const pins = [0.2, 0.5, 0.8].map((x, index) => ({
      ...{ id: `p${index}`, sceneId: index + 1, x, y: 0.5, heading: 90 },
    }));
    const scenes = rooms.map((name, index) => {
      return { id: index + 1, name, slug: `${tourId}/${index}.jpg`, hotspots: [] };
    });
    const plan = { id: 'g', name: 'Ground floor', slug: `${tourId}/floor-plans/g.png`, pins };
    return { name: 'Small house', scenes, floorPlans: [plan] } as never;
  });
  await page.goto(`${address}/editor?tourId=${id}`);
  await page.getByRole('button', { name: 'Links', exact: true }).click();
  return id;
}

/** The links as the server has them. */
async function ways(page: Page, address: string, tourId: string): Promise<string[]> {
  const { scenes } = (await (await page.request.get(`${address}/api/tours/${tourId}`)).json()) as Tour;
  const name = (id: unknown) => scenes.find((scene) => scene.id === id)?.name ?? '';
  return scenes
    .flatMap((scene) => scene.hotspots.map((each) => `${scene.name} to ${name(each.targetSceneId)}`))
    .sort();
}

test('an owner links scenes on the map by dragging, by keyboard, and by accepting what is suggested', {
  tag: '@long',
}, async ({ page, tourwright }) => {
  const id = await openMap(page, tourwright.address);
  const map = page.getByRole('region', { name: 'Map of links' });
  const box = (name: string) => map.getByRole('button', { name: new RegExp(`^${name}[.,] `) });
  await expect(map).toHaveAttribute('aria-busy', 'false');
  await expect(box('Attic')).toBeVisible();
  await expectAccessible(page);

  // In a smaller window the map is fitted again; once it was moved by hand it stays.
  const isWhole = async () => {
    const [room, ...boxes] = await Promise.all([map, ...rooms.map(box)].map((each) => each.boundingBox()));
    return boxes.every(
      (each) => each && room && each.x >= room.x && each.x + each.width <= room.x + room.width,
    );
  };
  await page.setViewportSize({ width: 1100, height: 700 });
  await expect.poll(isWhole).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(isWhole).toBe(true);
  const large = await box('Hall').boundingBox();
  await map.getByRole('button', { name: 'Zoom in' }).click();
  const width = async () => (await box('Hall').boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan((large?.width ?? 0) * 1.1);
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect.poll(async () => (await map.boundingBox())?.width).toBeLessThan(1000);
  expect(await width()).toBeGreaterThan((large?.width ?? 0) * 1.1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await map.getByRole('button', { name: 'Fit' }).click();
  await expect.poll(isWhole).toBe(true);

  // From box to box: both ways.
  await box('Hall').hover();
  await page.mouse.down();
  const target = await box('Kitchen').boundingBox();
  if (!target) throw new Error('The kitchen has no box');
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(box('Hall')).toHaveAccessibleName('Hall, start. 1 link');
  await saved(page);
  expect(await ways(page, tourwright.address, id)).toEqual(['Hall to Kitchen', 'Kitchen to Hall']);

  // By keyboard, one way; then undone.
  await box('Hall').focus();
  await page.keyboard.press('ArrowRight');
  await expect(box('Kitchen')).toBeFocused();
  await page.keyboard.press('l');
  const picker = page.getByRole('dialog', { name: 'Link Kitchen to another scene' });
  await picker.getByRole('combobox', { name: 'Search scenes' }).fill('attic');
  await picker.getByRole('checkbox', { name: 'Also add the way back' }).uncheck();
  await picker.getByRole('combobox', { name: 'Search scenes' }).press('Enter');
  await expect(box('Kitchen')).toHaveAccessibleName('Kitchen. 2 links, 1 of them one way');
  await expect(map.getByRole('button', { name: 'No way back from Attic to Kitchen' })).toBeVisible();
  await expect(box('Kitchen')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(box('Kitchen')).toHaveAccessibleName('Kitchen. 1 link');

  // The neighbour on the plan is suggested.
  await map.getByRole('button', { name: 'Accept the link between Kitchen and Bedroom' }).click();
  await expect(box('Bedroom')).toHaveAccessibleName('Bedroom. 1 link');
  await saved(page);
  expect(await ways(page, tourwright.address, id)).toEqual([
    'Bedroom to Kitchen',
    'Hall to Kitchen',
    'Kitchen to Bedroom',
    'Kitchen to Hall',
  ]);

  // Without the plan they stand as their links have them; a press opens one.
  await map.getByRole('button', { name: 'Automatic' }).click();
  await expect(map).toHaveAttribute('aria-busy', 'false');
  await box('Bedroom').click();
  await expect(page.getByRole('button', { name: 'Open Bedroom' })).toHaveAttribute('aria-current', 'true');
});
