/** A visit through the real server: what is around the picture, by screen reader, by address, by guide, on phones. */
import type { Page } from '@playwright/test';
import { at, type FullTour, panorama, plainPicture, publishTour, spot, tone } from './support/full-tour.ts';
import { sharpViewer } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

let tour: FullTour;

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeAll(async ({ tourwright, playwright }) => {
  const request = await playwright.request.newContext();
  const files = {
    'hall.jpg': await panorama(20),
    'kitchen.jpg': await panorama(140),
    'attic.jpg': await panorama(260),
    'floor-plans/ground.jpg': await plainPicture('#ffffff'),
    'floor-plans/upper.jpg': await plainPicture('#eeeeee'),
    'audio/tone.wav': tone(440),
  };
  tour = await publishTour(
    request,
    tourwright.address,
    files,
    (id) =>
      ({
        audio: [{ id: 'a1', name: 'Birds', slug: `${id}/audio/tone.wav` }],
        floorPlans: [
          {
            id: 'p1',
            name: 'Ground floor',
            slug: `${id}/floor-plans/ground.jpg`,
            pins: [
              { sceneId: 1, x: 0.3, y: 0.5, heading: 0 },
              { sceneId: 2, x: 0.7, y: 0.5, heading: 90 },
            ],
          },
          {
            id: 'p2',
            name: 'Upper floor',
            slug: `${id}/floor-plans/upper.jpg`,
            pins: [{ sceneId: 3, x: 0.5, y: 0.5, heading: 0 }],
          },
        ],
        guide: [
          { sceneId: 1, text: 'You come in here.', yaw: 0, seconds: 1 },
          { sceneId: 2, text: 'Here we cook.', yaw: 90, seconds: 1 },
        ],
        scenes: [
          {
            id: 1,
            name: 'Hall',
            slug: `${id}/hall.jpg`,
            heading: 40,
            hotspots: [
              spot('in', 'link', 0, -10, { targetSceneId: 2 }),
              spot('up', 'link', 100, -10, { targetSceneId: 3 }),
              spot('low', 'info', 10, -30, { text: 'Mat', body: 'Coir.\n\n'.repeat(12) }),
              spot('aside', 'info', 28, 0, { text: 'Lamp', body: 'Brass.\n\n'.repeat(12) }),
            ],
          },
          {
            id: 2,
            name: 'Kitchen',
            slug: `${id}/kitchen.jpg`,
            hotspots: [spot('out', 'link', 180, -10, { targetSceneId: 1, position: at(180, -10) })],
          },
          { id: 3, name: 'Attic', slug: `${id}/attic.jpg`, hotspots: [] },
        ],
      }) as never,
  );
  await request.dispose();
});

async function enter(page: Page, query = ''): Promise<void> {
  await page.goto(`${tour.preview}${query}`);
  await sharpViewer(page);
}

const announcement = (page: Page) => page.getByRole('status').filter({ hasText: /exit|Exit/ });

test('arrival is announced with the exits and where they are, as the visitor walks', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page);
  await expect(announcement(page)).toHaveText('Hall. 2 exits: Kitchen, ahead; Attic, right.');
  await page.locator('[data-hotspot-id="in"]').click();
  await expect(announcement(page)).toHaveText('Kitchen. 1 exit: Hall, behind.');
  await page.getByRole('button', { name: 'Back one scene' }).click();
  await expect(announcement(page)).toHaveText('Hall. 2 exits: Kitchen, behind; Attic, left.');
});

test('an address opens a scene and a view, and keeps what the visitor looks at', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page, '&scene=2&yaw=-120&pitch=12&hfov=60');
  const viewer = page.locator('[data-tourwright]');
  await expect(viewer).toHaveAttribute('data-scene', '2');
  await expect(announcement(page)).toHaveText('Kitchen. 1 exit: Hall, left.');
  const kept = () => {
    const { searchParams } = new URL(page.url());
    return ['scene', 'yaw', 'pitch', 'hfov'].map((name) => Number(searchParams.get(name)));
  };
  await page.locator('[data-tourwright] canvas').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => kept()[1]).toBeGreaterThan(-120);
  const [scene, , pitch, hfov] = kept();
  expect([scene, pitch, hfov]).toEqual([2, 12, 60]);
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await sharpViewer(page);
  await expect(viewer).toHaveAttribute('data-scene', '2');
});

