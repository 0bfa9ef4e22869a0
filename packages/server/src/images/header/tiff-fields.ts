import type { ByteReader } from './byte-reader.ts';

const mostFields = 500;
/** All fields that are read have few values. */
const mostValues = 8;
/** The bytes of the types of TIFF 6.0 and BigTIFF, by their numbers. */
const bytesOf: Record<number, number> = { 1: 1, 3: 2, 4: 4, 16: 8 };

/** The whole numbers in the fields of a TIFF's first picture, by tag; null when it is not one. */
export async function openTiff(reader: ByteReader): Promise<Map<number, number[]> | null> {
  const head = await reader.read(0, 16);
  const order = head.toString('latin1', 0, 2);
  if (head.length < 8 || (order !== 'II' && order !== 'MM')) return null;
  const isLittle = order === 'II';
  const number = (bytes: Buffer, at: number, size: number): number => {
    if (at + size > bytes.length) return 0;
    if (size === 8) return Number(isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
    return isLittle ? bytes.readUIntLE(at, size) : bytes.readUIntBE(at, size);
  };
  const version = number(head, 2, 2);
  if (version !== 42 && version !== 43) return null;
  const big = version === 43;
  const [placeBytes, countBytes, entryBytes] = big ? [8, 8, 20] : [4, 2, 12];
  const start = number(head, big ? 8 : 4, placeBytes);
  const count = number(await reader.read(start, countBytes), 0, countBytes);
  const entries = await reader.read(start + countBytes, entryBytes * Math.min(count, mostFields));
  const fields = new Map<number, number[]>();
  for (let at = 0; at + entryBytes <= entries.length; at += entryBytes) {
    const size = bytesOf[number(entries, at + 2, 2)];
    if (size === undefined) continue;
    const values = Math.min(number(entries, at + 4, placeBytes), mostValues);
    const inside = at + 4 + placeBytes;
    const bytes =
      values * size <= placeBytes
        ? entries.subarray(inside, inside + placeBytes)
        : await reader.read(number(entries, inside, placeBytes), values * size);
    fields.set(
      number(entries, at, 2),
      Array.from({ length: values }, (_, index) => number(bytes, index * size, size)),
    );
  }
  return fields;
}
