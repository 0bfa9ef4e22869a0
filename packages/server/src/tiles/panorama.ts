import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Coverage } from '@tourwright/tour/pyramid';
import type { Metadata } from 'sharp';
import { type Cube, findCube, maxCubeEdge, sizeOfCube } from './cube.ts';
import { cubeOfFiles, type FaceFiles, readPackedFaces } from './face-files.ts';
import { readGPano } from './gpano.ts';
import { maxHeight, maxWidth, openPicture } from './picture.ts';
import { findStereo, type StereoEye } from './stereo.ts';

/** A picture that can be cut, and where it lies on the sphere. */
export interface Panorama {
  path: string;
  /** Its colours are sRGB already, so that no profile need be applied. */
  plainProfile: boolean;
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
  /** Compass direction of the middle, degrees. */
  heading?: number;
  /** It is described smaller than its file. */
  isShrunk?: boolean;
  /** Absent: the file is the equirectangular picture itself. */
  layout?: Layout;
}

/** Six faces, or two panoramas, one for each eye, of which one is meant. */
export type Layout = { kind: 'cube'; cube: Cube } | ({ kind: 'stereo' } & StereoEye);

/** Why a file cannot be cut, for the owner's eyes. */
export interface Refusal {
  code:
    | 'unreadable'
    | 'unsupported_format'
    | 'not_a_panorama'
    | 'wrong_projection'
    | 'wrong_faces'
    | 'too_large'
    | 'too_small';
  message: string;
}

export type Inspection = { ok: true; panorama: Panorama } | { ok: false; refusal: Refusal };

/** A progressive picture must be held whole to be decoded. */
const maxProgressivePixels = 16384 * 8192;
/** The decoder holds it twice, in one memory with all else that it does. */
const maxHeicPixels = 8192 * 4096;
const minWidth = 16;
/** Pixels of slack that stitchers and editors leave around 2:1. */
const ratioSlack = 0.02;

/** Reads a file's header and decides whether and how it is a panorama. */
export async function inspectPanorama(path: string): Promise<Inspection> {
  const packed = await readPackedFaces(path);
  if (packed !== null) return inspectCube(packed);
  let metadata: Metadata;
  try {
    metadata = await openPicture(path).metadata();
  } catch {
    return { ok: false, refusal: await whyUnreadable(path) };
  }
  if (metadata.format === 'heif' && metadata.compression !== 'av1') return placeHeic(path, metadata);
  const { width, height } = metadata.autoOrient;
  const refusal = faultOfSize(width, height, metadata.isProgressive ?? false);
  if (refusal) return { ok: false, refusal };
  const gpano = readGPano(metadata.xmp?.toString('utf8') ?? '');
  const odd = saysWhere(gpano) ? null : await placeOdd(path, width, height, metadata);
  return odd ?? place(path, width, height, metadata, gpano);
}

/** By its size and fields alone: nothing of it can be looked at yet. */
function placeHeic(path: string, metadata: Metadata): Inspection {
  if (metadata.compression !== 'hevc') return refuse(...heicWords);
  const { width, height } = metadata.autoOrient;
  if (width * height > maxHeicPixels) {
    return refuse(
      'too_large',
      `The picture is a HEIC of ${width}×${height} pixels; HEIC pictures may have 8192×4096. Please export it as JPEG.`,
    );
  }
  const refusal = faultOfSize(width, height, false);
  if (refusal) return { ok: false, refusal };
  const placed = place(path, width, height, metadata, readGPano(metadata.xmp?.toString('utf8') ?? ''));
  return placed.ok ? { ok: true, panorama: { ...placed.panorama, isHeic: true } } : placed;
}

/** Whether the fields place the picture on a sphere. Some cameras call both eyes' panoramas one whole, which is none. */
function saysWhere({ crop }: ReturnType<typeof readGPano>): boolean {
  if (!crop) return false;
  const isWhole = crop.width === crop.fullWidth && crop.height === crop.fullHeight;
  return !isWhole || Math.abs(crop.fullWidth / crop.fullHeight - 2) <= ratioSlack;
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
  return found.ok ? placeCube(found.cube, false) : refuse('wrong_faces', found.reason);
}

/** What is neither twice as wide as high nor a part of such a picture, and still a panorama. */
async function placeOdd(
  path: string,
  width: number,
  height: number,
  metadata: Metadata,
): Promise<Inspection | null> {
  const arrangement = await findStereo(path, width, height);
  if (arrangement) {
    const size =
      arrangement === 'top-bottom' ? { width, height: height >> 1 } : { width: width >> 1, height };
    const area = { left: 0, top: 0, ...size };
    const layout = { kind: 'stereo', arrangement, eye: 'left' } as const;
    return { ok: true, panorama: { path, ...decoding(metadata), ...size, area, layout } };
  }
  const cube = await findCube(path, width, height);
  if (cube === 'unplaced') return refuse('wrong_faces', unplacedWords);
  return cube && placeCube(cube, isPlain(metadata));
}

function placeCube(cube: Cube, plainProfile: boolean): Inspection {
  if (cube.edge > maxCubeEdge) {
    return refuse(
      'too_large',
      `The faces of the cube are ${cube.edge} pixels wide; at most ${maxCubeEdge} are possible. Please convert it to an equirectangular panorama (2:1).`,
    );
  }
  const size = sizeOfCube(cube);
  const layout = { kind: 'cube', cube } as const;
  const { file = '' } = cube.faces[0] ?? {};
  const [path, area] = [typeof file === 'string' ? file : file.path, { left: 0, top: 0, ...size }];
  return { ok: true, panorama: { path, plainProfile, isHeldWhole: true, ...size, area, layout } };
}

