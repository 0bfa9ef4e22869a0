import type { TileFormat } from '@tourwright/tour/pyramid';
import { detachBuffer } from '../native/detach-buffer.ts';
import { jpegEnd, jpegHead } from '../native/kernel/jpeg-tables.ts';
import type { Kernel } from '../native/kernel/kernel.ts';
import type { WasmMemory } from '../native/web-assembly.ts';
import { jpegQuality } from '../output.ts';
import type { SharpFormat } from './encode-by-sharp.ts';

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

/** Encodes tiles of one thread in one or more formats. */
export interface TileEncoder {
  /**
   * Encodes a tile of a face of this edge in formats and passes on what is done. JPEG is done when it returns; the
   * promise is of the others and null when there are none. The planes are free when it returns.
   */
  encode(
    tile: { planes: EncodedPlanes; faceSize: number; formats: readonly TileFormat[] },
    onDone: (format: TileFormat, body: Uint8Array<ArrayBuffer>) => void,
  ): Promise<void> | null;
}

/** Opens a thread's encoder. */
export function openTileEncoder(place: EncoderPlace): TileEncoder {
  const encodeJpeg = createJpegEncoder(place);
  return {
    encode({ planes, faceSize, formats }, onDone) {
      if (formats.includes('jpg')) onDone('jpg', encodeJpeg(planes));
      const others = formats.filter((format) => format !== 'jpg');
      return others.length > 0 ? encodeOthers(toRgb(place, planes), faceSize, others, onDone) : null;
    },
  };

  async function encodeOthers(
    pixels: Uint8Array,
    faceSize: number,
    formats: readonly SharpFormat[],
    onDone: (format: TileFormat, body: Uint8Array<ArrayBuffer>) => void,
  ): Promise<void> {
    // Loaded by those who need it: most cuts are JPEG alone.
    const { encodeBySharp } = await import('./encode-by-sharp.ts');
    for (const format of formats) {
      const raw = { pixels, size: place.tileSize, faceSize };
      onDone(format, new Uint8Array(await encodeBySharp(raw, format)));
    }
    detachBuffer(pixels);
  }
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
