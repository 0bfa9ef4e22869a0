/** The one place that sets sharp up for panoramas, and the pixels of a picture as the cutter wants them. */
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { Colours } from '../inspect/colours.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

/** The largest panorama: pixels of the full 2:1 picture. */
export const maxWidth = 32768;
export const maxHeight = 16384;

// One panorama uses several threads of ours already, and no picture is read twice.
sharp.cache(false);
sharp.concurrency(1);

/** Photos, and the format in which our own pixels pass through files. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Tiff', 'Nsgif', 'Heif', 'Vips'];

/**
 * In a process that opens files of strangers: drawings, documents and whatever else libvips was built with are not read there,
 * under whatever name they come.
 */
export function allowOnlyPictures(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders.map((name) => `VipsForeignLoad${name}`) });
}

/** A picture of its own, or one that lies in a file with others. Plain values: it is handed to threads. */
export type PictureFile = string | { path: string; from: number; sizeBytes: number };

/** A picture file, upright, in sRGB with 8 bits, without transparency. */
export function openPicture(file: PictureFile, colours: Partial<Colours> = {}): Sharp {
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
export function inSrgb(picture: Sharp, { comesAsP3 = false }: Partial<Colours>): Sharp {
  const drawn = picture.toColourspace('srgb');
  return comesAsP3 ? drawn.pipelineColourspace('rgb16').withIccProfile('srgb', { attach: false }) : drawn;
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

/** Has sharp work, and tells a damaged file from a full disk. Throws an UnreadablePicture or what else went wrong. */
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

/** Two rows of luma and what belongs to them of both colours, which have half as many rows and columns. */
export interface PlaneRows {
  luma: [Uint8Array, Uint8Array];
  cb: Uint8Array;
  cr: Uint8Array;
}

/** Rows of pixels, from the top down. */
export interface RowSource {
  /** Fills `into`, which may be shared by threads, with the next row in RGB. */
  next(into: Uint8Array): Promise<void>;
  /** The next two rows as they lie in the file. Absent, or false: from here on there are rows in RGB alone. */
  nextPlanes?(into: PlaneRows): boolean;
  /** Waits for the decoder and removes what it wrote. */
  close(): Promise<void>;
}

/** Decodes the whole picture at once. For small pictures, and to check the other way. */
export async function readWhole(picture: Sharp): Promise<RowSource> {
  const { data, info } = await decode(picture.raw().toBuffer({ resolveWithObject: true }));
  if (info.channels !== 3) throw new Error(`The decoder gave ${info.channels} channels instead of 3`);
  return readPixels(data);
}

/** Rows that are there already. */
function readPixels(pixels: Uint8Array): RowSource {
  let at = 0;
  return {
    async next(into) {
      into.set(pixels.subarray(at, at + into.length));
      at += into.length;
    },
    async close() {},
  };
}

/** How often a file is looked at that has not grown. */
const lookMs = 5;

/** Bytes before the first pixel of libvips' own format. */
export const headerBytes = 64;

/**
 * Decodes into a file and reads it while it grows, since sharp hands out pixels in one piece only. libvips writes
 * its own format from the top, uncompressed, after a header of 64 bytes. Reads without yielding: it is for a thread
 * of its own. The file goes with it unless it `stays`.
 */
export async function readGrowing(
  picture: Sharp,
  file: string,
  { stays = false }: { stays?: boolean } = {},
): Promise<RowSource> {
  let ended: { error: unknown } | null = null;
  const decoding = decode(picture.toFile(file)).then(
    () => {
      ended = { error: null };
    },
    (error: unknown) => {
      ended = { error };
    },
  );
  const reader = openWhenThere(file);
  const fill = async (into: Uint8Array) => {
    let got = 0;
    while (got < into.length) {
      // Looked at before the file, so that what the decoder wrote last is not missed.
      const before: { error: unknown } | null = ended;
      if (before?.error) throw before.error;
      const read = reader.read(into.subarray(got));
      got += read;
      if (read > 0) continue;
      if (before) throw new Error('The decoder wrote fewer pixels than it announced');
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    }
  };
  const close = async () => {
    await decoding;
    reader.close();
    if (!stays) await rm(file, { force: true });
  };
  try {
    const header = new Uint8Array(headerBytes);
    await fill(header);
    checkHeader(header);
  } catch (error) {
    await close();
    throw error;
  }
  return { next: ownLine(fill), close };
}

/** Reads into memory of its own first: reading files into shared memory is not allowed everywhere. */
function ownLine(read: (line: Uint8Array) => Promise<void>): RowSource['next'] {
  let line = new Uint8Array(0);
  return async (into) => {
    if (line.length !== into.length) line = new Uint8Array(into.length);
    await read(line);
    into.set(line);
  };
}

/** Rows of a whole file in libvips' own format. */
export function readFile(file: string): RowSource {
  const handle = openSync(file, 'r');
  let at = headerBytes;
  return {
    next: ownLine(async (line) => {
      at += readSync(handle, line, 0, line.length, at);
    }),
    async close() {
      closeSync(handle);
    },
  };
}

function openWhenThere(file: string) {
  let handle: number | null = null;
  let at = 0;
  return {
    /** Reads on from where it stopped; 0 when nothing more is there yet. */
    read(into: Uint8Array): number {
      if (handle === null && !existsSync(file)) return 0;
      handle ??= openSync(file, 'r');
      const read = readSync(handle, into, 0, into.length, at);
      at += read;
      return read;
    },
    close(): void {
      if (handle !== null) closeSync(handle);
    },
  };
}

function checkHeader(header: Uint8Array): void {
  const field = (index: number) => new DataView(header.buffer).getInt32(index * 4, true);
  const [bands, format, coding] = [field(3), field(5), field(6)];
  if (bands !== 3 || format !== 0 || coding !== 0) {
    throw new Error(`The decoder wrote ${bands} bands of format ${format} (coding ${coding}), not 8-bit RGB`);
  }
}

/** Without optimised coding, for which the encoder would hold the whole picture. */
export async function drawCopy(from: string, to: string): Promise<void> {
  const copy = { quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;
  await openPicture(from).jpeg(copy).toFile(to);
}
