/** The fields of a picture's header that decide whether and how it can be cut. */
import type { CutFailure } from '@tourwright/tour/pyramid';
import { type GPano, readGPano, speaksOf } from '@tourwright/tour/pyramid';
import type { Metadata } from 'sharp';
import { colourHandlingOf } from '../native/colour-handling.ts';
import { type CodePoints, readHeifBoxes } from '../native/heif-boxes.ts';
import { maxHeight, maxWidth, openPicture } from '../native/open-picture.ts';
import { readHdrHead } from './hdr-head.ts';
import type { Panorama } from './panorama.ts';
import { whyUnreadable } from './why-unreadable.ts';

/** How the pixels are decoded. */
type Decoding = Pick<Panorama, 'plainProfile' | 'comesAsP3' | 'isTurned' | 'isHeldWhole' | 'isHeic'>;

/** What is read of a picture before its pixels: size, GPano metadata, and how it is decoded. */
export interface PictureHeader {
  path: string;
  /** Upright, pixels. */
  width: number;
  height: number;
  gpano: GPano;
  decoding: Decoding;
}

/** A progressive picture must be held whole to be decoded. */
const maxProgressivePixels = 16384 * 8192;
/** The decoder holds it twice, in one memory with all else that it does. */
const maxHeicPixels = 8192 * 4096;
const minWidth = 16;

/** Reads the header of a picture, or says why it cannot be cut, whatever it shows. */
export async function readHeader(
  path: string,
): Promise<{ ok: true; header: PictureHeader } | { ok: false; failure: CutFailure }> {
  let metadata: Metadata;
  try {
    metadata = await openPicture(path).metadata();
    if (metadata.gainMap) metadata = { ...metadata, ...(await readHdrHead(path)) };
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    return { ok: false, failure: await whyUnreadable(path, said) };
  }
  const isHeif = metadata.format === 'heif';
  const { isCutOff, codePoints } = isHeif ? await readHeifBoxes(path) : { isCutOff: false, codePoints: null };
  const failure = isCutOff ? { code: 'cut_off' as const, params: {} } : faultOf(metadata, codePoints);
  if (failure) return { ok: false, failure };
  const { width, height } = metadata.autoOrient;
  const gpano = gpanoOf(metadata);
  return { ok: true, header: { path, width, height, gpano, decoding: decodingOf(metadata, codePoints) } };
}

function faultOf(metadata: Metadata, codePoints: CodePoints | null): CutFailure | null {
  const { format, compression, autoOrient, isProgressive = false } = metadata;
  const { width, height } = autoOrient;
  const colours = faultOfColours(metadata, codePoints);
  if (colours) return colours;
  const isHeic = format === 'heif' && compression !== 'av1';
  if (isHeic && compression !== 'hevc') return { code: 'kind_of_heic', params: {} };
  if (isHeic && width * height > maxHeicPixels) return { code: 'heic_too_large', params: { width, height } };
  return faultOfSize(width, height, isProgressive);
}

/** Code points of ITU-T H.273. */
const rec2020 = 9;
const hdrCurves: Record<number, string> = { 16: 'PQ', 18: 'HLG' };

/** Why the colours cannot be shown as what they are. */
function faultOfColours({ icc }: Metadata, codePoints: CodePoints | null): CutFailure | null {
  if (icc || !codePoints) return null;
  const curve = hdrCurves[codePoints.transfer];
  if (curve !== undefined) return { code: 'hdr', params: { curve } };
  return codePoints.primaries === rec2020 ? { code: 'rec2020', params: {} } : null;
}

function faultOfSize(width: number, height: number, isProgressive: boolean): CutFailure | null {
  const params = { width, height };
  if (width > maxWidth || height > maxHeight) {
    return { code: 'too_large', params: { ...params, maxWidth, maxHeight } };
  }
  if (isProgressive && width * height > maxProgressivePixels)
    return { code: 'progressive_too_large', params };
  return width < minWidth || height < minWidth / 4 ? { code: 'too_small', params } : null;
}

/** What the fields say of this picture. Some cameras wrongly declare both eyes' panoramas to be one whole one. */
function gpanoOf({ xmp, autoOrient }: Metadata): GPano {
  const gpano = readGPano(xmp?.toString('utf8') ?? '');
  const isOfThis = gpano.crop !== null && speaksOf(gpano.crop, autoOrient.width, autoOrient.height);
  return isOfThis ? gpano : { ...gpano, crop: null };
}

function decodingOf(metadata: Metadata, codePoints: CodePoints | null): Decoding {
  const { format, compression, isProgressive, orientation = 1 } = metadata;
  return {
    ...colourHandlingOf(metadata, codePoints),
    ...(orientation > 1 ? { isTurned: true } : {}),
    isHeldWhole: isProgressive === true || !['jpeg', 'png', 'tiff'].includes(format),
    ...(format === 'heif' && compression !== 'av1' ? { isHeic: true } : {}),
  };
}
