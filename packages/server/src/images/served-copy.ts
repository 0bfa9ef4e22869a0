import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { inSrgb } from '../tiles/picture.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';
import { type FilePart, joinParts } from './file-parts.ts';
import { fault, type Read } from './messages.en.ts';
import { MAX_PIXELS, type Photo } from './read-photo.ts';
import { type FileKind, kinds } from './sniff.ts';

/** Without optimised coding, for which the encoder would hold the whole picture: 800 MB for 16384x8192. */
const JPEG = { quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false };
/** Decoding more than this takes memory that is not to be taken twice. */
const LARGE_PIXELS = 40_000_000;
const THUMBNAIL = { width: 640, height: 640, quality: 78 };

const cleaners = new Map<FileKind, (file: FileHandle) => Promise<FilePart[] | null>>([
  [kinds.jpeg, cleanJpeg],
  [kinds.png, cleanPng],
  [kinds.webp, cleanWebp],
]);

/** Whether the copy is the file without some of its parts, which is quick, and not drawn anew. */
export function keepsItsBytes(photo: Photo): boolean {
  return cleanerFor(photo) !== undefined;
}

function cleanerFor({ kind, orientation, hasWebColours }: Photo) {
  return orientation === 1 && hasWebColours ? cleaners.get(kind) : undefined;
}

interface Source {
  path: string;
  photo: Photo;
  /** Waits for the right to decode a large picture. */
  takeTurn(): Promise<() => void>;
}

interface Copy {
  /** `jpg`, `png`, ... */
  ending: string;
  body: Readable;
}

/**
 * Hands `store` the copy of a picture that anyone may see: upright, in colours that browsers show, without private
 * metadata. Where the picture allows it its bytes stay as they are, else it is drawn anew. Answers what `store` does.
 */
export async function withServedCopy<T>(source: Source, store: (copy: Copy) => Promise<T>): Promise<Read<T>> {
  const { path, photo, takeTurn } = source;
  const clean = cleanerFor(photo);
  if (clean === undefined) {
    const endTurn = photo.width * photo.height > LARGE_PIXELS ? await takeTurn() : () => {};
    return redraw(path, photo, store).finally(endTurn);
  }
  const file = await open(path, 'r');
  try {
    const parts = await clean(file);
    if (parts === null) return { ok: false, fault: fault('damaged') };
    return { ok: true, value: await store({ ending: photo.kind.ending, body: joinParts(file, parts) }) };
  } finally {
    await file.close();
  }
}

async function redraw<T>(path: string, photo: Photo, store: (copy: Copy) => Promise<T>): Promise<Read<T>> {
  const isAnimated = photo.kind === kinds.gif;
  const options = {
    limitInputPixels: MAX_PIXELS,
    sequentialRead: photo.orientation === 1,
    animated: isAnimated,
  };
  const drawn = inSrgb(sharp(path, options).autoOrient(), photo.colours);
  const ending = isAnimated ? 'gif' : photo.hasAlpha ? 'png' : 'jpg';
  const body = ending === 'gif' ? drawn.gif() : ending === 'png' ? drawn.png() : drawn.jpeg(JPEG);
  let damage: Error | null = null;
  body.on('error', (error) => {
    damage = error;
  });
  try {
    return { ok: true, value: await store({ ending, body }) };
  } catch (error) {
    if (damage === null) throw error;
    return { ok: false, fault: fault('damaged') };
  }
}

/** A small JPEG of a picture, or why there is none: this decodes it, so it also finds what is damaged. */
export async function drawThumbnail(path: string, { colours }: Photo): Promise<Read<Buffer>> {
  try {
    const { quality, ...box } = THUMBNAIL;
    const drawn = sharp(path, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' });
    const value = await inSrgb(drawn, colours).jpeg({ quality }).toBuffer();
    return { ok: true, value };
  } catch {
    return { ok: false, fault: fault('damaged') };
  }
}
