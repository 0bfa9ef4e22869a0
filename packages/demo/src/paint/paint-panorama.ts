import { directionOfEquirectangular } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { type PaintStyle, paintedColour } from './painted-colour.ts';

/** Size, format and style of a painted panorama. */
export interface PaintOptions extends PaintStyle {
  /** Pixels around; the height is half of it. */
  width: number;
  format?: 'jpeg' | 'png';
  /** JPEG quality, 92 when absent. */
  quality?: number;
}

/** An equirectangular picture of the painted room, encoded, as somebody would upload it. */
export async function paintPanorama(options: PaintOptions): Promise<Buffer> {
  const { width } = options;
  const height = Math.round(width / 2);
  const picture = sharp(paintPixels(width, options), { raw: { width, height, channels: 3 } });
  if (options.format === 'png') return picture.png({ compressionLevel: 1 }).toBuffer();
  return picture.jpeg({ quality: options.quality ?? 92, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** The same picture as rows of red, green, blue bytes. */
export function paintPixels(width: number, style: PaintStyle = {}): Uint8Array {
  const height = Math.round(width / 2);
  const pixels = new Uint8Array(width * height * 3);
  // Sines and cosines once for each column and row: for each pixel they would take a third of the time.
  const columns = Array.from({ length: width }, (_, at) =>
    directionOfEquirectangular((at + 0.5) / width, 0.5),
  );
  let at = 0;
  for (let row = 0; row < height; row++) {
    const [, y, back] = directionOfEquirectangular(0.5, (row + 0.5) / height);
    for (const [x, , z] of columns) {
      const [r, g, b] = paintedColour([x * -back, y, z * -back], style);
      pixels[at++] = Math.round(r);
      pixels[at++] = Math.round(g);
      pixels[at++] = Math.round(b);
    }
  }
  return pixels;
}
