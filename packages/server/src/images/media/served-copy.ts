import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { cleanGif } from '../clean/clean-gif.ts';
import { cleanJpeg } from '../clean/clean-jpeg.ts';
import { cleanPng } from '../clean/clean-png.ts';
import { cleanWebp } from '../clean/clean-webp.ts';
import type { Decoder } from '../decode/decoder.ts';
import { faultOfStop } from '../decode/fault-of-stop.ts';
import { EndlessHeader } from '../header/byte-reader.ts';
import { fault, type Read } from '../photos/image-fault.ts';
import type { Photo, PricedPhoto } from '../photos/photo.ts';
import { type FileKind, kinds } from '../photos/sniff.ts';
import { type FilePart, joinParts } from '../uploads/file-parts.ts';

const cleaners = new Map<FileKind, (file: FileHandle) => Promise<FilePart[] | null>>([
  [kinds.jpeg, cleanJpeg],
  [kinds.png, cleanPng],
  [kinds.webp, cleanWebp],
  [kinds.gif, cleanGif],
]);

/** Whether the copy is the file without some of its parts, which is quick, and not drawn again. */
export function keepsItsBytes(photo: Photo): boolean {
  return cleanerFor(photo) !== undefined;
}

function cleanerFor({ kind, orientation, hasWebColours }: Photo) {
  return orientation === 1 && hasWebColours ? cleaners.get(kind) : undefined;
}

/** What opens pictures, and where it may write. */
export interface CopyParts {
  decoder: Decoder;
  workFolder: string;
}

interface Source {
  path: string;
  priced: Pick<PricedPhoto, 'photo' | 'memoryBytes'>;
  signal?: AbortSignal;
}

interface Copy {
  /** `jpg`, `png`, ... */
  ending: string;
  body: Readable;
}

/**
 * Hands `store` the copy of a picture that anyone may see: upright, in colours that browsers show, without private
 * metadata. Where the picture allows it its bytes stay as they are, else it is drawn again. Answers what `store` does.
 */
export async function withServedCopy<T>(
  parts: CopyParts,
  source: Source,
  store: (copy: Copy) => Promise<T>,
): Promise<Read<T>> {
  const { path, priced } = source;
  const clean = cleanerFor(priced.photo);
  if (clean === undefined) return redraw(parts, source, store);
  const file = await open(path, 'r');
  try {
    const kept = await clean(file).catch(nullIfEndless);
    if (kept === null) return { ok: false, fault: fault('damaged') };
    const copy = { ending: priced.photo.kind.ending, body: joinParts(file, kept) };
    return { ok: true, value: await store(copy) };
  } finally {
    await file.close();
  }
}

function nullIfEndless(error: unknown): null {
  if (error instanceof EndlessHeader) return null;
  throw error;
}

async function redraw<T>(
  { decoder, workFolder }: CopyParts,
  { path, priced: { photo, memoryBytes }, signal }: Source,
  store: (copy: Copy) => Promise<T>,
): Promise<Read<T>> {
  const { orientation, hasAlpha, colours } = photo;
  const ending = hasAlpha ? 'png' : 'jpg';
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  const to = join(workFolder, `${randomUUID()}.${ending}`);
  try {
    const task = { path, to, ending, orientation, hasAlpha, colours } as const;
    await decoder.run('copy', task, { memoryBytes, ...(signal ? { signal } : {}) });
    return { ok: true, value: await store({ ending, body: createReadStream(to) }) };
  } catch (error) {
    return { ok: false, fault: faultOfStop(error) };
  } finally {
    await rm(to, { force: true });
  }
}

/** A small JPEG of a picture, or why there is none: this decodes it, so it also finds what is damaged. */
export async function drawThumbnail(
  decoder: Decoder,
  { path, priced: { photo, memoryBytes }, signal }: Source,
): Promise<Read<Buffer>> {
  try {
    const task = { path, colours: photo.colours };
    const drawn = await decoder.run('thumbnail', task, { memoryBytes, ...(signal ? { signal } : {}) });
    return { ok: true, value: Buffer.from(drawn) };
  } catch (error) {
    return { ok: false, fault: faultOfStop(error) };
  }
}
