/** A corner of a surface goes to an edge that is seen in the picture: only the drawn picture can show that. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { makeTour } from './support/full-tour.ts';
import { mainViewer, sharpViewer } from './support/owner.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** A wall that is lit from one side, with a magenta picture on it, to the right of its middle and above. */
async function wall(): Promise<Buffer> {
  const light = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="2048" height="1024"><linearGradient id="a" x2="1" y2="1"><stop stop-color="#888"/><stop offset="1" stop-color="#ddd"/></linearGradient><rect width="2048" height="1024" fill="url(#a)"/></svg>',
  );
  const picture = await sharp({ create: { width: 200, height: 150, channels: 3, background: '#d000d0' } })
    .png()
    .toBuffer();
  return sharp(light)
    .composite([{ input: picture, left: 1100, top: 400 }])
    .jpeg({ quality: 95 })
    .toBuffer();
}

async function openWall(page: Page, address: string): Promise<void> {
  const files = { '1.jpg': { body: await wall(), type: 'image/jpeg' } };
  const id = await makeTour(page.request, address, files, (tourId) => {
    return {
      name: 'Mill',
      scenes: [{ id: 1, name: 'Hall', slug: `${tourId}/1.jpg`, hotspots: [] }],
    } as never;
  });
  await page.goto(`${address}/editor?tourId=${id}`);
  await sharpViewer(page);
}

/** The upper left corner of the magenta, pixels. */
async function cornerOfMagenta(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let [left, top] = [info.width, info.height];
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    if (red < 150 || green > 60 || blue < 150) continue;
    const [x, y] = [(at / 3) % info.width, Math.floor(at / 3 / info.width)];
    if (x + y < left + top) [left, top] = [x, y];
  }
  return { left, top };
}

test('a corner that is dragged near an edge of the picture goes there, and with Ctrl it stays where the hand is', {
  tag: '@long',
}, async ({ page, tourwright }) => {
  await openWall(page, tourwright.address);
  const canvas = mainViewer(page).locator('canvas').first();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is no canvas');
  const { left, top } = await cornerOfMagenta(await canvas.screenshot());
  await canvas.focus();
  await page.keyboard.press('f');
  const handle = page.getByRole('button', { name: /^Top left corner of/ });
  const inspector = page.getByRole('complementary', { name: 'Properties' });
  /** How far the corner is from the picture's, degrees: 1100 and 400 pixels of 2048 and 1024. */
  const away = async () => {
    const [yaw = 0, pitch = 0] = await Promise.all(
      ['Top left, yaw', 'Top left, pitch'].map(async (name) =>
        Number.parseFloat((await inspector.getByRole('textbox', { name }).inputValue()).replace('−', '-')),
      ),
    );
    return Math.hypot(yaw - 13.36, pitch - 19.69);
  };
  /** Lets the corner go nine pixels beside and six above where the picture begins. */
  const dragNear = async () => {
    const at = await handle.boundingBox();
    if (!at) throw new Error('There is no handle');
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
    await page.mouse.down();
    const near = { x: box.x + left - 9, y: box.y + top - 6 };
    await page.mouse.move(near.x - 40, near.y - 40, { steps: 4 });
    // Once the picture was looked at, it is enlarged beside the hand.
    await expect(page.locator('canvas[width="264"]')).toBeVisible();
    await page.mouse.move(near.x, near.y, { steps: 4 });
    await page.mouse.up();
  };
  await dragNear();
  await expect.poll(away).toBeLessThan(0.25);
  await page.keyboard.down('Control');
  await dragNear();
  await page.keyboard.up('Control');
  await expect.poll(away).toBeGreaterThan(0.4);
});
