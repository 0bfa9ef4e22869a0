/** Exposure, contrast, saturation and warmth of a photo. */
import type { Adjustment } from '@tourwright/tour/document';
import { greyWeights, lightCurves } from '@tourwright/tour/light';

/** Changes the pixels of a row in place. */
export type RowLight = (row: Uint8Array) => void;

/** Makes the row effect for exposure, contrast, white balance and saturation, by a table for each channel. */
export function createLight(light: NonNullable<Adjustment['light']>): RowLight {
  const { red, green, blue } = lightCurves(light);
  const [ofRed, ofGreen, ofBlue] = greyWeights;
  const colour = Math.round((1 + light.saturation) * 256);
  return (row) => {
    for (let i = 0; i < row.length; i += 3) {
      const r = red[row[i] as number] as number;
      const g = green[row[i + 1] as number] as number;
      const b = blue[row[i + 2] as number] as number;
      const grey = (ofRed * r + ofGreen * g + ofBlue * b) >> 8;
      row[i] = clamp(grey + (((r - grey) * colour) >> 8));
      row[i + 1] = clamp(grey + (((g - grey) * colour) >> 8));
      row[i + 2] = clamp(grey + (((b - grey) * colour) >> 8));
    }
  };
}

function clamp(value: number): number {
  return Math.min(255, Math.max(0, value));
}
