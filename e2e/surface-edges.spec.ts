/** A corner of a surface goes to an edge that is seen in the picture: only the drawn picture can show that. */
import sharp from 'sharp';
import { openLitRoom } from './support/lit-room.ts';
import { mainViewer } from './support/owner.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

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
  await openLitRoom(page, tourwright.address);
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
