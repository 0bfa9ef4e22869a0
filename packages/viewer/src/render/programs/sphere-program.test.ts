import { expect, test } from 'vitest';
import { eyeOfVideo, leftEyeOf } from './sphere-program.ts';

test.each([
  ['twice as wide as high: both eyes see all of it', 3840, 1920, [0, 0, 1, 1], [0, 0, 1, 1]],
  ['as wide as high: the left eye lies above', 4096, 4096, [0, 0, 1, 0.5], [0, 0.5, 1, 0.5]],
  ['four times as wide: the left eye lies at the left', 7680, 1920, [0, 0, 0.5, 1], [0.5, 0, 0.5, 1]],
])('%s', (_, width, height, left, right) => {
  expect(eyeOfVideo('left', width, height)).toEqual(left);
  expect(eyeOfVideo('right', width, height)).toEqual(right);
  // Without a headset.
  expect(leftEyeOf(width, height)).toEqual(left);
});
