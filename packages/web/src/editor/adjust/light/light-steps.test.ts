// @vitest-environment node
import { expect, test } from 'vitest';
import { type LightStep, lightSteps } from './light-steps.ts';

const plain = { exposure: 0, contrast: 0, saturation: 0, warmth: 0 };

/** What SVG's filters make of a pixel. */
function filtered(steps: readonly LightStep[], pixel: readonly number[]): number[] {
  return steps.reduce<number[]>(
    (now, step) => {
      if (step.kind === 'curves') {
        const curves = [step.red, step.green, step.blue].map((table) => table.split(' ').map(Number));
        return now.map((value, channel) => (curves[channel]?.[Math.round(value)] ?? 0) * 255);
      }
      const numbers = step.matrix.split(' ').map(Number);
      const row = (index: number) => numbers.slice(index * 5, index * 5 + 3);
      const sum = (weights: number[]) => weights.reduce((all, weight, i) => all + weight * (now[i] ?? 0), 0);
      return [0, 1, 2].map((index) => Math.min(255, Math.max(0, sum(row(index)))));
    },
    [...pixel],
  );
}

test('the same light changes nothing', () => {
  expect(lightSteps(undefined, undefined)).toEqual([]);
  expect(lightSteps({ ...plain, warmth: 0.3 }, { ...plain, warmth: 0.3 })).toEqual([]);
});

test('a stop more is brighter, warmth is redder, without colour all channels are one grey', () => {
  const [red = 0, green = 0] = filtered(
    lightSteps(undefined, { ...plain, exposure: 1, warmth: 0.5 }),
    [90, 90, 90],
  );
  expect(green).toBeGreaterThan(115);
  expect(red).toBeGreaterThan(green + 3);
  const grey = filtered(lightSteps(undefined, { ...plain, saturation: -1 }), [200, 100, 50]);
  expect(Math.max(...grey) - Math.min(...grey)).toBeLessThan(0.1);
});

test('a light that is in the picture already is taken out again', () => {
  const light = { exposure: 0.4, contrast: 0.2, saturation: 0.3, warmth: -0.4 };
  const before = [110, 90, 130];
  const lit = filtered(lightSteps(undefined, light), before);
  for (const [index, value] of filtered(lightSteps(light, undefined), lit).entries()) {
    expect(Math.abs(value - (before[index] ?? 0))).toBeLessThan(3);
  }
});
