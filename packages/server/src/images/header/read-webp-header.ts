import type { ByteReader } from './byte-reader.ts';
import { type PictureHeader, plainHeader } from './picture-header.ts';

const headBytes = 12;
const mostChunks = 500_000;
const frameName = 'ANMF';

/** Null when it is not a WebP. */
export async function readWebpHeader(reader: ByteReader): Promise<PictureHeader | null> {
  let size: { width: number; height: number } | null = null;
  let frames = 0;
  let at = headBytes;
  for (let chunks = 0; chunks < mostChunks && at + 8 <= reader.size; chunks++) {
    const head = await reader.read(at, 20);
    if (head.length < 8) break;
    const name = head.toString('latin1', 0, 4);
    size ??= sizeIn(name, head);
    if (name === frameName) frames++;
    // Without the extended head there is one picture, and nothing behind it.
    if (name === 'VP8 ' || name === 'VP8L') break;
    const length = head.readUInt32LE(4);
    at += 8 + length + (length % 2);
  }
  if (size === null) return null;
  const { width, height } = size;
  return plainHeader('webp', width, height, {
    frames: Math.max(frames, 1),
    bytesAPixel: 4,
    rowsAtOnce: height,
  });
}

function sizeIn(name: string, head: Buffer): { width: number; height: number } | null {
  if (name === 'VP8X' && head.length >= 18)
    return { width: head.readUIntLE(12, 3) + 1, height: head.readUIntLE(15, 3) + 1 };
  if (name === 'VP8 ' && head.length >= 18)
    return { width: head.readUInt16LE(14) & 0x3fff, height: head.readUInt16LE(16) & 0x3fff };
  if (name !== 'VP8L' || head.length < 13) return null;
  const bits = head.readUInt32LE(9);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
