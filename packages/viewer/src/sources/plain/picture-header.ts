/** What the first bytes of a picture contain: its size, and the camera's metadata. */

/** How many bytes hold the header of nearly every picture. */
export const headerBytes = 256 * 1024;

/** Pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The size of a JPEG, PNG, WebP or AVIF; null when these bytes do not contain it. */
export function sizeIn(bytes: Uint8Array): PictureSize | null {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (data.getUint16(0) === 0xffd8) return sizeOfJpeg(data);
    if (data.getUint32(0) === 0x89504e47) return { width: data.getUint32(16), height: data.getUint32(20) };
    if (data.getUint32(0) === 0x52494646 && data.getUint32(8) === 0x57454250) return sizeOfWebp(data);
    if (data.getUint32(4) === 0x66747970) return sizeOfAvif(bytes, data);
  } catch {
    // The header is longer than what is there.
  }
  return null;
}

/** Whether the camera's note of how it was held (EXIF orientation) turns a picture on its side. */
export function isTurned(bytes: Uint8Array): boolean {
  // Tag 0x112 is one short number, in either order of bytes.
  const [big, little] = [
    [1, 0x12, 0, 3, 0, 0, 0, 1, 0],
    [0x12, 1, 3, 0, 1, 0, 0, 0],
  ] as const;
  for (let at = 0; at < Math.min(bytes.length, 4096); at++) {
    for (const tag of [big, little]) {
      if (tag.every((byte, index) => bytes[at + index] === byte)) return (bytes[at + tag.length] ?? 0) > 4;
    }
  }
  return false;
}

/** The XMP packet in a picture; empty when there is none. */
export function xmpIn(bytes: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(bytes);
  const start = text.indexOf('<x:xmpmeta');
  const end = text.indexOf('</x:xmpmeta>', start);
  return start < 0 || end < 0 ? '' : text.slice(start, end);
}

function sizeOfJpeg(data: DataView): PictureSize | null {
  for (let at = 2; at < data.byteLength; ) {
    const marker = data.getUint16(at);
    // Fill bytes may be before a marker.
    if (marker === 0xffff) at += 1;
    else if (marker >> 8 !== 0xff) return null;
    else if (isFrame(marker)) return { width: data.getUint16(at + 7), height: data.getUint16(at + 5) };
    else at += 2 + data.getUint16(at + 2);
  }
  return null;
}

/** SOF0 to SOF15, but for the tables between them. */
function isFrame(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
}

function sizeOfWebp(data: DataView): PictureSize | null {
  const kind = data.getUint32(12);
  const uint24 = (at: number) => data.getUint16(at, true) | (data.getUint8(at + 2) << 16);
  if (kind === 0x56503858) return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (kind === 0x56503820) {
    return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
  }
  if (kind !== 0x5650384c) return null;
  const bits = data.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** The largest of the sizes that it names: others are those of parts. */
function sizeOfAvif(bytes: Uint8Array, data: DataView): PictureSize | null {
  let found: PictureSize | null = null;
  for (let at = 0; at + 16 <= bytes.length; at++) {
    if (data.getUint32(at) !== 0x69737065) continue;
    const size = { width: data.getUint32(at + 8), height: data.getUint32(at + 12) };
    if (!found || size.width > found.width) found = size;
  }
  return found;
}
