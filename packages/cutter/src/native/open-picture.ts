/** The only place that configures sharp for panoramas. */
import { closeSync, openSync, readSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import type { ColourHandling } from './colour-handling.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

/** The largest panorama: pixels of the full 2:1 picture. */
export const maxWidth = 32768;

/** Tallest panorama that is opened: pixels of the full 2:1 picture. */
export const maxHeight = 16384;

// One panorama uses several threads of ours already, and no picture is read twice.
sharp.cache(false);
sharp.concurrency(1);

/** Photos, and the format in which our own pixels pass through files. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Tiff', 'Nsgif', 'Heif', 'Vips'];

/**
 * In a process that opens files of strangers: drawings, documents and whatever else libvips was built with are not read
 * there, under whatever name they come.
 */
export function allowOnlyPictures(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders.map((name) => `VipsForeignLoad${name}`) });
}

/** A picture file, or a picture that is in a file with others. Plain values: it is handed to threads. */
export type PictureFile = string | { path: string; from: number; sizeBytes: number };

/** Opens a picture: upright, in sRGB with 8 bits, without transparency. */
export function openPicture(file: PictureFile, colours: Partial<ColourHandling> = {}): Sharp {
  const picture = sharp(typeof file === 'string' ? file : readPart(file), {
    limitInputPixels: maxWidth * maxHeight,
    // Damaged pixels are refused; oddities of metadata are not.
    failOn: 'error',
    sequentialRead: true,
    ignoreIcc: colours.plainProfile ?? false,
  })
    .autoOrient()
    .flatten({ background: '#000' });
  return inSrgb(picture, colours);
}

/** Sharp turns what has 16 bits and a profile into Display P3, and says of whatever has 16 bits that it is. */
export function inSrgb(picture: Sharp, { comesAsP3 = false }: Partial<ColourHandling>): Sharp {
  const drawn = picture.toColourspace('srgb');
  return comesAsP3 ? drawn.pipelineColourspace('rgb16').withIccProfile('srgb', { attach: false }) : drawn;
}

/** Opens a picture to look at it small, whatever is odd about it; what cannot be decoded gives null when it is read. */
export function openForLook(path: string): Sharp {
  return sharp(path, { limitInputPixels: maxWidth * maxWidth, failOn: 'none' }).autoOrient();
}

function readPart({ path, from, sizeBytes }: Exclude<PictureFile, string>): Buffer {
  const handle = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(sizeBytes);
    return bytes.subarray(0, readSync(handle, bytes, 0, sizeBytes, from));
  } finally {
    closeSync(handle);
  }
}

/**
 * Runs sharp, and distinguishes a damaged file from a full disk. Throws an UnreadablePicture or what else went wrong.
 */
export async function decode<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw /no space left|unable to open for write|write failed/i.test(message)
      ? error
      : new UnreadablePicture(message);
  }
}
