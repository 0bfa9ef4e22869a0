/**
 * Makes an ordinary panorama of one that is not cut as it came: of six faces, of two views, or with adjustments. It is
 * written to a file in libvips' own format, row by row, which then is cut like any other.
 */
import { type FileHandle, open } from 'node:fs/promises';
import type { Adjustment } from '@tourwright/tour/document';
import type { RgbPicture } from '@tourwright/tour/sphere';
import { radians } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { cubeRows } from '../cube/cube-rows.ts';
import { type Backdrop, createBackdrop, paintBackdrop } from '../decode/backdrop.ts';
import { openSmall, openSource } from '../decode/open-source.ts';
import type { Panorama } from '../inspect/panorama.ts';
import { headerBytes, readGrowing, readWhole } from '../native/picture.ts';
import { createVeils, type RowVeil } from './blur-regions.ts';
import { createLight } from './light.ts';
import { createNadir } from './nadir.ts';
import { turnFor } from './readiness.ts';
import { type NextRow, shiftOf, turnRows } from './turn-rows.ts';

export interface PrepareTask {
  kind: 'prepare';
  panorama: Panorama;
  adjustment: Adjustment;
  /** The picture of a nadir patch. */
  logoPath: string | null;
  /** Where the pixels are written; named `*.v`. */
  file: string;
}

const smallWidth = 2048;
/** Rows written at once. */
const batch = 64;
/** Writes the panorama's pixels and answers what is to be cut. `onProgress` hears the share of them that is written. */
export async function prepareSource(
  task: PrepareTask,
  onProgress: (fraction: number) => void = () => {},
): Promise<Panorama> {
  const { panorama, adjustment, file } = task;
  const { level, light, privacy = [], nadir } = adjustment;
  const parts = privacy.map(({ yaw, pitch, radius }) => ({
    yaw: radians(yaw),
    pitch: radians(pitch),
    radius: radians(radius),
  }));
  const small = parts.length > 0 || nadir || panorama.coverage ? await readSmall(panorama) : null;
  const [backdrop, picture] = [small?.backdrop ?? null, small?.picture ?? null];
  const isSphere = level !== undefined || !panorama.coverage;
  const relight = light ? createLight(light) : null;
  if (picture) relight?.(picture.pixels);
  const plain = picture ? { ...picture, pixels: picture.pixels.slice() } : null;
  const adjust = (size: { width: number; height: number }): RowVeil =>
    plain && parts.length > 0 ? createVeils(parts, plain, size) : () => {};
  const source = await openRows(panorama, isSphere ? backdrop : null, `${file}.raw.v`);
  try {
    const veil = adjust(panorama);
    let y = isSphere ? 0 : panorama.area.top;
    const adjusted: NextRow = async (into) => {
      await source.next(into);
      relight?.(into);
      veil(into, y++, isSphere ? 0 : panorama.area.left);
    };
    const levelled = level ? leveller(panorama, level, adjusted) : adjusted;
    const patch = nadir && picture ? await patchFor(task, await finish(picture, adjust, level)) : null;
    let row = isSphere ? 0 : panorama.area.top;
    const last: NextRow = async (into) => {
      await levelled(into);
      if (isSphere) patch?.(into, row++);
    };
    const whole = { left: 0, top: 0, width: panorama.width, height: panorama.height };
    const area = isSphere ? whole : panorama.area;
    await writeRows(file, area, last, onProgress);
    return preparedPanorama(panorama, file, area, level?.yaw ?? 0, isSphere);
  } finally {
    await source.close();
  }
}

function preparedPanorama(
  { layout: _, isShrunk: __, comesAsP3: ___, coverage, heading, ...panorama }: Panorama,
  file: string,
  area: Panorama['area'],
  yaw: number,
  isSphere: boolean,
): Panorama {
  return {
    ...panorama,
    path: file,
    plainProfile: true,
    isHeldWhole: false,
    area,
    ...(coverage && !isSphere ? { coverage } : {}),
    ...(heading === undefined ? {} : { heading: (heading + yaw + 360) % 360 }),
  };
}

type Level = NonNullable<Adjustment['level']>;

