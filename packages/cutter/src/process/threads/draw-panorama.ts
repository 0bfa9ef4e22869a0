/**
 * Makes an ordinary panorama of one that is not cut as it came: of six faces, of two views, or with adjustments. It is
 * written to a file in libvips' own format, row by row, which then is cut like any other.
 */
import type { Adjustment } from '@tourwright/tour/document';
import type { RgbPicture } from '@tourwright/tour/sphere';
import { adjustRows } from '../../adjust/adjust-rows.ts';
import { cubeRows } from '../../cube/cube-rows.ts';
import { aroundPart } from '../../decode/around-part.ts';
import { type Backdrop, createBackdrop } from '../../decode/backdrop.ts';
import { openSmall, openSource } from '../../decode/open-source.ts';
import type { Area, Panorama } from '../../inspect/panorama.ts';
import { decode } from '../../native/open-picture.ts';
import type { RowSource } from '../../native/row-source.ts';
import { readGrowing, readWhole, writeVipsFile } from '../../native/vips-file.ts';

/** The task of a thread that draws an adjusted panorama into a file. */
export interface DrawTask {
  kind: 'draw';
  panorama: Panorama;
  adjustment: Adjustment;
  /** The picture of a nadir patch. */
  logoPath: string | null;
  /** Where the pixels are written; named `*.v`. */
  file: string;
}

/** The width of the small version, from which blurred regions and patches are made. */
const smallWidth = 2048;
const fewPixels = 4_000_000;

/** Writes the panorama's pixels and returns what is to be cut. `onProgress` hears the share of them that is written. */
export async function drawPanorama(
  { panorama, adjustment, logoPath, file }: DrawTask,
  onProgress: (fraction: number) => void = () => {},
): Promise<Panorama> {
  const { width, height, coverage } = panorama;
  const { level, nadir, privacy = [] } = adjustment;
  const isSmallNeeded = privacy.length > 0 || nadir !== undefined || coverage !== undefined;
  const { picture = null, backdrop = null } = isSmallNeeded ? await readSmall(panorama) : {};
  // A part that is levelled has no straight rims any more.
  const isSphere = level !== undefined || !coverage;
  const area = isSphere ? { left: 0, top: 0, width, height } : panorama.area;
  const source = await openDrawn(panorama, isSphere ? backdrop : null, `${file}.raw.v`);
  try {
    const size = { width, height };
    const options = { size, origin: area, isSphere, adjustment, small: picture, logoPath };
    await writeVipsFile(file, area, await adjustRows(source.next, options), onProgress);
    return drawn(panorama, file, area, level?.yaw ?? 0);
  } finally {
    await source.close();
  }
}

/** The panorama that is in the file now. */
function drawn(panorama: Panorama, file: string, area: Area, yaw: number): Panorama {
  const { layout: _, isShrunk: __, comesAsP3: ___, coverage, heading, ...rest } = panorama;
  const isPart = coverage && area === panorama.area;
  return {
    ...rest,
    path: file,
    plainProfile: true,
    isHeldWhole: false,
    area,
    ...(isPart ? { coverage } : {}),
    ...(heading === undefined ? {} : { heading: (heading + yaw + 360) % 360 }),
  };
}

/** The rows of the area; with a backdrop those of the whole sphere. */
async function openDrawn(panorama: Panorama, backdrop: Backdrop | null, file: string): Promise<RowSource> {
  const { layout, area, width } = panorama;
  if (layout?.kind === 'cube') {
    return { next: await cubeRows(layout.cube, width, panorama), close: async () => {} };
  }
  const isSmall = area.width * area.height < fewPixels;
  const source = isSmall
    ? await readWhole(openSource(panorama))
    : await readGrowing(openSource(panorama), file);
  return backdrop ? aroundPart(source, panorama, backdrop) : source;
}

/** The whole sphere, small; with what surrounds a partial panorama. */
async function readSmall(panorama: Panorama): Promise<{ picture: RgbPicture; backdrop: Backdrop | null }> {
  const width = Math.min(smallWidth, panorama.width);
  const height = Math.round(width / 2);
  const { layout, area, coverage } = panorama;
  if (layout?.kind === 'cube') {
    const next = await cubeRows(layout.cube, width, panorama);
    return { picture: await gather(next, width, height), backdrop: null };
  }
  const scale = (length: number) => Math.max(1, Math.round((length * width) / panorama.width));
  const part = { width: scale(area.width), height: Math.min(height, scale(area.height)) };
  const small = openSmall({ ...panorama, area: { left: 0, top: 0, ...part } });
  const pixels = await decode(small.raw().toBuffer());
  if (!coverage) {
    // Editors leave some rows too few.
    const whole = new Uint8Array(width * height * 3);
    whole.set(pixels);
    return { picture: { width, height, pixels: whole }, backdrop: null };
  }
  const left = Math.min(scale(area.left + 1) - 1, width - part.width);
  const top = Math.min(scale(area.top + 1) - 1, height - part.height);
  const placed = { width, height, area: { left, top, ...part } };
  const backdrop = await createBackdrop({ ...part, pixels }, placed);
  const rows = aroundPart(rowsOf(pixels), placed, backdrop);
  return { picture: await gather(rows.next, width, height), backdrop };
}

function rowsOf(pixels: Uint8Array): RowSource {
  let at = 0;
  return {
    async next(into) {
      into.set(pixels.subarray(at, at + into.length));
      at += into.length;
    },
    async close() {},
  };
}

async function gather(next: RowSource['next'], width: number, height: number): Promise<RgbPicture> {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) await next(pixels.subarray(y * width * 3, (y + 1) * width * 3));
  return { width, height, pixels };
}
