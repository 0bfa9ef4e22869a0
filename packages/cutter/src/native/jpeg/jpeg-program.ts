/** An instance of jpeg-decoder.wasm with its own memory and the tables of a picture. */
import { readFile } from 'node:fs/promises';
import { type WasmModule, WebAssembly, wasmPageBytes } from '../web-assembly.ts';
import type { JpegHeader } from './jpeg-header.ts';

/** Bytes that are taken at once, at most. */
export const pieceBytes = 1 << 18;
/** The C code writes that many bytes beyond rows, at most. */
export const rim = 64;

/** The C sources say what these do. */
interface Exports {
  memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  inputAddress(): number;
  heapAddress(): number;
  setHuffmanTable(id: number, counts: number, symbols: number): number;
  reserveInput(): number;
  inputArrived(bytes: number): void;
  quantizationTableAddress(component: number): number;
  setComponent(
    index: number,
    horizontal: number,
    vertical: number,
    width: number,
    height: number,
    dc: number,
    ac: number,
    plane: number,
    pitch: number,
  ): void;
  beginScan(
    components: number,
    across: number,
    restartInterval: number,
    width: number,
    pixels: number,
    wideCb: number,
    wideCr: number,
    scratch: number,
  ): void;
  decodeMcuRow(isLast: number): number;
  planeRow(component: number, row: number): number;
  rgbRow(row: number): void;
  halveRows(upper: number, lower: number, width: number, to: number): void;
  convertDownsampled(luma: number, cb: number, cr: number, width: number): void;
}

/** The WebAssembly instance that decodes one baseline JPEG. */
export interface JpegProgram extends Exports {
  /** Where a row of pixels is. */
  pixels: number;
  /** Rows that an MCU has. */
  mcuRows: number;
  /** Whether chroma has half as many rows as luma, so that a row below is needed to convert one to RGB. */
  isSubsampled: boolean;
  /** Makes room for more behind all else; the address. */
  allocate(bytes: number): number;
  /** Hands in the next bytes of the pixels, at most `pieceBytes`. */
  feed(bytes: Uint8Array): void;
  /** Whether a row of MCUs was completed, or more bytes are needed. Throws a RangeError when they are corrupt. */
  readMcuRow(isLast: boolean): boolean;
}

/** Compiled once for a thread. */
let compiled: Promise<WasmModule> | null = null;

/** A program that is ready to decode a picture; the first bytes that it takes are those at `header.dataAt`. */
export async function openJpegProgram(header: JpegHeader): Promise<JpegProgram> {
  compiled ??= readFile(new URL('./jpeg-decoder.wasm', import.meta.url)).then((file) =>
    WebAssembly.compile(file),
  );
  const instance = await WebAssembly.instantiate(await compiled, {});
  const program = instance.exports as unknown as Exports;
  setHuffmanTables(program, header);
  return { ...program, ...setUp(program, header), ...reading(program) };
}

/** Places in the program's memory behind its own. */
function openHeap({ memory, heapAddress }: Exports) {
  let at = (heapAddress() + 63) & ~63;
  return (bytes: number) => {
    const address = at;
    at = (at + bytes + 63) & ~63;
    const missing = at + wasmPageBytes - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / wasmPageBytes));
    return address;
  };
}

function setHuffmanTables(program: Exports, { dcTables, acTables }: JpegHeader): void {
  const scratch = program.inputAddress();
  for (const [first, tables] of [
    [0, dcTables],
    [4, acTables],
  ] as const) {
    for (const [id, table] of tables) {
      if (id >= 4) continue;
      new Uint8Array(program.memory.buffer).set(table, scratch);
      if (program.setHuffmanTable(first + id, scratch, table.length - 16) === 0) throw corrupt();
    }
  }
}

/** Makes room for two rows of MCUs and sets the quantization tables. */
function setUp(program: Exports, header: JpegHeader) {
  const { components, restartInterval, width, height } = header;
  const [luma] = components;
  const [horizontalMost, verticalMost] = [luma?.horizontal ?? 1, luma?.vertical ?? 1];
  const mcusAcross = Math.ceil(width / (8 * horizontalMost));
  const allocate = openHeap(program);
  const pixels = allocate(width * 3 + rim);
  const [wideCb, wideCr] = [allocate(width + rim), allocate(width + rim)];
  const scratch = allocate(2 * width + 2 * rim) + rim;
  for (const [index, { horizontal, vertical, dc, ac }] of components.entries()) {
    const pitch = mcusAcross * horizontal * 8 + rim;
    const plane = allocate(pitch * 16 * vertical + rim) + rim / 2;
    const size = [
      Math.ceil((width * horizontal) / horizontalMost),
      Math.ceil((height * vertical) / verticalMost),
    ] as const;
    program.setComponent(index, horizontal, vertical, ...size, dc, ac, plane, pitch);
  }
  for (const [index, { quantization }] of components.entries()) {
    const table = new Int16Array(program.memory.buffer, program.quantizationTableAddress(index), 64);
    table.set(header.quantizationTables.get(quantization) ?? []);
  }
  program.beginScan(components.length, mcusAcross, restartInterval, width, pixels, wideCb, wideCr, scratch);
  return { pixels, allocate, mcuRows: 8 * verticalMost, isSubsampled: verticalMost === 2 };
}

function reading(program: Exports): Pick<JpegProgram, 'feed' | 'readMcuRow'> {
  return {
    feed(bytes) {
      new Uint8Array(program.memory.buffer).set(bytes, program.reserveInput());
      program.inputArrived(bytes.length);
    },
    readMcuRow(isLast) {
      const answer = program.decodeMcuRow(isLast ? 1 : 0);
      if (answer < 0) throw corrupt();
      return answer === 1;
    },
  };
}

function corrupt(): RangeError {
  return new RangeError('The bytes are no JPEG');
}
