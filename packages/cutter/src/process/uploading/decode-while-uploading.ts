/** Panoramas that are still being uploaded: their early view is decoded as bytes arrive. */
import { closeSync, existsSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { isCutAsIs } from '../../adjust/adjustment-needs.ts';
import type { Panorama } from '../../inspect/panorama.ts';
import { type JpegDownsampler, openJpegDownsampler } from '../../native/jpeg/jpeg-downsampler.ts';
import { type JpegHeader, mostHeaderBytes, readJpegHeader } from '../../native/jpeg/jpeg-header.ts';
import { pieceBytes } from '../../native/jpeg/jpeg-program.ts';
import { headerBytes } from '../../native/vips-file.ts';
import { earlyWidth, hasFirstLevel } from '../../preview/early-size.ts';
import { encodePreview, type Preview } from '../../preview/encode-preview.ts';
import { openPreview } from '../../preview/preview.ts';
import { inspectSource } from '../inspect-source.ts';
import { progressCell } from './progress-cell.ts';

/** A file that grows. */
export interface UploadingFile {
  path: string;
  /** How large it will be. */
  sizeBytes: number;
  /** Where the pixels of the small version are written (`*.v`). */
  file: string;
  /** Two numbers, at the places that `progressCell` names. */
  control: SharedArrayBuffer;
}

/** What an early view is made of. */
export interface UploadedFile {
  panorama: Panorama;
  file: string;
  preview: Preview;
}

/** How often a file is looked at that has not grown. */
const lookMs = 20;
/** What has not grown for this long may never continue. */
const uploadStalledMs = 30_000;

/**
 * Decodes the small version of a panorama as its bytes come, and resolves when all of it is in the file. Null for what
 * cannot be decoded so (anything but a plain baseline JPEG of a whole sphere), is damaged, or does not come: then it is
 * decoded when it is there. Resolves late: it waits for the sender of the bytes.
 */
export async function decodeWhileUploading({
  path,
  sizeBytes,
  file,
  control,
}: UploadingFile): Promise<UploadedFile | null> {
  const source = openSync(path, 'r');
  const cells = new Int32Array(control);
  try {
    const isStopped = () => Atomics.load(cells, progressCell.stop) === 1;
    const bytes = openBytes(source, { path, sizeBytes, isStopped });
    const header = await readHeader(bytes);
    const panorama = header && (await inspect(path, header));
    if (!header || !panorama) return null;
    const reader = await openJpegDownsampler(header, factorOf(panorama));
    const tell = (share: number) => Atomics.store(cells, progressCell.share, Math.floor(share * 100));
    const preview = await decodeInto(file, reader, bytes, tell);
    if (preview) return { panorama, file, preview };
    rmSync(file, { force: true });
    return null;
  } finally {
    closeSync(source);
  }
}

interface GrowingFile extends Pick<UploadingFile, 'path' | 'sizeBytes'> {
  isStopped(): boolean;
}

/** The bytes of a growing file, one piece after the other. */
interface UploadingBytes {
  /** Goes back to a place that was passed. */
  seek(to: number): void;
  /** The next bytes, at least one; null when no more come. They are overwritten by the next. */
  next(): Promise<Uint8Array | null>;
  readonly isAtEnd: boolean;
}

function openBytes(source: number, file: GrowingFile): UploadingBytes {
  const { path, sizeBytes, isStopped } = file;
  const piece = new Uint8Array(pieceBytes);
  let at = 0;
  return {
    get isAtEnd() {
      return at === sizeBytes;
    },
    seek(to) {
      at = to;
    },
    async next() {
      for (let waitedMs = 0; at < sizeBytes && !isStopped(); waitedMs += lookMs) {
        const read = readSync(source, piece, 0, Math.min(pieceBytes, sizeBytes - at), at);
        at += read;
        if (read > 0) return piece.subarray(0, read);
        if (waitedMs >= uploadStalledMs || !existsSync(path)) return null;
        await new Promise((resolve) => setTimeout(resolve, lookMs));
      }
      return null;
    },
  };
}

async function readHeader(bytes: UploadingBytes): Promise<JpegHeader | null> {
  let head = new Uint8Array(0);
  while (head.length < mostHeaderBytes) {
    const next = await bytes.next();
    if (!next) return null;
    head = Buffer.concat([head, next]);
    const header = readJpegHeader(head);
    if (header === 'other') return null;
    if (header === 'more') continue;
    bytes.seek(header.dataAt);
    return header;
  }
  return null;
}

/** Where the picture is on the sphere; null when that, its colours or its size ask for another decoder. */
async function inspect(path: string, { width, height }: JpegHeader): Promise<Panorama | null> {
  // Of what is not 2:1 more than the header would be looked at.
  if (width !== 2 * height) return null;
  const inspection = await inspectSource(path);
  if (!inspection.ok) return null;
  const { panorama } = inspection;
  const isWhole = !panorama.coverage && panorama.width === width && panorama.height === height;
  const isPlain = isCutAsIs(panorama, undefined) && panorama.plainProfile && !panorama.isTurned;
  const factor = factorOf(panorama);
  const isEven = [2, 4, 8].includes(factor) && width % factor === 0 && height % factor === 0;
  return isWhole && isPlain && isEven && hasFirstLevel(panorama) ? panorama : null;
}

function factorOf(panorama: Panorama): 2 | 4 | 8 {
  return (panorama.width / earlyWidth(panorama)) as 2 | 4 | 8;
}

/** Writes all rows and draws what is shown before any tile; null when not all of them came. */
async function decodeInto(
  file: string,
  reader: JpegDownsampler,
  bytes: UploadingBytes,
  tell: (share: number) => void,
): Promise<Preview | null> {
  const target = openSync(file, 'w', 0o600);
  const preview = openPreview(reader);
  const rowBytes = reader.width * 3;
  let bytesDone = 0;
  const onRow = (row: Uint8Array) => {
    // Nobody reads the header that libvips would write.
    if (writeSync(target, row, 0, rowBytes, headerBytes + bytesDone) < rowBytes) {
      throw new Error('The disk is full');
    }
    preview.take(() => row);
    bytesDone += rowBytes;
    tell(bytesDone / (reader.height * rowBytes));
  };
  try {
    while (bytesDone < reader.height * rowBytes) {
      const piece = await bytes.next();
      if (!piece) return null;
      reader.take(piece, bytes.isAtEnd, onRow);
      // Others use this thread too.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return await encodePreview(preview.finish());
  } catch {
    // Damaged, or the disk is full; cutting it reports that.
    return null;
  } finally {
    closeSync(target);
  }
}
