/** Reads the first bytes of a photo: its format by magic bytes, not by name, and its size if present. */

import { readFaceHeader } from '@tourwright/tour/faces';

/** What the first bytes of a photo contain. */
export interface PhotoHead {
  /** `faces`: the six of a cube, packed into one. */
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff' | 'heic' | 'faces';
  width: number | null;
  height: number | null;
  /** A JPEG that must be held whole to decode. */
  isProgressive: boolean;
}

/** The head of a photo, or null when the bytes are no photo that we know. */
export function readPhoto(bytes: Uint8Array): PhotoHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12) return null;
  if (view.getUint16(0) === 0xffd8) return jpeg(view);
  if (view.getUint32(0) === 0x89504e47) {
    const isWhole = bytes.length >= 24;
    return photo('png', isWhole ? view.getUint32(16) : null, isWhole ? view.getUint32(20) : null);
  }
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return webp(bytes, view);
  if (text(bytes, 4, 4) === 'ftyp') return isobmff(bytes, view);
  const order = view.getUint32(0);
  if (order === 0x49492a00 || order === 0x4d4d002a) return photo('tiff', null, null);
  return readFaceHeader(bytes) ? photo('faces', null, null) : null;
}

function jpeg(view: DataView): PhotoHead {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) break;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const isProgressive = [0xc2, 0xc6, 0xca, 0xce].includes(marker);
      return { ...photo('jpeg', view.getUint16(at + 7), view.getUint16(at + 5)), isProgressive };
    }
    // Fill bytes and markers without a length.
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8))
      at += marker === 0xff ? 1 : 2;
    else at += 2 + view.getUint16(at + 2);
  }
  return photo('jpeg', null, null);
}

function webp(bytes: Uint8Array, view: DataView): PhotoHead {
  if (bytes.length < 30) return photo('webp', null, null);
  const chunk = text(bytes, 12, 4);
  if (chunk === 'VP8X') return photo('webp', 1 + uint24(view, 24), 1 + uint24(view, 27));
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return photo('webp', 1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff));
  }
  return photo('webp', view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
}

function isobmff(bytes: Uint8Array, view: DataView): PhotoHead | null {
  const brands = text(bytes, 8, Math.min(64, view.getUint32(0)) - 8);
  const format = /avi[fs]/.test(brands) ? 'avif' : /hei[cxms]|hev[cx]|mif1/.test(brands) ? 'heic' : null;
  if (!format) return null;
  // The largest image-spatial-extents box; thumbnails and grid tiles have their own, smaller ones.
  let [width, height] = [0, 0];
  for (let at = 4; at + 16 <= bytes.length; at++) {
    if (bytes[at] !== 0x69 || text(bytes, at, 4) !== 'ispe') continue;
    width = Math.max(width, view.getUint32(at + 8));
    height = Math.max(height, view.getUint32(at + 12));
  }
  return photo(format, width || null, height || null);
}

function photo(format: PhotoHead['format'], width: number | null, height: number | null): PhotoHead {
  return { format, width, height, isProgressive: false };
}

function text(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}
