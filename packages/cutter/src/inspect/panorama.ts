import { basename } from 'node:path';
import type { Coverage } from '@tourwright/tour/pyramid';
import type { Metadata } from 'sharp';
import { type Cube, findCube, maxCubeEdge, sizeOfCube } from '../cube/cube.ts';
import { cubeOfFiles, type FaceFiles, readPackedFaces } from '../cube/face-files.ts';
import { type CodePoints, readHeifBoxes } from '../native/heif-boxes.ts';
import { maxHeight, maxWidth, openPicture } from '../native/picture.ts';
import { type Colours, coloursOf, faultOfColours } from './colours.ts';
import { findDarkParts } from './dark-parts.ts';
import { type Crop, type GPano, isTwiceAsWide, readGPano, speaksOf } from './gpano.ts';
import { readHdrHead } from './hdr-head.ts';
import { type Refusal, type RefusalCode, type RefusalReason, refusal } from './refusal.ts';
import type { RefusalParams } from './refusal-words.en.ts';
import { findStereo, type StereoEye } from './stereo.ts';
import { whyUnreadable } from './why-unreadable.ts';

/** A picture that can be cut, and where it lies on the sphere. */
export interface Panorama extends Colours {
  path: string;
  /** Its pixels lie in the file in another order than they are shown. */
  isTurned?: boolean;
  /** Its pixels can be read when it has been unpacked (heic/unpack-heic.ts). */
  isHeic?: boolean;
  /** To decode any of it the decoder holds all of it. */
  isHeldWhole: boolean;
  /** The full equirectangular picture in pixels, about 2:1. */
  width: number;
  height: number;
  /** The part of it that the file holds. */
  area: { left: number; top: number; width: number; height: number };
  /** Absent when the whole sphere is covered. */
  coverage?: Coverage;
  /** What of it is picture, though the file holds more: black bars above and below, which nobody is shown. */
  shown?: Coverage;
  /** Compass direction of the middle, degrees. */
  heading?: number;
  /** It is described smaller than its file. */
  isShrunk?: boolean;
  /** Absent: the file is the equirectangular picture itself. */
  layout?: Layout;
}

/** Six faces, or two panoramas, one for each eye, of which one is meant. */
export type Layout = { kind: 'cube'; cube: Cube } | ({ kind: 'stereo' } & StereoEye);

export type Inspection = { ok: true; panorama: Panorama } | { ok: false; refusal: Refusal };

/** A progressive picture must be held whole to be decoded. */
const maxProgressivePixels = 16384 * 8192;
/** The decoder holds it twice, in one memory with all else that it does. */
const maxHeicPixels = 8192 * 4096;
const minWidth = 16;

/**
 * Reads a file's header and decides whether and how it is a panorama. Only with a `close` look are six faces found in a
 * picture that is shaped as most panoramas are: it takes as long as to decode it small. `across`: how many degrees of the horizon it shows, where it does not say so itself.
 */
export async function inspectPanorama(
  path: string,
  look: 'quick' | 'close' = 'quick',
  across?: number,
): Promise<Inspection> {
  const packed = await readPackedFaces(path);
  if (packed !== null) return inspectCube(packed);
  let metadata: Metadata;
  try {
    metadata = await openPicture(path).metadata();
    if (metadata.gainMap) metadata = { ...metadata, ...(await readHdrHead(path)) };
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    return { ok: false, refusal: await whyUnreadable(path, said) };
  }
  const placed = await (metadata.format === 'heif' ? placeHeif : placeAny)(path, metadata, look);
  return across === undefined ? placed : narrow(placed, across);
}

async function placeAny(
  path: string,
  metadata: Metadata,
  look: 'quick' | 'close',
  codePoints: CodePoints | null = null,
): Promise<Inspection> {
  const { width, height } = metadata.autoOrient;
  const refusal = faultOfSize(width, height, metadata.isProgressive ?? false);
  if (refusal) return { ok: false, refusal };
  const gpano = readFields(metadata);
  const decoding = decodingOf(metadata, codePoints);
  const isOrdinary = gpano.crop !== null || (look === 'quick' && byShape(width, height)?.height === height);
  const odd = isOrdinary ? null : await placeOdd(path, width, height, decoding);
  const placed = odd ?? place(path, width, height, decoding, gpano);
  return placed.ok && look === 'close' ? withoutDarkParts(placed.panorama) : placed;
}

