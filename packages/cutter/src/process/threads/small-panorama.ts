/** The small decode of a panorama for the early view. */
import { aroundPart } from '../../decode/around-part.ts';
import { type Backdrop, createBackdrop } from '../../decode/backdrop.ts';
import { openSmall } from '../../decode/open-source.ts';
import type { Panorama } from '../../inspect/panorama.ts';
import { decode } from '../../native/open-picture.ts';
import { readVipsFile } from '../../native/vips-file.ts';
import { encodePreview, type Preview } from '../../preview/encode-preview.ts';
import { drawPreview } from '../../preview/preview.ts';

/** Decodes it into a file. */
export interface SmallTask {
  kind: 'small';
  /** As it is to be; its path is that of the whole. */
  small: Panorama;
  /** Where the pixels are written; named `*.v`. */
  file: string;
}

/** Draws strip and thumbnail of it. */
export interface PreviewTask {
  kind: 'preview';
  small: Panorama;
  /** With its pixels. */
  file: string;
  backdrop: Backdrop | null;
}

/**
 * Decodes a panorama as small as `small` says into the file and returns what surrounds a partial one. Throws what the
 * decoder says of a damaged picture.
 */
export async function decodeSmall({ small, file }: SmallTask): Promise<Backdrop | null> {
  await decode(openSmall(small).toFile(file));
  if (!small.coverage) return null;
  const { width, height } = small.area;
  const pixels = new Uint8Array(width * height * 3);
  const source = readVipsFile(file);
  try {
    for (let y = 0; y < height; y++) await source.next(pixels.subarray(y * width * 3, (y + 1) * width * 3));
  } finally {
    await source.close();
  }
  return createBackdrop({ width, height, pixels }, small);
}

/** Draws strip and thumbnail of the pixels in a file. */
export async function previewSmall({ small, file, backdrop }: PreviewTask): Promise<Preview> {
  const part = readVipsFile(file);
  const source = backdrop ? aroundPart(part, small, backdrop) : part;
  try {
    return await encodePreview(await drawPreview(small, source.next));
  } finally {
    await source.close();
  }
}
