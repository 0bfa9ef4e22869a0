/** How a picture covers the sphere: fully, partially, as six faces, or once for each eye. */
import type { Coverage, CutFailure } from '@tourwright/tour/pyramid';
import { type GPanoCrop, isTwiceAsWide } from '@tourwright/tour/pyramid';
import { type Cube, maxCubeEdge, sizeOfCube } from '../cube/cube.ts';
import type { ColourHandling } from '../native/colour-handling.ts';
import { maxHeight, maxWidth } from '../native/open-picture.ts';
import { findStereo } from './find-stereo.ts';
import { lookCloser } from './look-closer.ts';
import type { Area, Inspection, Panorama } from './panorama.ts';
import type { PictureHeader } from './read-header.ts';

/** Options of `placePicture`. */
export interface PlaceOptions {
  /** Only with a `close` look, which reads pixels and not only the aspect ratio. */
  look: 'quick' | 'close';
  /** How many degrees of the horizon it shows, where it does not say so itself. */
  across?: number;
  /** The cube in a picture; `unplaced` when its faces cannot be identified, null when there is none. */
  findCube(path: string, width: number, height: number): Promise<Cube | 'unplaced' | null>;
}

/** A part of a sphere of this size, in pixels. */
interface PlacedArea {
  width: number;
  height: number;
  area: Area;
}

/** Places a picture, or says why it is not a panorama. */
export async function placePicture(header: PictureHeader, options: PlaceOptions): Promise<Inspection> {
  const { path, width, height, gpano, decoding } = header;
  const sphere = sphereOf(width, height, gpano.crop);
  const isWhole = sphere !== null && coverageOf(sphere) === null;
  // Of HEIC nothing can be looked at yet.
  const isLookedAt = !decoding.isHeic;
  if (isLookedAt && gpano.crop === null && !isWhole) {
    const odd = await placeOdd(header, options);
    if (odd) return odd;
  }
  const closer =
    isLookedAt && isWhole && options.look === 'close'
      ? await lookCloser(path, { width, height, isSphere: gpano.crop !== null, findCube: options.findCube })
      : null;
  if (closer?.kind === 'cube') return panoramaOfCube(closer.cube, decoding);
  if (closer?.kind === 'circles') return refuse('dual_fisheye');
  const { projection } = gpano;
  if (projection && projection.toLowerCase() !== 'equirectangular') {
    return refuse('other_projection', { projection });
  }
  if (sphere === null) return refuse('not_twice_as_wide', { width, height });
  if (sphere.width > maxWidth || sphere.height > maxHeight) {
    return refuse('full_too_large', { width: sphere.width, height: sphere.height, maxWidth, maxHeight });
  }
  const coverage = coverageOf(sphere);
  const panorama: Panorama = {
    path,
    ...decoding,
    ...sphere,
    ...(coverage ? { coverage } : {}),
    ...(closer?.kind === 'bars' ? { shown: closer.shown } : {}),
    ...(gpano.heading === null ? {} : { heading: gpano.heading }),
  };
  return options.across === undefined ? { ok: true, panorama } : narrowPanorama(panorama, options.across);
}

/** A square or four times as wide as high may hold two eyes, other shapes six faces. */
async function placeOdd(
  { path, width, height, decoding }: PictureHeader,
  { findCube }: PlaceOptions,
): Promise<Inspection | null> {
  const arrangement = await findStereo(path, width, height);
  if (arrangement) {
    const size =
      arrangement === 'top-bottom' ? { width, height: height >> 1 } : { width: width >> 1, height };
    const layout = { kind: 'stereo', arrangement, eye: 'left' } as const;
    const area = { left: 0, top: 0, ...size };
    return { ok: true, panorama: { path, ...decoding, ...size, area, layout } };
  }
  const cube = await findCube(path, width, height);
  if (cube === 'unplaced') return refuse('faces_do_not_meet');
  return cube && panoramaOfCube(cube, decoding);
}

/** The panorama that six faces make. */
export function panoramaOfCube(cube: Cube, { plainProfile, comesAsP3 = false }: ColourHandling): Inspection {
  if (cube.edge > maxCubeEdge) return refuse('cube_too_large', { edge: cube.edge, most: maxCubeEdge });
  const size = sizeOfCube(cube);
  const layout = { kind: 'cube', cube } as const;
  const { file = '' } = cube.faces[0] ?? {};
  const [path, area] = [typeof file === 'string' ? file : file.path, { left: 0, top: 0, ...size }];
  const colours = { plainProfile, ...(comesAsP3 ? { comesAsP3 } : {}) };
  return { ok: true, panorama: { path, ...colours, isHeldWhole: true, ...size, area, layout } };
}

/**
 * The full picture that a picture is a part of. The file may have been resized since its fields were written: what counts
 * is the share of the sphere. Without fields 2:1 is a whole sphere, wider is a band all the way round along the horizon.
 */
function sphereOf(width: number, height: number, crop: GPanoCrop | null): PlacedArea | null {
  if (crop) {
    const [across, down] = [width / crop.width, height / crop.height];
    const full = { width: Math.round(crop.fullWidth * across), height: Math.round(crop.fullHeight * down) };
    const left = Math.min(Math.round(crop.left * across), full.width - width);
    const top = Math.min(Math.round(crop.top * down), full.height - height);
    return { ...full, area: { left, top, width, height } };
  }
  if (isTwiceAsWide(width, height)) return { width, height, area: { left: 0, top: 0, width, height } };
  if (width / height < 2) return null;
  const fullHeight = Math.round(width / 2);
  return { width, height: fullHeight, area: { left: 0, top: (fullHeight - height) >> 1, width, height } };
}

/** Null when the whole sphere is covered. */
function coverageOf({ width, height, area }: PlacedArea): Coverage | null {
  const isWhole = area.width === width && area.height === height;
  return isWhole ? null : shareOf({ width, height, area });
}

function refuse(code: CutFailure['code'], params: CutFailure['params'] = {}): Inspection {
  return { ok: false, failure: { code, params } };
}

/** A photo that was taken for one all the way round shows only this many degrees of it, about the middle. */
function narrowPanorama(panorama: Panorama, across: number): Inspection {
  const { area, shown: _, ...rest } = panorama;
  const isAround = area.width === panorama.width && area.left === 0;
  if (!isAround || across >= 360) return { ok: true, panorama };
  const width = Math.round((area.width * 360) / across);
  const height = Math.max(Math.round(width / 2), area.height);
  if (width > maxWidth || height > maxHeight) {
    const least = Math.ceil((area.width * 360) / maxWidth);
    return { ok: false, failure: { code: 'angle_too_small', params: { width: area.width, least } } };
  }
  const part = { ...area, left: (width - area.width) >> 1, top: (height - area.height) >> 1 };
  const coverage = shareOf({ width, height, area: part });
  return { ok: true, panorama: { ...rest, width, height, area: part, coverage } };
}

/** The part as fractions of the sphere. */
function shareOf({ width, height, area }: PlacedArea): Coverage {
  return {
    left: area.left / width,
    top: area.top / height,
    width: area.width / width,
    height: area.height / height,
  };
}
