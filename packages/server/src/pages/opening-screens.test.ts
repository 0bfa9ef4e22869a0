import { focalLength, limitHfov, radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { openingScreens } from './opening-screens.ts';

/** CSS pixels. */
const phones = [
  [390, 844],
  [390, 664],
  [360, 640],
  [412, 915],
  [330, 860],
] as const;
const windows = [
  [1280, 720],
  [1440, 790],
  [1920, 950],
  [2560, 1080],
] as const;

const cases = [true, false].flatMap((isPhone) =>
  [30, 50, 70, 90, 120].flatMap((hfov) =>
    (isPhone ? phones : windows).map(([width, height]) => ({ isPhone, hfov, width, height })),
  ),
);

test.each(cases)(
  'covering a screen of $width x $height, it shows $hfov degrees as the viewer does (phone: $isPhone)',
  ({ isPhone, hfov, width, height }) => {
    const { angles, sizes } = openingScreens({ yaw: 1, pitch: 0.1, hfov: radians(hfov) }, isPhone);
    const shown = focalLength({ hfov: limitHfov(radians(hfov), width / height), width });
    for (const size of sizes) {
      const scale = Math.max(width / size.width, height / size.height);
      expect((scale * focalLength({ ...size, hfov: angles.hfov })) / shown).toBeCloseTo(1, 2);
    }
    expect(angles).toMatchObject({ yaw: 1, pitch: 0.1 });
  },
);
