import { jpegEnd, jpegHead } from '../native/kernel/jpeg-tables.ts';
import type { Kernel } from '../native/kernel/kernel.ts';
import type { WasmMemory } from '../native/web-assembly.ts';
import { jpegQuality } from '../output.ts';

/** A tile's planes of luma, Cb and Cr, by their addresses. */
export type EncodedPlanes = readonly [luma: number, cb: number, cr: number];

/** Where a thread encodes; addresses in `memory`. */
export interface EncoderPlace {
  kernel: Kernel;
  memory: WasmMemory;
  tileSize: number;
  /** As `writeJpegTables` wrote them. */
  tables: number;
  scratch: number;
  /** Room for the bytes of a tile in any format. */
  out: number;
}

/** Makes what encodes tiles as JPEG files. */
export function createJpegEncoder(
  { kernel, memory, tileSize, tables, scratch, out }: EncoderPlace,
  quality: number = jpegQuality,
) {
  const head = jpegHead(tileSize, quality);
  const bytes = new Uint8Array(memory.buffer);
  return (planes: EncodedPlanes): Uint8Array<ArrayBuffer> => {
    const length = kernel.encodeJpeg(tables, ...planes, tileSize, scratch, out);
    const file = new Uint8Array(head.length + length + jpegEnd.length);
    file.set(head);
    file.set(bytes.subarray(out, out + length), head.length);
    file.set(jpegEnd, head.length + length);
    return file;
  };
}

/** A tile's pixels in RGB, in memory of their own. */
export function toRgb({ kernel, memory, tileSize, out }: EncoderPlace, planes: EncodedPlanes) {
  const [luma, cb, cr] = planes;
  const half = tileSize / 2;
  for (let y = 0; y < tileSize; y++) {
    const chroma = (y >> 1) * half;
    kernel.toRgb(luma + y * tileSize, cb + chroma, cr + chroma, tileSize, 1, out + y * tileSize * 3);
  }
  return new Uint8Array(memory.buffer).slice(out, out + tileSize * tileSize * 3);
}
