import { readFile } from 'node:fs/promises';
import type { JpegHeader } from './jpeg-header.ts';

/** Bytes that are taken at once, at most. */
export const pieceBytes = 1 << 18;

/** Makes a small picture of a JPEG while its bytes come. */
export interface JpegReader {
  /** Of the small picture. */
  width: number;
  height: number;
  /**
   * Takes the next bytes of the pixels, at most `pieceBytes`, and hands on the rows that they complete, in RGB: what is
   * handed on is overwritten by the next. Throws when the bytes make no sense, and `isLast` when they do not suffice.
   */
  take(bytes: Uint8Array, isLast: boolean, onRows: (rows: Uint8Array) => void): void;
}

/** jpeg-reader.c says what these do. */
interface Program {
  memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  inputAddress(): number;
  sharesAddress(component: number): number;
  heapAddress(): number;
  setCodes(id: number, counts: number, symbols: number): number;
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
  room(): number;
  arrived(bytes: number): void;
  row(isLast: number): number;
}

const pageBytes = 65_536;
let compiled: Promise<WebAssembly.Module> | null = null;

/** Compiles the reader, once for a thread. */
function compileReader(): Promise<WebAssembly.Module> {
  compiled ??= readFile(new URL('./jpeg-reader.wasm', import.meta.url)).then((file) =>
    WebAssembly.compile(file),
  );
  return compiled;
}

/** A reader that makes the picture a half, a quarter or an eighth as wide and high. */
export async function openJpegReader(header: JpegHeader, parts: 2 | 4 | 8): Promise<JpegReader> {
  const instance = await WebAssembly.instantiate(await compileReader(), {});
  const program = instance.exports as unknown as Program;
  const [width, height] = [Math.ceil(header.width / parts), Math.ceil(header.height / parts)];
  const { pixels, rows } = setUp(program, header, 8 / parts, width);
  let made = 0;
  return {
    width,
    height,
    take(bytes, isLast, onRows) {
      new Uint8Array(program.memory.buffer).set(bytes, program.room());
      program.arrived(bytes.length);
      while (made < height) {
        const answer = program.row(isLast ? 1 : 0);
        if (answer < 0) throw new RangeError('The bytes are no JPEG');
        if (answer === 0) return;
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
  writeCodes(program, header);
  const [luma] = components;
  const [mostAcross, mostDown] = [luma?.across ?? 1, luma?.down ?? 1];
  const mcusAcross = Math.ceil(header.width / (8 * mostAcross));
  const rows = size * mostDown;
  const pitch = mcusAcross * mostAcross * size;
  const heap = (program.heapAddress() + 63) & ~63;
  const pixels = heap + components.length * pitch * rows;
  const missing = pixels + pitch * rows * 3 + pageBytes - program.memory.buffer.byteLength;
  if (missing > 0) program.memory.grow(Math.ceil(missing / pageBytes));
  for (const [index, { across, down, quantization, dc, ac }] of components.entries()) {
    // A colour that has fewer blocks has more pixels made of each.
    const [columns, lines] = [(size * mostAcross) / across, (size * mostDown) / down];
    const plane = heap + index * pitch * rows;
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

function writeCodes(program: Program, { dcCodes, acCodes }: JpegHeader): void {
  const scratch = program.inputAddress();
  for (const [first, tables] of [
    [0, dcCodes],
    [4, acCodes],
  ] as const) {
    for (const [id, table] of tables) {
      if (id >= 4) continue;
      new Uint8Array(program.memory.buffer).set(table, scratch);
      if (program.setCodes(first + id, scratch, table.length - 16) === 0) {
        throw new RangeError('The bytes are no JPEG');
      }
    }
  }
}

/** Where a block's frequencies lie, in the order in which they come: row times eight plus column (T.81, figure 5). */
const zigzag = Array.from({ length: 64 }, (_, place) => place).toSorted((a, b) => {
  const [downA, acrossA, downB, acrossB] = [a >> 3, a & 7, b >> 3, b & 7];
  const [sumA, sumB] = [downA + acrossA, downB + acrossB];
  if (sumA !== sumB) return sumA - sumB;
  return sumA % 2 === 0 ? downB - downA : downA - downB;
});