test('the guide leads from stop to stop with its words, and gives way to the visitor', async ({ page }) => {
  await enter(page);
  await page.getByRole('button', { name: 'Guided tour' }).click();
  await expect(page.getByText('You come in here.')).toBeVisible();
  await expect(page.getByText('Here we cook.')).toBeVisible();
  await expect(page.locator('[data-tourwright]')).toHaveAttribute('data-scene', '2');
  await expect(page.getByRole('button', { name: 'Guided tour' })).toBeVisible();
  await expect(page.getByText('Here we cook.')).toBeHidden();
  await page.getByRole('button', { name: 'Guided tour' }).click();
  await expect(page.getByText('You come in here.')).toBeVisible();
  await page.locator('[data-tourwright] canvas').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('You come in here.')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Guided tour' })).toBeVisible();
});

test('scenes are by their floors; the keyboard walks them, and axe finds nothing', async ({ page }) => {
  await enter(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Scenes' }).click();
  const rooms = page.getByRole('dialog', { name: 'Scenes' });
  await expect(rooms.getByRole('heading', { level: 3 })).toHaveText(['Ground floor', 'Upper floor']);
  await expect(rooms.getByRole('button', { name: 'Hall, you are here' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(announcement(page)).toHaveText('Attic. No exits.');
  await expect(rooms).toBeHidden();
});

test('the plan shows where the visitor looks', { tag: '@long' }, async ({ page }) => {
  await enter(page);
  const cone = page.getByRole('region', { name: 'Floor plan' }).locator('[aria-hidden] > path').last();
  const box = await cone.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(10);
  const before = await cone.getAttribute('transform');
  await page.locator('[data-tourwright] canvas').focus();
  await page.keyboard.press('ArrowRight');
  await expect(cone).not.toHaveAttribute('transform', before ?? '');
});

test('a note beside the picture leaves what it is about in sight', { tag: '@long' }, async ({ page }) => {
  await enter(page);
  await page.locator('[data-hotspot-id="aside"]').click();
  const panel = await page.getByRole('dialog', { name: 'Lamp' }).boundingBox();
  const mark = page.locator('[data-hotspot-id="aside"]');
  await expect.poll(async () => ((await mark.boundingBox())?.x ?? 9999) + 44 <= (panel?.x ?? 0)).toBe(true);
});

for (const [name, viewport, id, title, tag] of [
  ['upright', { width: 390, height: 844 }, 'low', 'Mat', []],
  ['on its side', { width: 844, height: 390 }, 'aside', 'Lamp', '@long'],
] as const) {
  test.describe(`on a phone, ${name}`, { tag: [tag].flat() }, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('nothing is over anything else, and axe finds nothing', async ({ page }) => {
      await enter(page);
      await page.getByRole('button', { name: 'Floor plan' }).click();
      const parts = [
        page.getByRole('navigation', { name: 'Tour controls' }),
        page.getByRole('region', { name: 'Floor plan' }),
        page.getByRole('button', { name: /Ground floor\s*Hall/ }),
        page.getByRole('link', { name: 'Close the tour' }),
        page.getByRole('button', { name: 'Face north' }),
        page.getByText('Furnished', { exact: true }).last(),
      ];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      boxes.forEach((a, index) => {
        for (const b of boxes.slice(index + 1)) {
          if (!a || !b) throw new Error(`${index}: a part is not there`);
          const isApart =
            a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
          expect(isApart, JSON.stringify([a, b])).toBe(true);
        }
      });
      await expectAccessible(page);
    });

    test('a long note leaves its mark in sight', { tag: '@long' }, async ({ page }) => {
      await enter(page);
      const mark = page.locator(`[data-hotspot-id="${id}"]`);
      await mark.tap();
      const panel = page.getByRole('dialog', { name: title });
      const cover = await panel.boundingBox();
      await expect
        .poll(async () => {
          const box = await mark.boundingBox();
          return box && cover ? box.x + 44 <= cover.x || box.y + 44 <= cover.y : false;
        })
        .toBe(true);
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(panel).toBeHidden();
    });
  });
}

test.describe('upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what has no place in the bar is behind More and works', { tag: '@long' }, async ({ page }) => {
    await enter(page);
    await expect(page.getByRole('button', { name: 'Auto-rotate' })).toBeHidden();
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('button', { name: 'Auto-rotate' }).tap();
    await expect(page.getByRole('button', { name: 'Stop auto-rotate' })).toBeHidden();
    await page.getByRole('button', { name: 'More' }).tap();
    await expect(page.getByRole('button', { name: 'Stop auto-rotate' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Stop auto-rotate' })).toBeHidden();
  });
});
