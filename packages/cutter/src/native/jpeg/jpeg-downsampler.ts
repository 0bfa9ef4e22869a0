import type { JpegHeader } from './jpeg-header.ts';
import { type JpegProgram, openJpegProgram, rim } from './jpeg-program.ts';

/** Makes a small picture of a JPEG while its bytes come. */
export interface JpegDownsampler {
  /** The width of the small picture. */
  width: number;
  height: number;
  /**
   * Takes the next bytes of the pixels, at most `pieceBytes`, and passes on each row that they complete, in RGB; it is
   * overwritten by the next. Throws a RangeError when the bytes are corrupt, and `isLast` when they do not suffice.
   */
  take(bytes: Uint8Array, isLast: boolean, onRow: (row: Uint8Array) => void): void;
}

/**
 * Opens one that makes the picture a half, a quarter or an eighth as wide and high; its sides must divide by that. Each
 * pixel is made of means of 2x2, as the coarser tiles are of finer ones.
 */
export async function openJpegDownsampler(header: JpegHeader, factor: 2 | 4 | 8): Promise<JpegDownsampler> {
  const program = await openJpegProgram(header);
  const [width, height] = [header.width / factor, header.height / factor];
  const halvings = Math.log2(factor);
  const planes = [
    openHalving(program, 0, header.width, halvings),
    // Chroma has half as many rows and columns already.
    ...(header.components.length === 1
      ? []
      : [1, 2].map((component) => openHalving(program, component, header.width / 2, halvings - 1))),
  ] as const;
  const grey = program.allocate(width + rim);
  new Uint8Array(program.memory.buffer).fill(128, grey, grey + width + rim);
  let [y, made] = [0, 0];
  return {
    width,
    height,
    take(bytes, isLast, onRow) {
      program.feed(bytes);
      while (made < height && program.readMcuRow(isLast)) {
        const decoded = Math.min(y + program.mcuRows, header.height);
        for (; y < decoded; y += 2) {
          planes[0].push(y);
          planes[0].push(y + 1);
          for (const chroma of planes.slice(1)) chroma.push(y >> 1);
          if ((y + 2) % factor !== 0) continue;
          const [luma = 0, cb = grey, cr = grey] = planes.map(({ row }) => row());
          program.convertDownsampled(luma, cb, cr, width);
          made++;
          onRow(new Uint8Array(program.memory.buffer, program.pixels, width * 3));
        }
      }
    },
  };
}

/** Halves the rows of a plane again and again as they come. */
function openHalving(program: JpegProgram, component: number, width: number, halvings: number) {
  // Two rows of each size: the second completes one of the next.
  const rows = Array.from({ length: halvings + 1 }, (_, level) =>
    [0, 1].map(() => program.allocate(width / 2 ** level + rim)),
  );
  const place = (level: number, y: number) => rows[level]?.[y & 1] ?? 0;
  let last = 0;
  return {
    /** Takes a row of the plane, which is in the program's memory. */
    push(y: number): void {
      const from = program.planeRow(component, y);
      new Uint8Array(program.memory.buffer).copyWithin(place(0, y), from, from + width);
      last = place(0, y);
      for (let level = 0; level < halvings && (y >> level) % 2 === 1; level++) {
        last = place(level + 1, y >> (level + 1));
        program.halveRows(place(level, 0), place(level, 1), width / 2 ** level, last);
      }
    },
    /** Where the last completed row is. */
    row: () => last,
  };
}
