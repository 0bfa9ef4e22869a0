/** The blocks of a GIF file (GIF89a), with their offsets. */
import type { ByteReader } from './byte-reader.ts';

/** A block of a GIF file by its place in the bytes (GIF89a). */
export type GifBlock = { start: number; end: number } & (
  | { kind: 'head' }
  | { kind: 'picture'; right: number; bottom: number }
  /** `label`: what it is for; `name`: of an application's. */
  | { kind: 'extension'; label: number; name: string }
  | { kind: 'trailer' }
);

const [pictureMark, extensionMark, trailerMark] = [0x2c, 0x21, 0x3b];

/** Ends where the file does, or is not a GIF any more. */
export async function* gifBlocks(reader: ByteReader): AsyncGenerator<GifBlock> {
  const head = await reader.read(0, 13);
  if (head.length < 13) return;
  let at = 13 + tableBytes(head[10] ?? 0);
  yield { kind: 'head', start: 0, end: at };
  while (at < reader.size) {
    const start = at;
    const bytes = await reader.read(at, 16);
    if (bytes[0] === trailerMark) return yield { kind: 'trailer', start, end: start + 1 };
    if (bytes[0] === extensionMark && bytes.length > 3) {
      const end = await endOfData(reader, at + 2);
      yield { kind: 'extension', start, end, label: bytes[1] ?? 0, name: bytes.toString('latin1', 3, 14) };
      at = end;
    } else if (bytes[0] === pictureMark && bytes.length > 9) {
      const end = await endOfData(reader, at + 11 + tableBytes(bytes[9] ?? 0));
      const [left, top, width, height] = [1, 3, 5, 7].map((field) => bytes.readUInt16LE(field));
      yield {
        kind: 'picture',
        start,
        end,
        right: (left ?? 0) + (width ?? 0),
        bottom: (top ?? 0) + (height ?? 0),
      };
      at = end;
    } else return;
  }
}

function tableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Data come in blocks of up to 255 bytes behind their length; one without any is the last. */
async function endOfData(reader: ByteReader, from: number): Promise<number> {
  let at = from;
  while (at < reader.size) {
    const [length = 0] = await reader.read(at, 1);
    at += 1 + length;
    if (length === 0) return at;
  }
  return reader.size;
}
