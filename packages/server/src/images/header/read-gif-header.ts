import type { ByteReader } from './byte-reader.ts';
import { gifBlocks } from './gif-blocks.ts';
import { type PictureHeader, plainHeader } from './picture-header.ts';

/** Null when it is not a GIF. */
export async function readGifHeader(reader: ByteReader): Promise<PictureHeader | null> {
  const head = await reader.read(0, 13);
  if (head.length < 13) return null;
  let [width, height] = [head.readUInt16LE(6), head.readUInt16LE(8)];
  let frames = 0;
  for await (const block of gifBlocks(reader)) {
    if (block.kind !== 'picture') continue;
    frames++;
    // A frame beyond the screen makes it larger.
    width = Math.max(width, block.right);
    height = Math.max(height, block.bottom);
  }
  if (frames === 0) return null;
  return plainHeader('gif', width, height, { frames, bytesAPixel: 4, rowsAtOnce: height });
}
