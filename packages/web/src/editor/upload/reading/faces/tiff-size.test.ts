// @vitest-environment node
import { expect, test } from 'vitest';
import { tiffSize } from './tiff-size.ts';

/** A TIFF that says its size behind its pixels, as many programs write it; width as a long, height as a short. */
function tiff(isLittle: boolean): Blob {
  const view = new DataView(new ArrayBuffer(300));
  view.setUint32(0, isLittle ? 0x49492a00 : 0x4d4d002a);
  view.setUint32(4, 200, isLittle);
  view.setUint16(200, 3, isLittle);
  const fields = [
    [254, 4, 0],
    [256, 4, 70_000],
    [257, 3, 2000],
  ] as const;
  for (const [index, [tag, type, value]] of fields.entries()) {
    const at = 202 + index * 12;
    view.setUint16(at, tag, isLittle);
    view.setUint16(at + 2, type, isLittle);
    if (type === 3) view.setUint16(at + 8, value, isLittle);
    else view.setUint32(at + 8, value, isLittle);
  }
  return new Blob([view.buffer]);
}

test.each([true, false])('reads how large a TIFF is; little-endian: %s', async (isLittle) => {
  expect(await tiffSize(tiff(isLittle))).toEqual({ width: 70_000, height: 2000 });
});

test('says nothing of a file that was cut off', async () => {
  expect(await tiffSize(new Blob(['II*\0']))).toBeNull();
  expect(await tiffSize(tiff(true).slice(0, 220))).toBeNull();
});