function decoding(metadata: Metadata): Pick<Panorama, 'plainProfile' | 'isTurned' | 'isHeldWhole'> {
  return {
    plainProfile: isPlain(metadata),
    ...((metadata.orientation ?? 1) > 1 ? { isTurned: true } : {}),
    isHeldWhole: metadata.isProgressive === true || !['jpeg', 'png', 'tiff'].includes(metadata.format),
  };
}

function place(
  path: string,
  width: number,
  height: number,
  metadata: Metadata,
  gpano: ReturnType<typeof readGPano>,
): Inspection {
  if (gpano.projection && gpano.projection.toLowerCase() !== 'equirectangular') {
    return refuse(
      'wrong_projection',
      `The picture is a “${gpano.projection}” projection; please export it as equirectangular (2:1).`,
    );
  }
  const full = gpano.crop ? scaledCrop(gpano.crop, width, height) : byShape(width, height);
  if (!full) {
    return refuse(
      'not_a_panorama',
      `The picture is ${width}×${height} pixels. A 360° panorama is twice as wide as high (for example 8192×4096).`,
    );
  }
  if (full.width > maxWidth || full.height > maxHeight) {
    return refuse(
      'too_large',
      `The full panorama would be ${full.width}×${full.height} pixels; at most ${maxWidth}×${maxHeight} are possible.`,
    );
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
    ...decoding(metadata),
    ...full,
    ...(isWhole ? {} : { coverage }),
    ...(gpano.heading === null ? {} : { heading: gpano.heading }),
  };
  return { ok: true, panorama };
}

type Placed = Pick<Panorama, 'width' | 'height' | 'area'>;

/** The file may have been resized since the fields were written: what counts is the share of the sphere. */
function scaledCrop(
  crop: NonNullable<ReturnType<typeof readGPano>['crop']>,
  width: number,
  height: number,
): Placed {
  const [across, down] = [width / crop.width, height / crop.height];
  const full = { width: Math.round(crop.fullWidth * across), height: Math.round(crop.fullHeight * down) };
  const left = Math.min(Math.round(crop.left * across), full.width - width);
  const top = Math.min(Math.round(crop.top * down), full.height - height);
  return { ...full, area: { left, top, width, height } };
}

/** Without a word from the camera: 2:1 is a whole sphere, wider is a band all the way round along the horizon. */
function byShape(width: number, height: number): Placed | null {
  const ratio = width / height;
  if (Math.abs(ratio - 2) <= ratioSlack || Math.abs(width - 2 * height) <= 2) {
    return { width, height, area: { left: 0, top: 0, width, height } };
  }
  if (ratio < 2) return null;
  const fullHeight = Math.round(width / 2);
  return { width, height: fullHeight, area: { left: 0, top: (fullHeight - height) >> 1, width, height } };
}

function faultOfSize(width: number, height: number, progressive: boolean): Refusal | null {
  if (width > maxWidth || height > maxHeight) {
    return {
      code: 'too_large',
      message: `The picture is ${width}×${height} pixels; at most ${maxWidth}×${maxHeight} are possible.`,
    };
  }
  if (progressive && width * height > maxProgressivePixels) {
    return {
      code: 'too_large',
      message: `The picture is progressive and ${width}×${height} pixels; progressive pictures may have 16384×8192. Please save it as “baseline”.`,
    };
  }
  if (width < minWidth || height < minWidth / 4) {
    return { code: 'too_small', message: `The picture is only ${width}×${height} pixels.` };
  }
  return null;
}

/** Most files carry an sRGB profile or none; applying it would cost more than the projection. */
function isPlain({ icc, space, depth }: Metadata): boolean {
  if (space !== 'srgb' || depth !== 'uchar') return false;
  if (!icc) return true;
  const text = icc.toString('latin1').replaceAll('\0', '');
  return text.includes('sRGB IEC61966-2') || text.includes('sRGB built-in');
}

const unplacedWords =
  'The picture looks like the six faces of a cube side by side, but they do not go on in one another. Please add the faces as six files, all at once, named after what they show: _f, _r, _b, _l, _u, _d. Or export the panorama as equirectangular (2:1).';
const heicWords = [
  'unsupported_format',
  'This kind of HEIC picture cannot be read here. Please export the panorama as JPEG.',
] as const;

async function whyUnreadable(path: string): Promise<Refusal> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    const head = buffer.toString('latin1', 0, bytesRead);
    const [code, message] = wordsFor(head, bytesRead);
    return { code, message };
  } finally {
    await file.close();
  }
}

function wordsFor(head: string, sizeBytes: number): readonly [Refusal['code'], string] {
  if (sizeBytes === 0) return ['unreadable', 'The file is empty.'];
  if (/^.{4}ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s.test(head)) return heicWords;
  if (head.startsWith('version https://git-lfs')) {
    return [
      'unreadable',
      'The file is a Git LFS pointer, not the picture itself. Please fetch the picture first.',
    ];
  }
  if (/^.{4}ftyp/s.test(head))
    return [
      'unsupported_format',
      'The file is a video or an unknown format. Panoramas are JPEG, PNG, WebP, TIFF, AVIF or HEIC.',
    ];
  return [
    'unreadable',
    'The file is damaged or not a picture. Panoramas are JPEG, PNG, WebP, TIFF, AVIF or HEIC.',
  ];
}

function refuse(code: Refusal['code'], message: string): Inspection {
  return { ok: false, refusal: { code, message } };
}
