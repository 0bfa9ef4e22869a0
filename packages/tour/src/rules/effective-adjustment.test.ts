import { expect, test } from 'vitest';
import { effectiveAdjustment } from './effective-adjustment.ts';

const still = { yaw: 0, pitch: 0, roll: 0 };
const plain = { exposure: 0, contrast: 0, saturation: 0, warmth: 0 };

test('sliders that were moved and moved back leave the photo as it came', () => {
  expect(effectiveAdjustment(undefined)).toBeNull();
  expect(effectiveAdjustment({ level: still, light: plain, privacy: [] })).toBeNull();
});

test('what changes something is kept, and nothing else', () => {
  const light = { ...plain, warmth: 0.2 };
  expect(effectiveAdjustment({ level: still, light })).toEqual({ light });
  const nadir = { kind: 'blur', size: 40 } as const;
  expect(effectiveAdjustment({ nadir, privacy: [] })).toEqual({ nadir });
});

test('a photo that shows all of the horizon is as it came', () => {
  expect(effectiveAdjustment({ across: 360 })).toBeNull();
  expect(effectiveAdjustment({ across: 150 })).toEqual({ across: 150 });
});
