import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { drawCard } from './draw-card.ts';

const [width, height] = [1200, 630];
let picture: Buffer;

beforeAll(async () => {
  const background = '#808080';
  picture = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
});

/** Where white is in the card, in columns; null where there is none. */
async function whiteIn(
  title: string,
  line = '',
): Promise<{ left: number; right: number; top: number } | null> {
  const card = await drawCard({ picture, title, line, colour: '#ff0000' });
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([width, height, 3]);
  const found = { left: width, right: -1, top: height };
  for (let at = 0; at < data.length; at += 3) {
    if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) < 230) continue;
    const [column, row] = [(at / 3) % width, Math.floor(at / 3 / width)];
    found.left = Math.min(found.left, column);
    found.right = Math.max(found.right, column);
    found.top = Math.min(found.top, row);
  }
  return found.right < 0 ? null : found;
}

test('words are at the foot, at the side where their writing begins', async () => {
  const latin = await whiteIn('Harbour house', 'Three rooms by the water');
  expect(latin?.left).toBeGreaterThanOrEqual(60);
  expect(latin?.left).toBeLessThan(80);
  expect(latin?.top).toBeGreaterThan(height / 2);
  const arabic = await whiteIn('بيت الميناء');
  expect(arabic?.right).toBeGreaterThan(width - 80);
  expect(arabic?.left).toBeGreaterThan(width / 2);
});

test('long texts keep within the card', async () => {
  const found = await whiteIn('W'.repeat(120), 'A long line of words '.repeat(9));
  expect(found?.left).toBeGreaterThanOrEqual(60);
  expect(found?.right).toBeLessThan(width - 60);
  expect(found?.top).toBeGreaterThan(200);
});

test('markup is text, and what turns the writing is left out', async () => {
  const plain = await whiteIn('<span size="999999">&amp;</span>');
  expect(plain?.right).toBeGreaterThan(width / 2);
  expect(await whiteIn('\u202e \u0000\n')).toBeNull();
  await expect(whiteIn('a < b & c </span> \uD800')).resolves.not.toBeNull();
});

/** The box of what is blue in a card, in pixels; null where nothing is. */
async function blueIn(title: string, logo: Uint8Array) {
  const card = await drawCard({ picture, title, line: '', colour: '#ff0000', logo });
  const { data } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
  const found = { left: width, right: -1, top: height, bottom: -1 };
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (blue < 150 || Math.max(red, green) > 90) continue;
    const [column, row] = [(at / 3) % width, Math.floor(at / 3 / width)];
    found.left = Math.min(found.left, column);
    found.right = Math.max(found.right, column);
    found.top = Math.min(found.top, row);
    found.bottom = Math.max(found.bottom, row);
  }
  return found.right < 0 ? null : found;
}

test('the logo is above, whole and in its shape, at the side where the writing begins', async () => {
  const create = { width: 960, height: 192, channels: 4, background: '#0000ff' } as const;
  const logo = await sharp({ create }).png().toBuffer();
  const latin = await blueIn('Harbour house', logo);
  expect(latin).toMatchObject({ left: expect.closeTo(80, -1), top: expect.closeTo(80, -1) });
  // Of 960 by 192 as much as 240 by 96 holds.
  expect((latin?.right ?? 0) - (latin?.left ?? 0)).toBeCloseTo(239, -1);
  expect((latin?.bottom ?? 0) - (latin?.top ?? 0)).toBeCloseTo(47, -1);
  const arabic = await blueIn('بيت الميناء', logo);
  expect(arabic?.right).toBeCloseTo(width - 80, -1);
});

test('a logo that cannot be read leaves the card without one', async () => {
  expect(await blueIn('House', Buffer.from('no picture'))).toBeNull();
});
