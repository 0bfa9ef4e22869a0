import { directionOf, directionOfEquirectangular } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paintPanorama, paintPixels } from './paint-panorama.ts';
import { paintedColour } from './painted-colour.ts';

test('a painted panorama is twice as wide as high and shows the formula', async () => {
  const { data, info } = await sharp(await paintPanorama({ width: 512, format: 'png' }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([512, 256]);
  const at = (40 * 512 + 300) * 3;
  const truth = paintedColour(directionOfEquirectangular(300.5 / 512, 40.5 / 256));
  expect([...data.subarray(at, at + 3)]).toEqual(truth.map(Math.round));
});

test('its left and right edge meet without a seam', () => {
  const pixels = paintPixels(512);
  for (let row = 0; row < 256; row += 16) {
    const left = pixels[row * 512 * 3] ?? 0;
    const right = pixels[(row * 512 + 511) * 3] ?? 0;
    expect(Math.abs(left - right)).toBeLessThan(12);
  }
});

test('another hue is another room', () => {
  const ahead = directionOf(0.1, 0.1);
  expect(paintedColour(ahead, { hue: 120 })).not.toEqual(paintedColour(ahead));
});
