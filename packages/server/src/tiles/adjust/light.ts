/** Exposure, contrast, saturation and warmth of a photo. */
import type { Adjustment } from '@tourwright/tour/document';

type Light = NonNullable<Adjustment['light']>;

/** Changes the pixels of a row in place. */
export type RowLight = (row: Uint8Array) => void;

/** What a stop of warmth takes from one end of the spectrum and gives to the other. */
const warmthGain = 0.18;
/** In linear light. */
const knee = 0.6;

export function createLight(light: Light): RowLight {
  const { saturation, warmth } = light;
  const [red, green, blue] = [
    curve(light, 1 + warmthGain * warmth),
    curve(light, 1),
    curve(light, 1 - warmthGain * warmth),
  ];
  const colour = Math.round((1 + saturation) * 256);
  return (row) => {
    for (let i = 0; i < row.length; i += 3) {
      const r = red[row[i] as number] as number;
      const g = green[row[i + 1] as number] as number;
      const b = blue[row[i + 2] as number] as number;
      const grey = (77 * r + 150 * g + 29 * b) >> 8;
      row[i] = clamp(grey + (((r - grey) * colour) >> 8));
      row[i + 1] = clamp(grey + (((g - grey) * colour) >> 8));
      row[i + 2] = clamp(grey + (((b - grey) * colour) >> 8));
    }
  };
}

/** A table from 8 bits to 8 bits: gain in linear light, highlights that roll off, then contrast around the middle. */
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
    return clamp(Math.round(255 * (0.5 + (shown - 0.5) * steep)));
  });
}

function clamp(value: number): number {
  return Math.min(255, Math.max(0, value));
}