/** A photo that was taken for one all the way round shows only so many degrees of it, about the middle. */
function narrow(inspection: Inspection, across: number): Inspection {
  if (!inspection.ok) return inspection;
  const { layout, area, shown: _, ...panorama } = inspection.panorama;
  const isAround = area.width === panorama.width && area.left === 0;
  if (layout || !isAround || across >= 360) return inspection;
  const width = Math.round((area.width * 360) / across);
  const height = Math.max(Math.round(width / 2), area.height);
  if (width > maxWidth || height > maxHeight) {
    const least = Math.ceil((area.width * 360) / maxWidth);
    return refuse('too_large', 'angle_too_small', { width: area.width, least });
  }
  const place = { ...area, left: (width - area.width) >> 1, top: (height - area.height) >> 1 };
  const coverage = {
    left: place.left / width,
    top: place.top / height,
    width: area.width / width,
    height: area.height / height,
  };
  return { ok: true, panorama: { ...panorama, width, height, area: place, coverage } };
}

/** A whole sphere may hold less than it has room for. */
async function withoutDarkParts(panorama: Panorama): Promise<Inspection> {
  const { path, layout, coverage, width, height } = panorama;
  const dark = layout || coverage ? null : await findDarkParts(path, width, height);
  if (dark === null) return { ok: true, panorama };
  if (dark.kind === 'circles') return refuse('wrong_projection', 'dual_fisheye');
  const shown = { left: 0, top: dark.top, width: 1, height: 1 - dark.top - dark.bottom };
  return { ok: true, panorama: { ...panorama, shown } };
}

/** HEIC and AVIF, whose boxes tell more than sharp does. */
async function placeHeif(path: string, metadata: Metadata, look: 'quick' | 'close'): Promise<Inspection> {
  const { isCutOff, codePoints } = await readHeifBoxes(path);
  if (isCutOff) return refuse('unreadable', 'cut_off');
  const fault = faultOfColours(metadata, codePoints);
  if (fault !== null) return { ok: false, refusal: fault };
  if (metadata.compression === 'av1') return placeAny(path, metadata, look, codePoints);
  return placeHeic(path, metadata, codePoints);
}

/** By its size and fields alone: nothing of it can be looked at yet. */
function placeHeic(path: string, metadata: Metadata, codePoints: CodePoints | null): Inspection {
  if (metadata.compression !== 'hevc') return refuse('unsupported_format', 'kind_of_heic');
  const { width, height } = metadata.autoOrient;
  if (width * height > maxHeicPixels) {
    return refuse('too_large', 'heic_too_large', { width, height });
  }
  const tooLarge = faultOfSize(width, height, false);
  if (tooLarge) return { ok: false, refusal: tooLarge };
  const placed = place(path, width, height, decodingOf(metadata, codePoints), readFields(metadata));
  return placed.ok ? { ok: true, panorama: { ...placed.panorama, isHeic: true } } : placed;
}

/** What the fields say of this picture. Some cameras call both eyes' panoramas one whole, which is none. */
function readFields({ xmp, autoOrient }: Metadata): GPano {
  const gpano = readGPano(xmp?.toString('utf8') ?? '');
  const isOfThis = gpano.crop !== null && speaksOf(gpano.crop, autoOrient.width, autoOrient.height);
  return isOfThis ? gpano : { ...gpano, crop: null };
}

/** Six files with the faces f r b l u d. */
export function inspectFaces(paths: readonly string[]): Promise<Inspection> {
  return inspectCube({
    files: paths.map((path) => ({ file: path, fileName: basename(path) })),
    isNumbered: false,
  });
}

async function inspectCube(files: FaceFiles): Promise<Inspection> {
  const found = await cubeOfFiles(files);
  return found.ok ? placeCube(found.cube, found.colours) : found;
}

/** What is neither twice as wide as high nor a part of such a picture, and still a panorama. */
async function placeOdd(
  path: string,
  width: number,
  height: number,
  decoding: Decoding,
): Promise<Inspection | null> {
  const arrangement = await findStereo(path, width, height);
  if (arrangement) {
    const size =
      arrangement === 'top-bottom' ? { width, height: height >> 1 } : { width: width >> 1, height };
    const area = { left: 0, top: 0, ...size };
    const layout = { kind: 'stereo', arrangement, eye: 'left' } as const;
    return { ok: true, panorama: { path, ...decoding, ...size, area, layout } };
  }
  const cube = await findCube(path, width, height);
  if (cube === 'unplaced') return refuse('wrong_faces', 'faces_do_not_meet');
  return cube && placeCube(cube, decoding);
}

