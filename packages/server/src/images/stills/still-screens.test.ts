import { focalLength, limitHfov, radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { stillScreens } from './still-screens.ts';

/** CSS pixels of screens, in the order of the classes. */
const screens = {
  'upright phones': [
    [390, 844],
    [390, 664],
    [360, 640],
    [412, 915],
    [330, 860],
  ],
  'upright tablets': [
    [768, 954],
    [768, 1024],
    [820, 1106],
    [834, 1194],
    [800, 1200],
    [744, 1133],
  ],
  'windows and phones on their side': [
    [1280, 720],
    [1440, 790],
    [1920, 950],
    [2560, 1080],
    [3840, 2000],
    [2560, 1300],
    [844, 390],
  ],
  'tablets and small windows': [
    [1024, 768],
    [1180, 820],
    [1440, 900],
    [1728, 1080],
    [1366, 1024],
  ],
};

const cases = Object.entries(screens).flatMap(([name, sizes], index) =>
  sizes.flatMap(([width = 0, height = 0]) =>
    [30, 50, 70, 90, 120].map((hfov) => ({ name, index, width, height, hfov })),
  ),
);

test.each(cases)(
  '$name: covering $width x $height, a still shows $hfov degrees as the viewer does',
  (each) => {
    const { index, width, height, hfov } = each;
    const own = stillScreens({ yaw: 1, pitch: 0.1, hfov: radians(hfov) }, 4096)[index];
    const shown = focalLength({ hfov: limitHfov(radians(hfov), width / height), width });
    expect(own?.sizes.length).toBeGreaterThan(0);
    for (const size of own?.sizes ?? []) {
      const scale = Math.max(width / size.width, height / size.height);
      expect((scale * focalLength({ ...size, hfov: own?.angles.hfov ?? 0 })) / shown).toBeCloseTo(1, 2);
    }
    expect(own?.angles).toMatchObject({ yaw: 1, pitch: 0.1 });
  },
);

const ahead = { yaw: 0, pitch: 0, hfov: radians(90) };
const widthsOf = (faceSize: number) =>
  stillScreens(ahead, faceSize).map(({ sizes }) => sizes.map(({ width }) => width));

test('a picture is not made much larger than the panorama is', () => {
  expect(widthsOf(1024)).toEqual([[864], [1200], [1280], [1280]]);
  expect(widthsOf(2048)).toEqual([
    [864, 1296],
    [1200, 1680],
    [1280, 1920, 2560],
    [1440, 2560],
  ]);
  // Only what was taken in this many pixels fills the largest screens.
  expect(widthsOf(4096).slice(2)).toEqual([
    [1280, 1920, 2560, 3840],
    [1440, 2560],
  ]);
  expect(widthsOf(128)).toEqual([[114], [160], [160], [160]]);
});

test('browsers without AVIF have one of the sizes', () => {
  for (const faceSize of [128, 1024, 4096]) {
    for (const { sizes, plainWidth } of stillScreens(ahead, faceSize)) {
      expect(sizes.map(({ width }) => width)).toContain(plainWidth);
    }
  }
});
