/** A WAV without names, dates and serial numbers: only the format and data chunks. */
import type { FileHandle } from 'node:fs/promises';
import { openByteReader } from '../header/byte-reader.ts';
import type { FilePart } from '../uploads/file-parts.ts';

const headBytes = 12;
const mostChunks = 10_000;
const kept = ['fmt ', 'fact', 'data'];

/** What to keep of the file, or null when it is not built as a WAV should be. */
export async function cleanWav(file: FileHandle): Promise<FilePart[] | null> {
  const { size } = await file.stat();
  const reader = openByteReader(file, size);
  const head = Buffer.from(await reader.read(0, headBytes));
  const parts: FilePart[] = [head];
  let sizeBytes = 4;
  let hasSound = false;
  let at = headBytes;
  for (let chunks = 0; chunks < mostChunks && at + 8 <= size; chunks++) {
    const chunk = await reader.read(at, 8);
    const name = chunk.toString('latin1', 0, 4);
    const length = chunk.readUInt32LE(4);
    // The sound of a recording that was cut off goes to the end.
    const next = Math.min(at + 8 + length + (length % 2), size);
    if (kept.includes(name)) {
      parts.push({ start: at, end: next });
      sizeBytes += next - at;
    }
    hasSound ||= name === 'data';
    at = next;
  }
  if (head.length < headBytes || !hasSound || sizeBytes > 0xffffffff) return null;
  head.writeUInt32LE(sizeBytes, 4);
  return parts;
}
