import type { ByteReader } from './byte-reader.ts';
import { type PictureHeader, plainHeader } from './picture-header.ts';

const signatureBytes = 8;
/** Length, name and checksum. */
const chunkBytes = 12;
const mostChunks = 500_000;
/** By colour type. */
const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 };

/** Null when it is not a PNG. */
export async function readPngHeader(reader: ByteReader): Promise<PictureHeader | null> {
  const head = await reader.read(signatureBytes, 8 + 13);
  if (head.length < 21 || head.toString('latin1', 4, 8) !== 'IHDR') return null;
  const [width, height] = [head.readUInt32BE(8), head.readUInt32BE(12)];
  const [depth = 8, colour = 2, interlace = 0] = [head[16], head[17], head[20]];
  return plainHeader('png', width, height, {
    frames: await countFrames(reader),
    // A palette may have transparency.
    bytesAPixel: ((channelsOf[colour] ?? 4) + (colour === 3 ? 1 : 0)) * (depth > 8 ? 2 : 1),
    rowsAtOnce: interlace === 1 ? height : 1,
  });
}

/** Those of an animation have a chunk each. */
async function countFrames(reader: ByteReader): Promise<number> {
  let frames = 0;
  let at = signatureBytes;
  for (let chunks = 0; chunks < mostChunks && at + 8 <= reader.size; chunks++) {
    const head = await reader.read(at, 8);
    if (head.toString('latin1', 4, 8) === 'fcTL') frames++;
    at += chunkBytes + head.readUInt32BE(0);
  }
  return Math.max(frames, 1);
}
