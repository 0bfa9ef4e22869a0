/**
 * An Ogg file (RFC 3533) without its comments. The packet that holds them keeps its size, since pages count on: its program's
 * name and one comment without a word fill it, and its pages get new checksums.
 */
import type { FileHandle } from 'node:fs/promises';
import { type ByteReader, openByteReader } from '../header/byte-reader.ts';
import type { FilePart } from '../uploads/file-parts.ts';
import { type Overwrite, overwrite } from './overwrite.ts';

const headBytes = 27;
/** Covers are in comments too. */
const mostPages = 250;
/** What the packet of comments begins with, by codec. */
const beginnings = ['\x03vorbis', 'OpusTags'] as const;

interface Page {
  start: number;
  end: number;
  bytes: Buffer;
  /** Where the packets' bytes begin in it. */
  from: number;
  serial: number;
}

/** What becomes of the file, or null when it is not built as it should be. Codecs that nobody here knows are refused. */
export async function cleanOgg(file: FileHandle): Promise<FilePart[] | null> {
  const { size } = await file.stat();
  const reader = openByteReader(file, size);
  const first = await readPage(reader, 0);
  if (first === null) return null;
  const pages: Page[] = [];
  // The comments are the second packet, which begins a page.
  for (let at = first.end; pages.length < mostPages; ) {
    const page = await readPage(reader, at);
    if (page === null || page.serial !== first.serial) return null;
    pages.push(page);
    at = page.end;
    if (endsPacket(page)) break;
  }
  return rewrite(pages)
    ? overwrite(
        size,
        pages.map(({ start, bytes }): Overwrite => ({ start, bytes })),
      )
    : null;
}

async function readPage(reader: ByteReader, at: number): Promise<Page | null> {
  const head = await reader.read(at, headBytes);
  if (head.length < headBytes || head.toString('latin1', 0, 4) !== 'OggS') return null;
  const from = headBytes + (head[26] ?? 0);
  const table = await reader.read(at + headBytes, from - headBytes);
  const length = from + table.reduce((sum, segment) => sum + segment, 0);
  const bytes = Buffer.from(await reader.read(at, length));
  if (bytes.length < length) return null;
  return { start: at, end: at + length, bytes, from, serial: bytes.readUInt32LE(14) };
}

/** A segment that is not full is the last of its packet. */
function endsPacket({ bytes, from }: Page): boolean {
  return bytes.subarray(headBytes, from).some((length) => length < 255);
}

/** The bytes of the first packet that ends in a page, or all where none does. */
function packetBytes({ bytes, from }: Page): number {
  let sum = 0;
  for (const length of bytes.subarray(headBytes, from)) {
    sum += length;
    if (length < 255) break;
  }
  return sum;
}

function rewrite(pages: readonly Page[]): boolean {
  const packet = Buffer.concat(
    pages.map((page) => page.bytes.subarray(page.from, page.from + packetBytes(page))),
  );
  const begin = beginnings.find((text) => packet.toString('latin1', 0, text.length) === text);
  if (begin === undefined || packet.length < begin.length + 15) return false;
  const isVorbis = begin === beginnings[0];
  const content = packet.subarray(begin.length);
  // No name, one comment: as long as all that was there. Vorbis ends with a bit.
  const length = content.length - 12 - (isVorbis ? 1 : 0);
  content.fill(0x20);
  content.writeUInt32LE(0, 0);
  content.writeUInt32LE(1, 4);
  content.writeUInt32LE(length, 8);
  content.write('X=', 12);
  if (isVorbis) content[content.length - 1] = 1;
  let at = 0;
  for (const page of pages) {
    const taken = packetBytes(page);
    packet.copy(page.bytes, page.from, at, at + taken);
    at += taken;
    page.bytes.writeUInt32LE(0, 22);
    page.bytes.writeUInt32LE(checksum(page.bytes), 22);
  }
  return true;
}

/** By its highest byte, what eight steps make of a checksum. */
const steps = Int32Array.from({ length: 256 }, (_, high) => {
  let sum = high << 24;
  for (let bit = 0; bit < 8; bit++) sum = sum < 0 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  return sum;
});

/** CRC-32 of Ogg: from the highest bit down, beginning with 0. */
function checksum(bytes: Buffer): number {
  let sum = 0;
  for (const byte of bytes) sum = (sum << 8) ^ (steps[(sum >>> 24) ^ byte] ?? 0);
  return sum >>> 0;
}