function leveller(size: { width: number; height: number }, level: Level, next: NextRow): NextRow {
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
async function finish(
  picture: RgbPicture,
  adjust: (size: RgbPicture) => RowVeil,
  level: Level | undefined,
): Promise<RgbPicture> {
  const { width, height, pixels } = picture;
  const veil = adjust(picture);
  let y = 0;
  const next: NextRow = async (into) => {
    into.set(pixels.subarray(y * width * 3, (y + 1) * width * 3));
    veil(into, y++);
  };
  const levelled = level ? leveller(picture, level, next) : next;
  const result = new Uint8Array(pixels.length);
  for (let row = 0; row < height; row++) {
    await levelled(result.subarray(row * width * 3, (row + 1) * width * 3));
  }
  return { width, height, pixels: result };
}

function patchFor(
  { adjustment, panorama, logoPath }: PrepareTask,
  small: RgbPicture,
): Promise<RowVeil> | null {
  return adjustment.nadir ? createNadir(adjustment.nadir, small, panorama, logoPath) : null;
}

/** The whole sphere, small; with what surrounds a partial panorama. */
async function readSmall(panorama: Panorama): Promise<{ picture: RgbPicture; backdrop: Backdrop | null }> {
  const width = Math.min(smallWidth, panorama.width);
  const height = Math.round(width / 2);
  const pixels = new Uint8Array(width * height * 3);
  const { layout, area, coverage } = panorama;
  if (layout?.kind === 'cube') {
    const next = await cubeRows(layout.cube, width, panorama);
    for (let y = 0; y < height; y++) await next(pixels.subarray(y * width * 3, (y + 1) * width * 3));
    return { picture: { width, height, pixels }, backdrop: null };
  }
  const scale = (length: number) => Math.max(1, Math.round((length * width) / panorama.width));
  const part = { width: scale(area.width), height: Math.min(height, scale(area.height)) };
  const data = await openSmall({ ...panorama, area: { left: 0, top: 0, ...part } })
    .raw()
    .toBuffer();
  const left = Math.min(scale(area.left + 1) - 1, width - part.width);
  const top = Math.min(scale(area.top + 1) - 1, height - part.height);
  const backdrop = coverage
    ? await createBackdrop({ ...part, pixels: data }, { width, height, area: { left, top, ...part } })
    : null;
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(y * width * 3, (y + 1) * width * 3);
    if (backdrop) paintBackdrop(backdrop, (y + 0.5) / height, row);
    if (y < top || y >= top + part.height) continue;
    row.set(data.subarray((y - top) * part.width * 3, (y - top + 1) * part.width * 3), left * 3);
  }
  return { picture: { width, height, pixels }, backdrop };
}

/** The rows of the area; with a backdrop those of the whole sphere. */
async function openRows(panorama: Panorama, backdrop: Backdrop | null, file: string) {
  const { layout, area, width, height } = panorama;
  if (layout?.kind === 'cube') {
    return { next: await cubeRows(layout.cube, width, panorama), close: async () => {} };
  }
  const isSmall = area.width * area.height < 4_000_000;
  const source = isSmall
    ? await readWhole(openSource(panorama))
    : await readGrowing(openSource(panorama), file);
  if (!backdrop) return source;
  let y = 0;
  const next: NextRow = async (into) => {
    paintBackdrop(backdrop, (y + 0.5) / height, into);
    const isInside = y >= area.top && y < area.top + area.height;
    if (isInside) await source.next(into.subarray(area.left * 3, (area.left + area.width) * 3));
    y++;
  };
  return { next, close: () => source.close() };
}

async function writeRows(
  file: string,
  { width, height }: Panorama['area'],
  next: NextRow,
  onProgress: (fraction: number) => void,
): Promise<void> {
  await sharp({ create: { width, height: 1, channels: 3, background: '#000' } }).toFile(file);
  const handle = await open(file, 'r+');
  try {
    await writeHeight(handle, height);
    const lines = new Uint8Array(batch * width * 3);
    let at = headerBytes;
    for (let y = 0; y < height; y += batch) {
      const count = Math.min(batch, height - y);
      for (let k = 0; k < count; k++) await next(lines.subarray(k * width * 3, (k + 1) * width * 3));
      await handle.write(lines, 0, count * width * 3, at);
      at += count * width * 3;
      onProgress((y + count) / height);
    }
    // What libvips had put behind the one row that it wrote.
    await handle.truncate(at);
  } finally {
    await handle.close();
  }
}

/** The third word of libvips' header. */
async function writeHeight(handle: FileHandle, height: number): Promise<void> {
  const word = Buffer.alloc(4);
  word.writeInt32LE(height);
  await handle.write(word, 0, 4, 8);
}
