// @vitest-environment node
import { expect, test } from 'vitest';
import { isDualFisheye } from './dual-fisheye.ts';

/** A picture of one grey where `isLit` says so, else black. */
function painted(width: number, height: number, isLit: (x: number, y: number) => boolean) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++)
    data.fill(isLit(i % width, Math.floor(i / width)) ? 120 : 3, i * 4, i * 4 + 3);
  return { data, width, height };
}
const circles = (width: number, height: number) =>
  painted(width, height, (x, y) => {
    const half = width / 2;
    return Math.hypot((x % half) - half / 2, y - height / 2) < Math.min(half, height) / 2;
  });

test('two round halves side by side are distinguished from 360° videos, whatever their aspect ratio', () => {
  for (const [width, height] of [
    [128, 72],
    [128, 64],
  ] as const) {
    expect(isDualFisheye(circles(width, height))).toBe(true);
    expect(isDualFisheye(painted(width, height, () => true))).toBe(false);
    expect(isDualFisheye(painted(width, height, () => false))).toBe(false);
    for (let bar = 2; bar < height / 2; bar += 3) {
      expect(isDualFisheye(painted(width, height, (_, y) => y > bar && y < height - bar))).toBe(false);
    }
  }
});
