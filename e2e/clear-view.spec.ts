/** What is over a tour leaves room for what it is about, visually and for screen readers: on the page, through the real server. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { loudness, openEar } from './support/ear.ts';
import {
  at,
  type FullTour,
  film,
  panorama,
  plainPicture,
  publishTour,
  spot,
  tone,
} from './support/full-tour.ts';
import { sharpViewer } from './support/owner.ts';
import { expect, test } from './support/test.ts';

let tour: FullTour;
const music = 440;

test.beforeAll(async ({ tourwright, playwright }) => {
  const request = await playwright.request.newContext();
  const files = {
    'hall.jpg': await panorama(20),
    'sea.jpg': await panorama(140),
    'videos/film.webm': await film(),
    'videos/around.webm': { body: await readFile('e2e/support/film-around.webm'), type: 'video/webm' },
    'audio/music.wav': tone(music),
    'audio/voice.wav': tone(1760),
    'pictures/mug.jpg': await plainPicture('#4060a0'),
    'floor-plans/plan.jpg': await plainPicture('#e8e4dc'),
  };
  tour = await publishTour(request, tourwright.address, files, (id) => ({
    audio: [{ id: 'm', name: 'Music', slug: `${id}/audio/music.wav` }],
    floorPlans: [
      {
        id: 'p',
        name: 'Ground floor',
        slug: `${id}/floor-plans/plan.jpg`,
        pins: [1, 2].map((sceneId) => ({ sceneId, x: 0.3 * sceneId, y: 0.5, heading: 0 })),
      },
    ],
    scenes: [
      {
        id: 1,
        name: 'Hall',
        slug: `${id}/hall.jpg`,
        hotspots: [
          spot('note', 'info', 33, 12, { text: 'Lamp', body: 'Brass.\n\nOld.\n\nHeavy.\n\nBright.' }),
          spot('mug', 'product', 10, 12, {
            text: 'Mug',
            body: 'Fired twice.\n\nHand made.\n\nBlue.',
            pictures: [{ slug: `${id}/pictures/mug.jpg` }],
            currency: 'EUR',
            price: 1200,
            variants: [
              { id: 'a', name: 'Small' },
              { id: 'b', name: 'Large' },
            ],
            url: 'https://shop.example/',
          }),
          spot('guide', 'audio', -5, 5, {
            text: 'Hear about it',
            slug: `${id}/audio/voice.wav`,
            isDirectional: true,
            loop: true,
          }),
        ],
        videos: [
          {
            id: 'tv',
            name: 'Film',
            slug: `${id}/videos/film.webm`,
            corners: [at(-35, 10), at(-15, 10), at(-15, -4), at(-35, -4)],
          },
        ],
      },
      {
        id: 2,
        name: 'Sea',
        slug: `${id}/sea.jpg`,
        film: { slug: `${id}/videos/around.webm`, name: 'Waves' },
      },
    ] as never,
  }));
  await request.dispose();
});

async function enter(page: Page, query: string): Promise<void> {
  await page.goto(`${tour.preview}&${query}`);
  await sharpViewer(page);
}

test('a note at the rim of the picture comes out beside or below its panel, and the view turns no further', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'scene=1&yaw=0&pitch=0&hfov=90');
  const note = page.locator('[data-hotspot-id=note]');
  const before = await note.boundingBox();
  await note.click();
  const panel = page.getByRole('dialog', { name: 'Lamp' });
  await expect(panel).toBeVisible();
  const yaw = () => Number(new URL(page.url()).searchParams.get('yaw'));
  await expect
    .poll(async () => {
      const [mark, card] = [await note.boundingBox(), await panel.boundingBox()];
      if (!mark || !card) return false;
      return mark.x + mark.width < card.x || mark.y > card.y + card.height;
    })
    .toBe(true);
  expect(Math.abs(yaw())).toBeLessThan(20);
  expect((await note.boundingBox())?.x).toBeGreaterThan((before?.x ?? 0) - 400);
});

test('the plan makes way for a panel that needs its corner, and for no other', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'scene=1&yaw=0&pitch=0&hfov=90');
  const plan = page.getByRole('region', { name: 'Floor plan' });
  const corner = await plan.boundingBox();
  if (!corner) throw new Error('There is no plan');
  await page.locator('[data-hotspot-id=note]').click();
  await expect(page.getByRole('dialog', { name: 'Lamp' })).toBeVisible();
  expect(await plan.boundingBox()).toEqual(corner);
  await page.keyboard.press('Escape');
  await page.locator('[data-hotspot-id=mug]').click();
  const panel = page.getByRole('dialog', { name: 'Mug' });
  await expect(panel.getByRole('link', { name: /shop\.example/ })).toBeVisible();
  await expect.poll(async () => (await plan.boundingBox())?.x).toBe(20);
  // Its title stays readable over what scrolls.
  await expect(panel.locator('header')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const [moved, pill] = [
    await plan.boundingBox(),
    await page.getByRole('button', { name: 'Hall', exact: true }).boundingBox(),
  ];
  expect(moved && pill && moved.y + moved.height < pill.y).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => plan.boundingBox()).toEqual(corner);
});

test('a video on a wall continues large where it is, and continues there when it is small again', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'scene=1&yaw=-10&pitch=0&hfov=90');
  const wall = page.locator('video.tw-pinned');
  const time = (video: Locator) => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
  await expect.poll(() => time(wall)).toBeGreaterThan(0.1);
  await page.getByRole('button', { name: 'Pause Film' }).press('Enter');
  await wall.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 1.6;
  });
  await page.getByRole('group', { name: 'Film' }).getByRole('button', { name: 'Enlarge' }).press('Enter');
  const large = page.getByRole('dialog', { name: 'Film' }).locator('video');
  await expect.poll(() => time(large)).toBeGreaterThan(1.5);
  await large.evaluate((video: HTMLVideoElement) => {
    video.pause();
    video.currentTime = 2.5;
  });
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  expect(await time(wall)).toBeCloseTo(2.5, 1);
});

test('on a phone an open plan leaves the buttons of a video free', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'scene=2');
  await page.getByRole('navigation').getByRole('button', { name: 'Floor plan' }).click();
  const plan = await page.getByRole('region', { name: 'Floor plan' }).boundingBox();
  const buttons = await page.getByRole('group', { name: 'Waves' }).boundingBox();
  expect(plan && buttons && plan.y + plan.height < buttons.y).toBe(true);
  await page.getByRole('button', { name: 'Pause Waves' }).click();
  await expect(page.getByRole('button', { name: 'Play Waves' })).toBeVisible();
});

/** The loudness of the music, once it has faded in. */
async function settledLoudness(page: Page): Promise<number> {
  let [before, now] = [0, 0];
  const hasSettled = async () => {
    [before, now] = [now, await loudness(page, music)];
    return now > 150 && Math.abs(now - before) < 4;
  };
  await expect.poll(hasSettled, { intervals: [600] }).toBe(true);
  return now;
}

test('music steps back for a video on the wall that is unmuted, and for a voice; it comes back', {
  tag: '@long',
}, async ({ page }) => {
  await openEar(page);
  await enter(page, 'scene=1&yaw=0&pitch=0&hfov=90');
  await page.mouse.click(720, 600);
  const full = await settledLoudness(page);
  const fall = async () => full - (await loudness(page, music));
  const wall = page.getByRole('group', { name: 'Film' });
  await wall.getByRole('button', { name: 'Sound on' }).press('Enter');
  await expect.poll(fall).toBeGreaterThan(40);
  await wall.getByRole('button', { name: 'Sound off' }).press('Enter');
  await expect.poll(fall).toBeLessThan(10);

  const voice = page.locator('[data-hotspot-id=guide]');
  await voice.click();
  await expect(voice).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(fall).toBeGreaterThan(40);
  await voice.click();
  await expect(voice).not.toHaveAttribute('aria-pressed');
  await expect.poll(fall).toBeLessThan(10);
});
