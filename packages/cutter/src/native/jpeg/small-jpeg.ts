import type { JpegHeader } from './jpeg-header.ts';
import { feed, type JpegProgram, openProgram, openRoom, readRow } from './jpeg-program.ts';
import { zigzag } from './zigzag.ts';

/** Makes a small picture of a JPEG while its bytes come. */
export interface SmallJpeg {
  /** Of the small picture. */
  width: number;
  height: number;
  /**
   * Takes the next bytes of the pixels, at most `pieceBytes`, and hands on the rows that they complete, in RGB: what is
   * handed on is overwritten by the next. Throws when the bytes make no sense, and `isLast` when they do not suffice.
   */
  take(bytes: Uint8Array, isLast: boolean, onRows: (rows: Uint8Array) => void): void;
}

/** small-jpeg.c says what these do. */
interface Program extends JpegProgram {
  sharesAddress(component: number): number;
  setComponent(
    index: number,
    across: number,
    down: number,
    columns: number,
    rows: number,
    dc: number,
    ac: number,
    plane: number,
    pitch: number,
  ): void;
  begin(
    components: number,
    across: number,
    restart: number,
    pixels: number,
    width: number,
    rows: number,
  ): void;
}

/** A reader that makes the picture a half, a quarter or an eighth as wide and high. */
export async function openSmallJpeg(header: JpegHeader, parts: 2 | 4 | 8): Promise<SmallJpeg> {
  const program = await openProgram<Program>('small-jpeg', header);
  const [width, height] = [Math.ceil(header.width / parts), Math.ceil(header.height / parts)];
  const { pixels, rows } = setUp(program, header, 8 / parts, width);
  let made = 0;
  return {
    width,
    height,
    take(bytes, isLast, onRows) {
      feed(program, bytes);
      while (made < height && readRow(program, isLast)) {
        const count = Math.min(rows, height - made);
        made += count;
        onRows(new Uint8Array(program.memory.buffer, pixels, count * width * 3));
      }
    },
  };
}

/** Writes the tables and makes room for the pixels of a row of MCUs; answers where they are and how many rows. */
function setUp(program: Program, header: JpegHeader, size: number, width: number) {
  const { components, restartInterval } = header;
  const [luma] = components;
  const [mostAcross, mostDown] = [luma?.across ?? 1, luma?.down ?? 1];
  const mcusAcross = Math.ceil(header.width / (8 * mostAcross));
  const rows = size * mostDown;
  const pitch = mcusAcross * mostAcross * size;
  const room = openRoom(program);
  const planes = room.take(components.length * pitch * rows);
  const pixels = room.take(pitch * rows * 3);
  room.fit();
  for (const [index, { across, down, quantization, dc, ac }] of components.entries()) {
    // A colour that has fewer blocks has more pixels made of each.
    const [columns, lines] = [(size * mostAcross) / across, (size * mostDown) / down];
    const plane = planes + index * pitch * rows;
    const steps = header.quantizations.get(quantization) ?? new Uint16Array(64);
    writeShares(program, index, steps, columns, lines);
    program.setComponent(index, across, down, columns, lines, dc, ac, plane, pitch);
  }
  program.begin(components.length, mcusAcross, restartInterval, pixels, width, rows);
  return { pixels, rows };
}

/**
 * What each frequency of a block adds to its pixels: the inverse cosine transform (T.81, A.3.3), and of the 64 values that
 * it gives the mean of those that fall on a pixel.
 */
function writeShares(
  program: Program,
  component: number,
  steps: Uint16Array,
  columns: number,
  rows: number,
): void {
  const shares = new Float32Array(program.memory.buffer, program.sharesAddress(component), 64 * 64);
  const [across, down] = [meansOfWaves(columns), meansOfWaves(rows)];
  for (const [index, place] of zigzag.entries()) {
    for (let pixel = 0; pixel < columns * rows; pixel++) {
      const x = across[(pixel % columns) * 8 + (place & 7)] ?? 0;
      const y = down[Math.floor(pixel / columns) * 8 + (place >> 3)] ?? 0;
      shares[index * 64 + pixel] = x * y * (steps[index] ?? 0);
    }
  }
}

/** For each of so many pixels along an axis what the eight waves along it come to there. */
function meansOfWaves(pixels: number): number[] {
  const values = 8 / pixels;
  return Array.from({ length: pixels * 8 }, (_, index) => {
    const [pixel, frequency] = [index >> 3, index & 7];
    const waves = Array.from({ length: values }, (_, value) =>
      Math.cos(((2 * (pixel * values + value) + 1) * frequency * Math.PI) / 16),
    );
    const mean = waves.reduce((sum, wave) => sum + wave, 0) / values;
    // Those that cancel out do so but for rounding.
    return Math.abs(mean) < 1e-9 ? 0 : (mean * (frequency === 0 ? Math.SQRT1_2 : 1)) / 2;
  });
}
