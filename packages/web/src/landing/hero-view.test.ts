// @vitest-environment node
import { expect, test } from 'vitest';
import { coveringView } from './hero-view.ts';

const poster = { yaw: 90, pitch: 0, hfov: 90, width: 1600, height: 900 };

test('a place of the poster’s shape shows all of it', () => {
  const { yaw, hfov } = coveringView(poster, { width: 800, height: 450 });
  expect(yaw).toBeCloseTo(Math.PI / 2);
  expect(hfov).toBeCloseTo(Math.PI / 2);
});

test('a wider place loses top and bottom and keeps the width', () => {
  expect(coveringView(poster, { width: 2000, height: 450 }).hfov).toBeCloseTo(Math.PI / 2);
});

test('a narrower place loses the sides and keeps the height', () => {
  const { hfov } = coveringView(poster, { width: 450, height: 450 });
  // Half the height of the poster, seen from where half its width is 1.
  expect(Math.tan(hfov / 2)).toBeCloseTo(900 / 1600);
});
