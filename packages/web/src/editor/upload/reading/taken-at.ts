/** When a camera took a photo, by its EXIF block: the order in which the photographer walked through the rooms. */

const tags = { exif: 0x8769, original: 0x9003, subSeconds: 0x9291 };
const asciiType = 2;

/**
 * The camera's own time with its fraction, such as `2026:11:23 10:04:05.120`: it sorts as text. Null when the bytes
 * have none. It has no time zone, and within a batch needs none.
 */
export function takenAt(bytes: Uint8Array): string | null {
  for (let at = 0; at + 8 <= bytes.length; at++) {
    // In a JPEG, HEIC or AVIF behind "Exif\0\0"; in a WebP and a TIFF alone.
    const isTiff = isWord(bytes, at, 'II*\0') || isWord(bytes, at, 'MM\0*');
    if (!isTiff || !(at === 0 || isWord(bytes, at - 6, 'Exif\0\0') || isWord(bytes, at - 8, 'EXIF')))
      continue;
    const time = timeIn(new Tiff(bytes.subarray(at)));
    if (time) return time;
  }
  return null;
}

function timeIn(tiff: Tiff): string | null {
  const exif = tiff.entry(tiff.uint32(4), tags.exif);
  const directory = exif && tiff.uint32(exif + 8);
  if (!directory) return null;
  const time = tiff.text(tiff.entry(directory, tags.original));
  if (!time || !/^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/.test(time) || time.startsWith('0000')) return null;
  const fraction = tiff.text(tiff.entry(directory, tags.subSeconds));
  return fraction && /^\d+$/.test(fraction) ? `${time}.${fraction}` : time;
}

/** As much of a TIFF block as holds the camera's time; what is outside of the bytes is zero. */
class Tiff {
  readonly #view: DataView;
  readonly #isLittle: boolean;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#isLittle = bytes[0] === 0x49;
  }

  uint32(at: number): number {
    return at + 4 <= this.#view.byteLength ? this.#view.getUint32(at, this.#isLittle) : 0;
  }

  /** Where the entry of a tag begins in a directory; null when there is none. */
  entry(directory: number, tag: number): number | null {
    const count = this.#uint16(directory);
    for (let index = 0; index < count; index++) {
      const at = directory + 2 + index * 12;
      if (at + 12 > this.#view.byteLength) return null;
      if (this.#uint16(at) === tag) return at;
    }
    return null;
  }

  text(entry: number | null): string | null {
    if (entry === null || this.#uint16(entry + 2) !== asciiType) return null;
    const length = Math.min(this.uint32(entry + 4), 64);
    const start = length > 4 ? this.uint32(entry + 8) : entry + 8;
    let text = '';
    for (let at = start; at < Math.min(start + length, this.#view.byteLength); at++) {
      const code = this.#view.getUint8(at);
      if (code === 0) break;
      text += String.fromCharCode(code);
    }
    return text.trim();
  }

  #uint16(at: number): number {
    return at + 2 <= this.#view.byteLength ? this.#view.getUint16(at, this.#isLittle) : 0;
  }
}

function isWord(bytes: Uint8Array, at: number, word: string): boolean {
  if (at < 0 || bytes[at] !== word.charCodeAt(0)) return false;
  for (let index = 1; index < word.length; index++) {
    if (bytes[at + index] !== word.charCodeAt(index)) return false;
  }
  return true;
}
