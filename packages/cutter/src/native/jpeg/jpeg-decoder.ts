import type { PlaneRows } from '../row-source.ts';
import type { JpegHeader } from './jpeg-header.ts';
import { openJpegProgram } from './jpeg-program.ts';

/** Gives the next bytes of the file (at most `pieceBytes`), and whether they are the last. */
type ReadMore = () => { bytes: Uint8Array; isLast: boolean };

/** Rows of a JPEG's pixels. Both ways to read throw a RangeError when the bytes are corrupt, or do not suffice. */
export interface JpegDecoder {
  /** The next row in RGB, with the values that libjpeg-turbo gives; it is overwritten by the one after it. */
  next(more: ReadMore): Uint8Array;
  /** The next two rows as they are in the file; chroma that is finer is averaged. The height must be even. */
  nextPlanes(more: ReadMore, into: PlaneRows): void;
}

/** Opens a decoder of a picture whose header is known; the first bytes that it asks for are those at `header.dataAt`. */
export async function openJpegDecoder(header: JpegHeader): Promise<JpegDecoder> {
  const program = await openJpegProgram(header);
  const { width, height } = header;
  let [y, ready, decoded, isLast] = [0, 0, 0, false];
  const readOn = (more: ReadMore) => {
    if (program.readMcuRow(isLast)) {
      decoded += program.mcuRows;
      // Below the last chroma row lies one that has not come yet.
      ready = decoded >= height ? height : program.isSubsampled ? decoded - 1 : decoded;
    } else {
      const piece = more();
      isLast = piece.isLast;
      program.feed(piece.bytes);
    }
  };
  return {
    next(more) {
      while (y >= ready) readOn(more);
      program.rgbRow(y++);
      return new Uint8Array(program.memory.buffer, program.pixels, width * 3);
    },
    nextPlanes(more, { luma, cb, cr }) {
      while (y >= decoded) readOn(more);
      const copy = (component: number, row: number, into: Uint8Array) =>
        into.set(new Uint8Array(program.memory.buffer, program.planeRow(component, row), into.length));
      copy(0, y, luma[0]);
      copy(0, y + 1, luma[1]);
      for (const [index, into] of [cb, cr].entries()) {
        if (header.components.length === 1) into.fill(128);
        else copy(index + 1, y >> 1, into);
      }
      y += 2;
    },
  };
}
