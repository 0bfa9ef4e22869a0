import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sceneView } from '../scene.ts';
import { viewLimits } from './view-limits.ts';
import { isSceneView, isViewRange } from './view-ranges.ts';

const degrees = fc.oneof(
  fc.double(),
  fc.integer({ min: -400, max: 400 }),
  fc.constantFrom(-360, 360, -90, 90, 5, 120),
);

test('readers of other tools’ tours and the schema allow the same ranges', () => {
  fc.assert(
    fc.property(fc.constantFrom('yaw', 'pitch', 'hfov'), degrees, degrees, (angle, min, max) => {
      expect(isViewRange(angle, { min, max })).toBe(viewLimits.safeParse({ [angle]: { min, max } }).success);
    }),
  );
});

test('they allow the same views', () => {
  const value = fc.oneof(degrees, fc.anything());
  fc.assert(
    fc.property(fc.oneof(fc.record({ yaw: value, pitch: degrees, hfov: degrees }), fc.anything()), (view) => {
      expect(isSceneView(view)).toBe(sceneView.safeParse(view).success);
    }),
  );
});
