import { open } from 'node:fs/promises';
import { readPackedFaces } from '@tourwright/cutter/server';
import type { Decoder } from '../decode/decoder.ts';
import { faultOfStop } from '../decode/fault-of-stop.ts';
import { checkSize } from '../header/check-size.ts';
import type { PictureHeader } from '../header/picture-header.ts';
import { type Price, priceOf } from '../header/price.ts';
import { readPictureHeader } from '../header/read-header.ts';
import { readAt } from '../uploads/file-parts.ts';
import { fault, type Read } from './image-fault.ts';
import type { PricedPhoto } from './photo.ts';
import { type FileKind, kinds, sniff, sniffBytes } from './sniff.ts';

/** What the file is, or why it cannot be used in this area of a folder. */
export async function readKind(path: string, area: string): Promise<Read<FileKind>> {
  const file = await open(path, 'r');
  try {
    return sniff(await readAt(file, 0, sniffBytes), area);
  } finally {
    await file.close();
  }
}

/**
 * What a picture is. Its price is read from its header first: what is beyond the limits, or costs more than there is, is refused
 * before any decoder has seen it.
 */
export async function readPhoto(
  decoder: Decoder,
  file: { path: string; kind: FileKind; area: string },
  signal?: AbortSignal,
): Promise<Read<PricedPhoto>> {
  const { path, kind, area } = file;
  const priced = await priceFile(path, kind, area, decoder.memory.totalBytes);
  if (!priced.ok) return priced;
  const { memoryBytes } = priced.value;
  const task = { path, isFaces: kind === kinds.faces, isScene: area === 'scene' };
  try {
    const found = await decoder.run('examine', task, { memoryBytes, ...(signal ? { signal } : {}) });
    if (!found.ok) return found;
    const { photo, cutFailure } = found;
    if (photo.width * photo.height > priced.value.pixels) return { ok: false, fault: fault('damaged') };
    return { ok: true, value: { photo: { ...photo, kind }, memoryBytes, cutFailure } };
  } catch (error) {
    return { ok: false, fault: faultOfStop(error) };
  }
}

async function priceFile(path: string, kind: FileKind, area: string, budget: number): Promise<Read<Price>> {
  if (kind === kinds.faces) return priceFaces(path, budget);
  const header = await readPictureHeader(path);
  if (header === null) return { ok: false, fault: fault('damaged') };
  const tooLarge = checkSize(header, area, budget);
  if (tooLarge !== null) return { ok: false, fault: tooLarge };
  return { ok: true, value: { memoryBytes: priceOf(header).memoryBytes, pixels: largestPixels(header) } };
}

/** Two faces may be opened at once; of a file that is none the cutter says what is wrong. */
async function priceFaces(path: string, budget: number): Promise<Read<Price>> {
  const { files = [] } = (await readPackedFaces(path)) ?? {};
  const prices: number[] = [];
  let edge = 0;
  for (const { file } of files) {
    const header = await readPictureHeader(file);
    if (header === null) continue;
    const tooLarge = checkSize(header, 'scene', budget);
    if (tooLarge !== null) return { ok: false, fault: tooLarge };
    prices.push(priceOf(header).memoryBytes);
    edge = Math.max(edge, header.width);
  }
  return { ok: true, value: { memoryBytes: 2 * Math.max(0, ...prices), pixels: 8 * edge * edge } };
}

/** A decoder that returns more than this has read another size than we did. */
function largestPixels({ width, height, rowPixels }: PictureHeader): number {
  return Math.max(width, rowPixels) * height;
}
