/** The tripod patch: a disc straight down in the levelled panorama. */
import type { Adjustment } from '@tourwright/tour/document';
import { directionOf, type RgbPicture, radians, sampleColour } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { createRegionBlur, type RowEffect } from './blur-regions.ts';

type Patch = NonNullable<Adjustment['nadir']>;
interface Size {
  width: number;
  height: number;
}

/** A logo's longer side in pixels; a disc seldom shows more of it. */
const logoEdge = 1024;

/** Makes what draws the patch onto the rows of a panorama. `small` is the same panorama without it. */
export async function createNadir(
  patch: Patch,
  small: RgbPicture,
  size: Size,
  logoPath: string | null,
): Promise<RowEffect> {
  const radius = radians(patch.size / 2);
  if (patch.kind === 'mirror') return mirrorBall(radius, small, size);
  const blur = createRegionBlur([{ yaw: 0, pitch: -Math.PI / 2, radius }], small, size);
  if (patch.kind === 'blur' || logoPath === null) return blur;
  const logo = await drawLogo(radius, size, logoPath);
  return (row, y) => {
    blur(row, y);
    logo(row, y);
  };
}

/** The room as a ball of chrome would show it: at its rim what is next to it, in its middle the ceiling. */
function mirrorBall(radius: number, small: RgbPicture, { width, height }: Size): RowEffect {
  return (row, y) => {
    const angle = (1 - (y + 0.5) / height) * Math.PI;
    if (angle >= radius) return;
    const share = angle / radius;
    const seen = Math.PI - 2 * Math.asin(share * Math.sin((Math.PI - radius) / 2));
    // A ball is darker where it turns away.
    const brightness = 1 - 0.25 * share ** 8;
    for (let x = 0; x < width; x++) {
      const yaw = ((x + 0.5) / width - 0.5) * 2 * Math.PI;
      const colour = sampleColour(small, directionOf(yaw, seen - Math.PI / 2));
      for (const channel of [0, 1, 2] as const)
        row[x * 3 + channel] = Math.round(colour[channel] * brightness);
    }
  };
}

/** The logo is upright for a visitor who looks ahead and then down. */
async function drawLogo(radius: number, { width, height }: Size, path: string): Promise<RowEffect> {
  const { data, info } = await sharp(path, { limitInputPixels: 100_000_000 })
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .resize(logoEdge, logoEdge, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Its corners touch the disc's rim.
  const scale = Math.hypot(info.width, info.height) / 2;
  return (row, y) => {
    const away = ((1 - (y + 0.5) / height) * Math.PI) / radius;
    if (away >= 1) return;
    for (let x = 0; x < width; x++) {
      const yaw = ((x + 0.5) / width - 0.5) * 2 * Math.PI;
      const column = Math.floor(info.width / 2 + Math.sin(yaw) * away * scale);
      const line = Math.floor(info.height / 2 - Math.cos(yaw) * away * scale);
      if (column < 0 || line < 0 || column >= info.width || line >= info.height) continue;
      const from = (line * info.width + column) * 4;
      const share = (data[from + 3] ?? 0) / 255;
      for (const channel of [0, 1, 2] as const) {
        const at = x * 3 + channel;
        row[at] = Math.round((row[at] as number) * (1 - share) + (data[from + channel] ?? 0) * share);
      }
    }
  };
}
