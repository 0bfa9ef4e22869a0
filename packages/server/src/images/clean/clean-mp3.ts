/** An MP3 without its tags (ID3, APE): names, covers, and data about the buyer. */
import type { FileHandle } from 'node:fs/promises';
import { openByteReader } from '../header/byte-reader.ts';
import type { FilePart } from '../uploads/file-parts.ts';

const [headBytes, oldTagBytes, apeFooterBytes] = [10, 128, 32];
/** Some programs put one before another. */
const mostTags = 16;

/** What is left, or null when that is nothing. */
export async function cleanMp3(file: FileHandle): Promise<FilePart[] | null> {
  const { size } = await file.stat();
  const reader = openByteReader(file, size);
  let start = 0;
  let end = size;
  for (let tags = 0; tags < mostTags; tags++) {
    const head = await reader.read(start, headBytes);
    if (head.length < headBytes || head.toString('latin1', 0, 3) !== 'ID3') break;
    // Four times seven bits; a flag says that the head comes again as a foot.
    const length = [6, 7, 8, 9].reduce((sum, place) => sum * 128 + ((head[place] ?? 0) & 0x7f), 0);
    start += headBytes + length + ((head[5] ?? 0) & 0x10 ? headBytes : 0);
  }
  if ((await reader.read(end - oldTagBytes, 3)).toString('latin1') === 'TAG') end -= oldTagBytes;
  const foot = await reader.read(end - apeFooterBytes, apeFooterBytes);
  if (foot.length === apeFooterBytes && foot.toString('latin1', 0, 8) === 'APETAGEX') {
    const hasHead = (foot.readUInt32LE(20) & 0x80000000) !== 0;
    end -= foot.readUInt32LE(12) + (hasHead ? apeFooterBytes : 0);
  }
  return start < end ? [{ start, end }] : null;
}
