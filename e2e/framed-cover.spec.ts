/** What only the drawn picture can show: the cover is the view that was framed on the canvas. */
import sharp from 'sharp';
import { openLitRoom } from './support/lit-room.ts';
import { mainViewer, saved } from './support/owner.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Where the magenta begins, from the left and from above, and how much of the picture it is. */
async function magentaIn(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let [left, top, count] = [info.width, info.height, 0];
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    if (red < 150 || green > 60 || blue < 150) continue;
    count += 1;
    left = Math.min(left, (at / 3) % info.width);
    top = Math.min(top, Math.floor(at / 3 / info.width));
  }
  return { left, top, share: count / (info.width * info.height) };
}

test('the cover is the view that was framed on the canvas', { tag: '@long' }, async ({
  page,
  tourwright,
}) => {
  const { address } = tourwright;
  const id = await openLitRoom(page, address);
  const tour = async () => (await page.request.get(`${address}/api/tours/${id}`)).json();
  await page.getByRole('button', { name: 'Brand', exact: true }).click();
  await page.getByRole('button', { name: 'Frame a view' }).click();
  const canvas = mainViewer(page).locator('canvas').first();
  await canvas.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  // Until the turn has run out.
  const looks: Buffer[] = [];
  await expect
    .poll(
      async () => looks.push(await canvas.screenshot()) > 1 && looks.at(-1)?.equals(looks.at(-2) as Buffer),
      {
        intervals: [300],
      },
    )
    .toBe(true);
  const whole = await sharp(looks.at(-1)).metadata();
  const high = Math.round((whole.width * 9) / 16);
  const middle = { left: 0, top: Math.round((whole.height - high) / 2), width: whole.width, height: high };
  const seen = await magentaIn(await sharp(looks.at(-1)).extract(middle).png().toBuffer());
  await page.getByRole('button', { name: 'Use as cover' }).click();
  await expect(page.getByRole('button', { name: 'Use as cover' })).toHaveCount(0);
  await saved(page);
  const { thumbnail } = await tour();
  expect(thumbnail).toMatch(/\/Thumbnail\/.+\.jpg$/);
  const { images } = await (await page.request.get(`${address}/api/tours/${id}/media`)).json();
  const cover = await (await page.request.get(new URL(images[thumbnail].url, address).href)).body();
  const { width = 0, height = 0 } = await sharp(cover).metadata();
  expect(width / height).toBeCloseTo(16 / 9, 1);
  const kept = await magentaIn(cover);
  expect(seen.share).toBeGreaterThan(0.005);
  // Panels are over the canvas, not over the cover.
  expect(kept.share / seen.share).toBeGreaterThan(0.9);
  expect(kept.share / seen.share).toBeLessThan(1.2);
  expect(kept.left / width).toBeCloseTo(seen.left / middle.width, 1);
  await page.getByRole('button', { name: 'Undo: Change brand: Cover' }).click();
  await saved(page);
  expect((await tour()).thumbnail).toBeUndefined();
});
