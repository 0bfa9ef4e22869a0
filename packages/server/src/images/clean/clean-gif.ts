/** A GIF without comments, texts and application extensions; the frames' bytes are unchanged. */
import type { FileHandle } from 'node:fs/promises';
import { openByteReader } from '../header/byte-reader.ts';
import { type GifBlock, gifBlocks } from '../header/gif-blocks.ts';
import type { FilePart } from '../uploads/file-parts.ts';

/** Says how long a frame is shown; how often the animation is. */
const graphicControl = 0xf9;
const looping = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/** What to keep of the file, or null when it is not built as a GIF should be. */
export async function cleanGif(file: FileHandle): Promise<FilePart[] | null> {
  const { size } = await file.stat();
  const parts: { start: number; end: number }[] = [];
  let frames = 0;
  for await (const block of gifBlocks(openByteReader(file, size))) {
    if (block.kind === 'picture') frames++;
    if (!isNeeded(block)) continue;
    const last = parts.at(-1);
    if (last?.end === block.start) last.end = block.end;
    else parts.push({ start: block.start, end: block.end });
  }
  return frames > 0 ? parts : null;
}

function isNeeded(block: GifBlock): boolean {
  if (block.kind !== 'extension') return true;
  return block.label === graphicControl || looping.includes(block.name);
}
