/** Adjusts the rows of a panorama in a stream: light, blurred regions, level, tripod patch. */
import type { Adjustment } from '@tourwright/tour/document';
import { type RgbPicture, radians } from '@tourwright/tour/sphere';
import type { NextRow } from '../native/row-source.ts';
import { turnFor } from './adjustment-needs.ts';
import { createRegionBlur, type RowEffect } from './blur-regions.ts';
import { createLight } from './light.ts';
import { createNadir } from './nadir.ts';
import { shiftOf, turnRows } from './turn-rows.ts';

interface Size {
  width: number;
  height: number;
}

/** What `adjustRows` needs to know of the rows that pass through it. */
export interface AdjustOptions {
  /** The size of the full panorama, pixels. */
  size: Size;
  /** Where the rows begin: those of a part that is not levelled are of the part alone. */
  origin: { left: number; top: number };
  /** Whether the rows are those of the whole sphere. */
  isSphere: boolean;
  adjustment: Adjustment;
  /** A small version of the whole sphere, where something is blurred or patched. */
  small: RgbPicture | null;
  /** The picture of a nadir patch. */
  logoPath: string | null;
}

/** The rows of the adjusted panorama. */
export async function adjustRows(source: NextRow, options: AdjustOptions): Promise<NextRow> {
  const { size, origin, isSphere, adjustment, logoPath } = options;
  const { level, light, nadir } = adjustment;
  const relight = light ? createLight(light) : null;
  const small = options.small && { ...options.small, pixels: options.small.pixels.slice() };
  if (small) relight?.(small.pixels);
  const blur = blurFor(adjustment, small);
  const blurRow = blur(size);
  let y = origin.top;
  const adjusted: NextRow = async (into) => {
    await source(into);
    relight?.(into);
    blurRow(into, y++, origin.left);
  };
  const levelled = level ? levelRows(size, level, adjusted) : adjusted;
  if (!nadir || !small || !isSphere) return levelled;
  const patch = await createNadir(nadir, await adjustSmall(small, blur, level), size, logoPath);
  let row = 0;
  return async (into) => {
    await levelled(into);
    patch(into, row++);
  };
}

/** What blurs the regions in pictures of any size. */
function blurFor({ privacy = [] }: Adjustment, small: RgbPicture | null): (size: Size) => RowEffect {
  if (privacy.length === 0 || !small) return () => () => {};
  const regions = privacy.map(({ yaw, pitch, radius }) => ({
    yaw: radians(yaw),
    pitch: radians(pitch),
    radius: radians(radius),
  }));
  return (size) => createRegionBlur(regions, small, size);
}

type Level = NonNullable<Adjustment['level']>;

function levelRows(size: Size, level: Level, next: NextRow): NextRow {
  const turn = turnFor(level);
  const shift = shiftOf(turn, size.width);
  if (shift === null) return turnRows(size, turn, next);
  const line = new Uint8Array(size.width * 3);
  return async (into) => {
    await next(line);
    into.set(line.subarray(shift * 3));
    into.set(line.subarray(0, shift * 3), line.length - shift * 3);
  };
}

/** The small version with all but the patch, for what the patch shows. */
async function adjustSmall(
  picture: RgbPicture,
  blur: (size: Size) => RowEffect,
  level: Level | undefined,
): Promise<RgbPicture> {
  const { width, height, pixels } = picture;
  const blurRow = blur(picture);
  let y = 0;
  const next: NextRow = async (into) => {
    into.set(pixels.subarray(y * width * 3, (y + 1) * width * 3));
    blurRow(into, y++);
  };
  const levelled = level ? levelRows(picture, level, next) : next;
  const result = new Uint8Array(pixels.length);
  for (let row = 0; row < height; row++) {
    await levelled(result.subarray(row * width * 3, (row + 1) * width * 3));
  }
  return { width, height, pixels: result };
}
