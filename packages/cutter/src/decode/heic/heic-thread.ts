/** The entry of a thread that decodes one HEIC and then ends, which frees all its memory. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { UnreadablePicture } from '../../native/unreadable-picture.ts';
import { type Heic, openHeic, type Pixels } from './open-heic.ts';
import { tiffHeader } from './tiff-header.ts';
import { orderOf, placePiece, type Turn } from './turn-pixels.ts';

/** The message that starts the thread. */
export interface HeicTask {
  path: string;
  /** Where the pixels are written, a TIFF. */
  file: string;
  width: number;
  height: number;
  /** Its colour profile. */
  profile: Uint8Array | null;
}

/** What it says at its end, and before that how far it is where that is known. */
export type HeicMessage =
  | { kind: 'done' }
  | { kind: 'damaged'; message: string }
  | { kind: 'progress'; fraction: number };

const task = workerData as HeicTask;
try {
  decode(task);
  say({ kind: 'done' });
} catch (error) {
  if (!(error instanceof UnreadablePicture)) throw error;
  say({ kind: 'damaged', message: error.message });
}

function decode(task: HeicTask): void {
  const heic = openHeic(task.path);
  const { columns, rows } = heic.grid;
  const pixels = heic.turns && columns * rows > 1 ? decodePieces(heic, heic.turns) : heic.decode();
  if (pixels.width !== task.width || pixels.height !== task.height) {
    throw new UnreadablePicture('it is of another size than it says');
  }
  write(task, pixels);
}

/** Upright. Of the last of a row or column only that is seen which is in the picture. */
function decodePieces({ grid, decodePiece }: Heic, turns: Turn[]): Pixels {
  const { columns, rows, pieceWidth, pieceHeight } = grid;
  const order = orderOf(grid.width, grid.height, turns);
  const data = new Uint8Array(order.width * order.height * 3);
  for (let number = 0; number < columns * rows; number++) {
    const [column, row] = [number % columns, Math.floor(number / columns)];
    const [left, top] = [column * pieceWidth, row * pieceHeight];
    const piece = decodePiece(column, row);
    const width = Math.min(piece.width, pieceWidth, grid.width - left);
    const height = Math.min(piece.height, pieceHeight, grid.height - top);
    placePiece(data, order, { ...piece, width, height, left, top });
    say({ kind: 'progress', fraction: (number + 1) / (columns * rows) });
  }
  return { width: order.width, height: order.height, stride: order.width * 3, data };
}

function write({ file, profile, ...size }: HeicTask, { stride, data }: Pixels): void {
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, tiffHeader(size, profile));
    for (let y = 0; y < size.height; y++) {
      const row = data.subarray(y * stride, y * stride + size.width * 3);
      for (let done = 0; done < row.length; ) done += writeSync(handle, row, done);
    }
  } finally {
    closeSync(handle);
  }
}

function say(message: HeicMessage): void {
  parentPort?.postMessage(message);
}
