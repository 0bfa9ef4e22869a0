import { readFile } from 'node:fs/promises';
import { type WasmModule, WebAssembly } from '../web-assembly.ts';
import type { JpegHeader } from './jpeg-header.ts';

/** Bytes that are taken at once, at most. */
export const pieceBytes = 1 << 18;

/** What both readers have; jpeg-codes.h and their own sources say what these do. */
export interface JpegProgram {
  memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  inputAddress(): number;
  heapAddress(): number;
  setCodes(id: number, counts: number, symbols: number): number;
  room(): number;
  arrived(bytes: number): void;
  row(isLast: number): number;
}

const pageBytes = 65_536;
const compiled = new Map<string, Promise<WasmModule>>();

/** A program with the codes of a picture, in a memory of its own; it is compiled once for a thread. */
export async function openProgram<Program extends JpegProgram>(
  name: 'small-jpeg' | 'whole-jpeg',
  header: JpegHeader,
): Promise<Program> {
  const module =
    compiled.get(name) ??
    readFile(new URL(`./${name}.wasm`, import.meta.url)).then((file) => WebAssembly.compile(file));
  compiled.set(name, module);
  const instance = await WebAssembly.instantiate(await module, {});
  const program = instance.exports as unknown as Program;
  writeCodes(program, header);
  return program;
}

/** Hands out places in a program's memory behind its own; `fit` makes it large enough for all of them. */
export function openRoom({ memory, heapAddress }: JpegProgram) {
  let at = (heapAddress() + 63) & ~63;
  return {
    take(bytes: number): number {
      const address = at;
      at = (at + bytes + 63) & ~63;
      return address;
    },
    fit(): void {
      const missing = at + pageBytes - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
    },
  };
}

/** Gives a program the next bytes of the pixels, at most `pieceBytes`. */
export function feed(program: JpegProgram, bytes: Uint8Array): void {
  new Uint8Array(program.memory.buffer).set(bytes, program.room());
  program.arrived(bytes.length);
}

/** Whether a row of MCUs was completed, or more bytes are needed. Throws when they make no sense. */
export function readRow(program: JpegProgram, isLast: boolean): boolean {
  const answer = program.row(isLast ? 1 : 0);
  if (answer < 0) throw noJpeg();
  return answer === 1;
}

function writeCodes(program: JpegProgram, { dcCodes, acCodes }: JpegHeader): void {
  const scratch = program.inputAddress();
  for (const [first, tables] of [
    [0, dcCodes],
    [4, acCodes],
  ] as const) {
    for (const [id, table] of tables) {
      if (id >= 4) continue;
      new Uint8Array(program.memory.buffer).set(table, scratch);
      if (program.setCodes(first + id, scratch, table.length - 16) === 0) throw noJpeg();
    }
  }
}

function noJpeg(): RangeError {
  return new RangeError('The bytes are no JPEG');
}
