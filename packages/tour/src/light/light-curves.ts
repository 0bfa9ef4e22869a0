import type { Adjustment } from '../document/index.ts';

type Light = NonNullable<Adjustment['light']>;

/** What exposure, contrast and warmth do to a photo: for each channel a table from 8 bits to 8 bits. */
export interface LightCurves {
  red: Uint8Array;
  green: Uint8Array;
  blue: Uint8Array;
}

/** The weights of red, green and blue in the grey that saturation draws towards or away from; of 256. */
export const greyWeights = [77, 150, 29] as const;

/** What a stop of warmth takes from one end of the spectrum and gives to the other. */
const warmthGain = 0.18;
/** In linear light. */
const knee = 0.6;

/** The curves of a light. Saturation comes after them: away from the grey by `1 + saturation`. */
export function lightCurves(light: Light): LightCurves {
  const { warmth } = light;
  return {
    red: curve(light, 1 + warmthGain * warmth),
    green: curve(light, 1),
    blue: curve(light, 1 - warmthGain * warmth),
  };
}

/** Gain in linear light, highlights that roll off, then contrast around the middle. */
function curve({ exposure, contrast }: Light, gain: number): Uint8Array {
  const factor = 2 ** exposure * gain;
  return Uint8Array.from({ length: 256 }, (_, value) => {
    const linear = (value / 255) ** 2.2 * factor;
    // Above the knee, what a gain would clip is pressed together; without a gain nothing changes.
    const most = Math.max(factor, 1);
    const steepness = (most - knee) / (1 - knee);
    const rest = Math.max(0, 1 - (linear - knee) / (most - knee));
    const rolled = linear <= knee ? linear : knee + (1 - knee) * (1 - rest ** steepness);
    const shown = Math.min(1, rolled) ** (1 / 2.2);
    const steep = contrast >= 0 ? 1 + contrast : 1 / (1 - contrast);
    return Math.min(255, Math.max(0, Math.round(255 * (0.5 + (shown - 0.5) * steep))));
  });
}
