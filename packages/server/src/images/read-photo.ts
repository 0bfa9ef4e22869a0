import { open } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { type Colours, coloursOf } from '../tiles/colours.ts';
import { readPackedFaces } from '../tiles/face-files.ts';
import { readHeifBoxes } from '../tiles/heif-boxes.ts';
import { openPicture } from '../tiles/picture.ts';
import { whyUnreadable } from '../tiles/why-unreadable.ts';
import { readAt } from './file-parts.ts';
import { fault, type ImageFault, type Read } from './messages.en.ts';
import { type FileKind, kinds, SNIFF_BYTES, sniff } from './sniff.ts';
import { tiffRows } from './tiff-rows.ts';

const MAX_WIDTH = 32_768;
const MAX_HEIGHT = 16_384;
/** What must be held whole takes up to six bytes a pixel. */
const MAX_WIDTH_WHOLE = 16_384;
const MAX_HEIGHT_WHOLE = 8192;
export const MAX_PIXELS = MAX_WIDTH * MAX_HEIGHT;
const MAX_HELD_BYTES = 200_000_000;

/** A picture as its header describes it; nothing of it has been decoded. */
export interface Photo {
  kind: FileKind;
  /** As it is to be shown, its orientation applied. */
  width: number;
  height: number;
  /** EXIF's number; 1 is upright. */
  orientation: number;
  hasAlpha: boolean;
  /** Every browser shows its colours right: RGB or grey. */
  hasWebColours: boolean;
  /** How its colours become sRGB where it is drawn anew. */
  colours: Partial<Colours>;
}

/** What the file is, or why it cannot be used in this area of a folder. */
export async function readKind(path: string, area: string): Promise<Read<FileKind>> {
  const file = await open(path, 'r');
  try {
    return sniff(await readAt(file, 0, SNIFF_BYTES), area);
  } finally {
    await file.close();
  }
}

/** A picture's header. Pictures beyond the limits are refused undecoded. */
export async function readPhoto(path: string, kind: FileKind): Promise<Read<Photo>> {
  if (kind === kinds.faces) return readFaces(path, kind);
  const header = await readHeader(path);
  if (!header.ok) return header;
  const metadata = header.value;
  const tooLarge = checkSize(metadata, await rowsAtOnce(path, metadata));
  if (tooLarge !== null) return { ok: false, fault: tooLarge };
  const { width, height } = metadata.autoOrient;
  const codePoints = metadata.format === 'heif' ? (await readHeifBoxes(path)).codePoints : null;
  return {
    ok: true,
    value: {
      kind,
      width,
      height,
      orientation: metadata.orientation ?? 1,
      hasAlpha: metadata.hasAlpha ?? false,
      hasWebColours: ['srgb', 'b-w', 'rgb16', 'grey16'].includes(metadata.space ?? ''),
      colours: coloursOf(metadata, codePoints),
    },
  };
}

/** The whole that they make; what is wrong with them is the cutter's to say. */
async function readFaces(path: string, kind: FileKind): Promise<Read<Photo>> {
  const packed = await readPackedFaces(path);
  const { width = 0 } =
    (await openPicture(packed?.files[0]?.file ?? path)
      .metadata()
      .catch(() => null)) ?? {};
  const size = { width: 4 * width, height: 2 * width };
  return {
    ok: true,
    value: { kind, ...size, orientation: 1, hasAlpha: false, hasWebColours: false, colours: {} },
  };
}

async function readHeader(path: string): Promise<Read<Metadata>> {
  try {
    // Only the header is read, so our own limits can say what is wrong.
    const metadata = await sharp(path, { limitInputPixels: false }).metadata();
    const isPicture = metadata.width > 0 && metadata.height > 0;
    return isPicture ? { ok: true, value: metadata } : { ok: false, fault: fault('damaged') };
  } catch (error) {
    const { code, message } = await whyUnreadable(path, error instanceof Error ? error.message : '');
    const isKind = code === 'unsupported_format';
    return { ok: false, fault: isKind ? fault('not_possible', { reason: message }) : fault('damaged') };
  }
}

/** How many rows of the file must be held at once to read one. */
async function rowsAtOnce(path: string, { format, isProgressive, height }: Metadata): Promise<number> {
  if (format === 'jpeg' || format === 'png') return isProgressive ? height : 1;
  if (format !== 'tiff') return height;
  const file = await open(path, 'r');
  try {
    return Math.min(await tiffRows(file), height);
  } finally {
    await file.close();
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
  // A few rows are little; the cutter holds about a thousand itself.
  const isHeldWhole = rows * width * bytesAPixel(metadata) > MAX_HELD_BYTES;
  if (!isHeldWhole || (long <= MAX_WIDTH_WHOLE && short <= MAX_HEIGHT_WHOLE)) return null;
  const form = forms[metadata.format as keyof typeof forms] ?? metadata.format.toUpperCase();
  return fault('too_many_pixels_whole', {
    ...size,
    form,
    maxWidth: MAX_WIDTH_WHOLE,
    maxHeight: MAX_HEIGHT_WHOLE,
  });
}

/** What such files are called. */
const forms = {
  jpeg: 'progressive JPEG',
  png: 'interlaced PNG',
  tiff: 'TIFF in one piece',
  heif: 'AVIF or HEIC',
  webp: 'WebP',
};

function bytesAPixel({ channels, depth }: Metadata): number {
  return channels * (depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 4);
}
