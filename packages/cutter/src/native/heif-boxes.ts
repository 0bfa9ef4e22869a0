/** The fields in the boxes of a HEIC or AVIF file (ISO/IEC 14496-12 and 23008-12) that sharp does not expose. */
import { type FileHandle, open } from 'node:fs/promises';

/** What the numbers of a picture's pixels mean: code points of ITU-T H.273. */
export interface CodePoints {
  primaries: number;
  transfer: number;
}

/** What the boxes of a HEIF or AVIF file say before it is decoded. */
export interface HeifBoxes {
  /** The file ends before its last box does, or before any that says what is in it. */
  isCutOff: boolean;
  /** Of the picture that is shown; null when it says nothing. */
  codePoints: CodePoints | null;
}

interface Box {
  type: string;
  body: Buffer;
}

const headerBytes = 16;
/** No file has as many beside each other. */
const mostBoxes = 10_000;
/** The largest metadata, bytes; pictures in thousands of pieces have some hundred kilobytes. */
const mostMetaBytes = 16_000_000;

/** Reads the top-level boxes of a HEIF file (ISO/IEC 14496-12) without reading its pixels. */
export async function readHeifBoxes(path: string): Promise<HeifBoxes> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    let codePoints: CodePoints | null = null;
    let isTold = false;
    let at = 0;
    for (let boxes = 0; at < size; boxes++) {
      if (boxes > mostBoxes) return { isCutOff: true, codePoints };
      const { type, from, end } = await readHeader(file, at, size);
      if (end > size || end <= at) return { isCutOff: true, codePoints };
      if (type === 'meta' || type === 'moov') isTold = true;
      if (type === 'meta' && end - from <= mostMetaBytes) {
        const { buffer } = await file.read(Buffer.alloc(end - from), 0, end - from, from);
        codePoints = codePointsIn(buffer);
      }
      at = end;
    }
    return { isCutOff: !isTold, codePoints };
  } finally {
    await file.close();
  }
}

async function readHeader(file: FileHandle, at: number, fileSize: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, at);
  const type = buffer.toString('latin1', 4, 8);
  const size = buffer.readUInt32BE(0);
  // Less than a header is left.
  if (bytesRead < 8) return { type, from: at, end: fileSize + 1 };
  if (size === 0) return { type, from: at + 8, end: fileSize };
  return size === 1
    ? { type, from: at + 16, end: at + Number(buffer.readBigUInt64BE(8)) }
    : { type, from: at + 8, end: at + size };
}

/** Follows the picture that is shown to its properties. A file that is not built as it should be says nothing. */
function codePointsIn(meta: Buffer): CodePoints | null {
  return unlessBroken(() => {
    const item = primaryItem(meta);
    if (item === null) return null;
    const own = itemProperties(meta, item);
    const colours = own.find((box) => box.type === 'colr' && box.body.toString('latin1', 0, 4) === 'nclx');
    if (!colours) return null;
    return { primaries: colours.body.readUInt16BE(4), transfer: colours.body.readUInt16BE(6) };
  });
}

/** The picture that is shown; null when there is none. Throws as `itemProperties`. */
export function primaryItem(meta: Buffer): number | null {
  const primary = findBox(boxesIn(meta.subarray(4)), 'pitm');
  if (!primary) return null;
  return primary[0] === 0 ? primary.readUInt16BE(4) : primary.readUInt32BE(4);
}

/** A property of an item in the bytes of a file; null when it has none. */
export function propertyOf(file: Buffer, item: number, type: string): Buffer | null {
  return unlessBroken(
    () => findBox(itemProperties(findBox(boxesIn(file), 'meta') ?? file, item), type) ?? null,
  );
}

/** All that is said of an item. Throws a RangeError where the boxes are not built as they should be. */
export function itemProperties(meta: Buffer, item: number): Box[] {
  const properties = findBox(boxesIn(meta.subarray(4)), 'iprp');
  if (!properties) return [];
  const listed = boxesIn(properties);
  const all = boxesIn(findBox(listed, 'ipco') ?? Buffer.alloc(0));
  const places = placesOf(item, findBox(listed, 'ipma') ?? Buffer.alloc(8));
  return places.flatMap((place) => all[place - 1] ?? []);
}

function unlessBroken<T>(read: () => T | null): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Where an item's properties are in their list, from 1. */
function placesOf(item: number, associations: Buffer): number[] {
  const [version, isWide] = [associations[0], ((associations[3] ?? 0) & 1) === 1];
  let at = 8;
  for (let left = associations.readUInt32BE(4); left > 0; left--) {
    const id = version === 0 ? associations.readUInt16BE(at) : associations.readUInt32BE(at);
    at += version === 0 ? 2 : 4;
    const count = associations.readUInt8(at++);
    const places = Array.from({ length: count }, (_, index) =>
      isWide ? associations.readUInt16BE(at + index * 2) & 0x7fff : associations.readUInt8(at + index) & 0x7f,
    );
    at += isWide ? 2 * count : count;
    if (id === item) return places;
  }
  return [];
}

/** Splits bytes into the boxes that are in them; stops at the first that does not fit. */
export function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length && boxes.length < mostBoxes; ) {
    const size = bytes.readUInt32BE(at) || bytes.length - at;
    if (size < 8) break;
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + size) });
    at += size;
  }
  return boxes;
}

/** Finds the body of the first box of a type. */
export function findBox(boxes: readonly Box[], type: string): Buffer | undefined {
  return boxes.find((box) => box.type === type)?.body;
}
