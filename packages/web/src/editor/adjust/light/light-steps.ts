/**
 * What is to be done to the pixels of a picture that was cut with one light so that it looks as with another. From a
 * photo that was left as it came this is what the cutter does, number by number; a light that is in the picture already
 * is taken out as far as eight bits hold it.
 */
import type { Adjustment } from '@tourwright/tour/document';
import { greyWeights, lightCurves } from '@tourwright/tour/light';
import { isLit } from '@tourwright/tour/rules';

type Light = NonNullable<Adjustment['light']>;

/** One step of the light, as the browser's filters show it. */
export type LightStep =
  /** 256 values from 0 to 1 for each channel. */
  | { kind: 'curves'; red: string; green: string; blue: string }
  /** Four rows of five, as SVG's `feColorMatrix` takes them. */
  | { kind: 'colours'; matrix: string };

/** Colours that were drawn together further than this cannot be drawn apart again. */
const leastColour = 0.05;

/** The steps in their order; none when both are the same. */
export function lightSteps(cut: Light | undefined, wanted: Light | undefined): LightStep[] {
  const names = ['exposure', 'contrast', 'saturation', 'warmth'] as const;
  if (names.every((name) => (cut?.[name] ?? 0) === (wanted?.[name] ?? 0))) return [];
  const out = isLit(cut)
    ? [colours(1 / Math.max(leastColour, 1 + cut.saturation)), curves(cut, inverse)]
    : [];
  const into = isLit(wanted) ? [curves(wanted, (curve) => [...curve]), colours(1 + wanted.saturation)] : [];
  return [...out, ...into];
}

function curves(light: Light, of: (curve: Uint8Array) => number[]): LightStep {
  const { red, green, blue } = lightCurves(light);
  const table = (curve: Uint8Array) =>
    of(curve)
      .map((value) => (value / 255).toFixed(4))
      .join(' ');
  return { kind: 'curves', red: table(red), green: table(green), blue: table(blue) };
}

/** The value that a curve takes to each of the 256, or the nearest one. */
function inverse(curve: Uint8Array): number[] {
  return Array.from({ length: 256 }, (_, value) => {
    const above = curve.findIndex((each) => each >= value);
    return above === -1 ? 255 : above;
  });
}

/** Away from the grey of each pixel by a factor, or towards it. */
function colours(factor: number): LightStep {
  const rows = [0, 1, 2].map((row) => {
    const weights = greyWeights.map((weight, column) => {
      const own = row === column ? factor : 0;
      return (own + (weight / 256) * (1 - factor)).toFixed(5);
    });
    return [...weights, 0, 0].join(' ');
  });
  return { kind: 'colours', matrix: [...rows, '0 0 0 1 0'].join(' ') };
}
