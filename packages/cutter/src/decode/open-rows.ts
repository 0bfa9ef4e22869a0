import { closeSync, openSync, readSync } from 'node:fs';
import type { Panorama } from '../inspect/panorama.ts';
import { openJpegDecoder } from '../native/jpeg/jpeg-decoder.ts';
import { type JpegHeader, mostHeaderBytes, readJpegHeader } from '../native/jpeg/jpeg-header.ts';
import { pieceBytes } from '../native/jpeg/jpeg-program.ts';
import type { PlaneRows, RowSource } from '../native/row-source.ts';
import type { Backdrop } from './backdrop.ts';
import type { DecodedInput } from './decoded-rows.ts';

/**
 * How the source comes: row by row if it is a plain JPEG and `otherwise` if not, decoded into a file that is read while it
 * grows, the same as small as the panorama is said to be (the file stays), decoded whole in memory, or as a file of pixels.
 */
export type RowInput = { kind: 'jpeg'; otherwise: DecodedInput } | DecodedInput;

/**
 * Opens the rows of a panorama; with a backdrop those of the whole sphere around it. Sharp is loaded only by what needs it:
 * that takes longer than all else that the thread loads.
 */
export async function openRows(
  panorama: Panorama,
  input: RowInput,
  backdrop: Backdrop | null,
): Promise<RowSource> {
  const source = await openPart(panorama, input);
  return backdrop ? (await import('./around-part.ts')).aroundPart(source, panorama, backdrop) : source;
}

async function openPart(panorama: Panorama, input: RowInput): Promise<RowSource> {
  const decoded = input.kind === 'jpeg' ? input.otherwise : input;
  const openDecoded = async () => (await import('./decoded-rows.ts')).openDecoded(panorama, decoded);
  const isPlain = input.kind === 'jpeg' && panorama.plainProfile && !panorama.isTurned;
  return (isPlain && (await readJpeg(panorama.path, panorama.area, openDecoded))) || openDecoded();
}

/**
 * The rows of a file that is a plain JPEG of this size, decoded as they are requested; null for any other. They are
 * those that libjpeg gives, so that `otherwise`, which opens the same rows by other means, can take over where bytes
 * are corrupt: it knows what to make of them, or says what is wrong.
 */
export async function readJpeg(
  path: string,
  size: { width: number; height: number },
  otherwise: () => Promise<RowSource>,
): Promise<RowSource | null> {
  const handle = openSync(path, 'r');
  const reader = await openReader(handle, size).catch((error: unknown) => {
    closeSync(handle);
    throw error;
  });
  if (!reader) {
    closeSync(handle);
    return null;
  }
  let [y, other]: [number, RowSource | null] = [0, null];
  const decoded = <Made>(make: () => Made) => {
    try {
      return make();
    } catch (error) {
      return nullIfCorrupt(error);
    }
  };
  return {
    async next(into) {
      const row = other ? null : decoded(() => reader.next());
      if (row) into.set(row);
      else {
        other ??= await passed(await otherwise(), y, into);
        await other.next(into);
      }
      y++;
    },
    nextPlanes(into) {
      const isThere = other === null && decoded(() => reader.nextPlanes(into)) !== null;
      if (isThere) y += 2;
      return isThere;
    },
    async close() {
      closeSync(handle);
      await other?.close();
    },
  };
}

/** What gives the rows of a plain JPEG of this size; null for any other file. */
async function openReader(handle: number, { width, height }: { width: number; height: number }) {
  const header = readHeader(handle);
  if (header?.width !== width || header.height !== height) return null;
  try {
    const reader = await openJpegDecoder(header);
    const more = openPieces(handle, header.dataAt);
    return { next: () => reader.next(more), nextPlanes: (into: PlaneRows) => reader.nextPlanes(more, into) };
  } catch (error) {
    return nullIfCorrupt(error);
  }
}

/** The decoder throws a RangeError where bytes are corrupt. */
function nullIfCorrupt(error: unknown): null {
  if (error instanceof RangeError) return null;
  throw error;
}

/** A source whose first rows are not wanted; they pass through `into`. */
async function passed(source: RowSource, rows: number, into: Uint8Array): Promise<RowSource> {
  try {
    for (let y = 0; y < rows; y++) await source.next(into);
    return source;
  } catch (error) {
    await source.close();
    throw error;
  }
}

function readHeader(handle: number): JpegHeader | null {
  for (let length = pieceBytes; length <= mostHeaderBytes; length *= 4) {
    const head = new Uint8Array(length);
    const read = readSync(handle, head, 0, length, 0);
    const header = readJpegHeader(head.subarray(0, read));
    if (header === 'other') return null;
    if (header !== 'more') return header;
    if (read < length) return null;
  }
  return null;
}

function openPieces(handle: number, from: number) {
  const piece = new Uint8Array(pieceBytes);
  let at = from;
  return () => {
    const read = readSync(handle, piece, 0, pieceBytes, at);
    at += read;
    return { bytes: piece.subarray(0, read), isLast: read === 0 };
  };
}
