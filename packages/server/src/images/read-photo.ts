import { open } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { type GPano, readGPano } from './gpano.ts';
import { fault, type ImageFault } from './messages.en.ts';
import { type FileKind, kinds, SNIFF_BYTES, sniff } from './sniff.ts';
import { tiffRows } from './tiff-rows.ts';

/** 500 MB a file. */
export const MAX_FILE_BYTES = 500_000_000;
const MAX_WIDTH = 32_768;
const MAX_HEIGHT = 16_384;
/** What must be held whole takes up to six bytes a pixel. */
const MAX_WIDTH_WHOLE = 16_384;
const MAX_HEIGHT_WHOLE = 8192;
export const MAX_PIXELS = MAX_WIDTH * MAX_HEIGHT;
const MAX_STRIP_BYTES = 200_000_000;

/** A picture as its header describes it; nothing of it has been decoded. */
export interface Photo {
  kind: FileKind;
  /** As it is to be shown, its orientation applied. */
  width: number;
  height: number;
  /** EXIF's number; 1 is upright. */
  orientation: number;
  hasAlpha: boolean;
  /** Every browser shows its colours right: 8 bit a channel or PNG's 16, RGB or grey. */
  hasWebColours: boolean;
  gpano: GPano;
}

export type Read<T> = { ok: true; value: T } | { ok: false; fault: ImageFault };

/** What the file is, or why it cannot be used in this area of a folder. Pictures beyond the limits are refused undecoded. */
export async function readPhoto(path: string, area: string): Promise<Read<Photo>> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
    const sniffed = sniff(buffer.subarray(0, bytesRead), area);
    if (!sniffed.ok) return sniffed;
    const metadata = await readHeader(path);
    if (metadata === null) return { ok: false, fault: fault('damaged') };
    const rows = sniffed.kind === kinds.tiff ? await tiffRows(file) : 1;
    const tooLarge = checkSize(metadata, rows);
    if (tooLarge !== null) return { ok: false, fault: tooLarge };
    return { ok: true, value: describe(sniffed.kind, metadata) };
  } finally {
    await file.close();
  }
}

async function readHeader(path: string): Promise<Metadata | null> {
  try {
    // Only the header is read, so our own limits can say what is wrong.
    const metadata = await sharp(path, { limitInputPixels: false }).metadata();
    return metadata.width > 0 && metadata.height > 0 ? metadata : null;
  } catch {
    return null;
  }
}

function checkSize(metadata: Metadata, rows: number): ImageFault | null {
  const { width, height } = metadata;
  // Sideways pictures may have the limits the other way round.
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  const size = { width, height };
  if (long > MAX_WIDTH || short > MAX_HEIGHT) {
    return fault('too_many_pixels', { ...size, maxWidth: MAX_WIDTH, maxHeight: MAX_HEIGHT });
  }
  const form = heldWhole(metadata, rows);
  if (form === null || (long <= MAX_WIDTH_WHOLE && short <= MAX_HEIGHT_WHOLE)) return null;
  return fault('too_many_pixels_whole', {
    ...size,
    form,
    maxWidth: MAX_WIDTH_WHOLE,
    maxHeight: MAX_HEIGHT_WHOLE,
  });
}

/** Why the picture cannot be read row by row, in words, or null. */
function heldWhole({ format, isProgressive, width, channels, depth }: Metadata, rows: number): string | null {
  if (format === 'jpeg') return isProgressive ? 'progressive JPEG' : null;
  if (format === 'png') return isProgressive ? 'interlaced PNG' : null;
  if (format !== 'tiff') return format === 'heif' ? 'AVIF' : format.toUpperCase();
  const stripBytes = rows * width * channels * (depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 4);
  return stripBytes > MAX_STRIP_BYTES ? 'TIFF in one strip' : null;
}

function describe(kind: FileKind, metadata: Metadata): Photo {
  const orientation = metadata.orientation ?? 1;
  const isOnItsSide = orientation >= 5;
  const width = isOnItsSide ? metadata.height : metadata.width;
  const height = isOnItsSide ? metadata.width : metadata.height;
  return {
    kind,
    width,
    height,
    orientation,
    hasAlpha: metadata.hasAlpha ?? false,
    hasWebColours: ['srgb', 'b-w', 'rgb16', 'grey16'].includes(metadata.space ?? ''),
    gpano: readGPano(metadata.xmp?.toString('utf8') ?? '', width, height),
  };
}