function placeCube(cube: Cube, { plainProfile, comesAsP3 = false }: Colours): Inspection {
  if (cube.edge > maxCubeEdge) {
    return refuse('too_large', 'cube_too_large', { edge: cube.edge, most: maxCubeEdge });
  }
  const size = sizeOfCube(cube);
  const layout = { kind: 'cube', cube } as const;
  const { file = '' } = cube.faces[0] ?? {};
  const [path, area] = [typeof file === 'string' ? file : file.path, { left: 0, top: 0, ...size }];
  const colours = { plainProfile, ...(comesAsP3 ? { comesAsP3 } : {}) };
  return { ok: true, panorama: { path, ...colours, isHeldWhole: true, ...size, area, layout } };
}

type Decoding = Colours & Pick<Panorama, 'isTurned' | 'isHeldWhole'>;

function decodingOf(metadata: Metadata, codePoints: CodePoints | null): Decoding {
  return {
    ...coloursOf(metadata, codePoints),
    ...((metadata.orientation ?? 1) > 1 ? { isTurned: true } : {}),
    isHeldWhole: metadata.isProgressive === true || !['jpeg', 'png', 'tiff'].includes(metadata.format),
  };
}

function place(path: string, width: number, height: number, decoding: Decoding, gpano: GPano): Inspection {
  if (gpano.projection && gpano.projection.toLowerCase() !== 'equirectangular') {
    return refuse('wrong_projection', 'other_projection', { projection: gpano.projection });
  }
  const full = gpano.crop ? scaledCrop(gpano.crop, width, height) : byShape(width, height);
  if (!full) {
    return refuse('not_a_panorama', 'not_twice_as_wide', { width, height });
  }
  if (full.width > maxWidth || full.height > maxHeight) {
    return refuse('too_large', 'full_too_large', {
      width: full.width,
      height: full.height,
      maxWidth,
      maxHeight,
    });
  }
  const { area } = full;
  const isWhole = area.width === full.width && area.height === full.height;
  const coverage = {
    left: area.left / full.width,
    top: area.top / full.height,
    width: area.width / full.width,
    height: area.height / full.height,
  };
  const panorama = {
    path,
    ...decoding,
    ...full,
    ...(isWhole ? {} : { coverage }),
    ...(gpano.heading === null ? {} : { heading: gpano.heading }),
  };
  return { ok: true, panorama };
}

type Placed = Pick<Panorama, 'width' | 'height' | 'area'>;

/** The file may have been resized since the fields were written: what counts is the share of the sphere. */
function scaledCrop(crop: Crop, width: number, height: number): Placed {
  const [across, down] = [width / crop.width, height / crop.height];
  const full = { width: Math.round(crop.fullWidth * across), height: Math.round(crop.fullHeight * down) };
  const left = Math.min(Math.round(crop.left * across), full.width - width);
  const top = Math.min(Math.round(crop.top * down), full.height - height);
  return { ...full, area: { left, top, width, height } };
}

/** Without a word from the camera: 2:1 is a whole sphere, wider is a band all the way round along the horizon. */
function byShape(width: number, height: number): Placed | null {
  const ratio = width / height;
  if (isTwiceAsWide(width, height)) {
    return { width, height, area: { left: 0, top: 0, width, height } };
  }
  if (ratio < 2) return null;
  const fullHeight = Math.round(width / 2);
  return { width, height: fullHeight, area: { left: 0, top: (fullHeight - height) >> 1, width, height } };
}

function faultOfSize(width: number, height: number, progressive: boolean): Refusal | null {
  if (width > maxWidth || height > maxHeight) {
    return refusal('too_large', 'too_large', { width, height, maxWidth, maxHeight });
  }
  if (progressive && width * height > maxProgressivePixels) {
    return refusal('too_large', 'progressive_too_large', { width, height });
  }
  if (width < minWidth || height < minWidth / 4) {
    return refusal('too_small', 'too_small', { width, height });
  }
  return null;
}

function refuse(code: RefusalCode, reason: RefusalReason, params?: RefusalParams): Inspection {
  return { ok: false, refusal: refusal(code, reason, params) };
}
