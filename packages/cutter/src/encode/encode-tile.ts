import type { TileFormat } from '@tourwright/tour/pyramid';
import { detachBuffer } from '../native/detach-buffer.ts';
import type { SharpFormat } from './encode-by-sharp.ts';
import { createJpegEncoder, type EncodedPlanes, type EncoderPlace, toRgb } from './encode-jpeg.ts';

export interface TileEncoder {
  /**
   * Encodes a tile of a face of this edge in formats and hands on what is done. JPEG is done when it returns; the promise
   * is of the others and null when there are none. The planes are free when it returns.
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
