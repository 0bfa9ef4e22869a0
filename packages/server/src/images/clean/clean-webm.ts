/** A WebM without titles, dates, tags and attachments: they become `Void` elements of the same size. */
import type { FileHandle } from 'node:fs/promises';
import { type ByteReader, openByteReader } from '../header/byte-reader.ts';
import type { FilePart } from '../uploads/file-parts.ts';
import { type Overwrite, overwrite } from './overwrite.ts';

/** Elements of Matroska (RFC 9559), by their numbers. */
const id = { head: 0x1a45dfa3, segment: 0x18538067, info: 0x1549a966, cluster: 0x1f43b675, void: 0xec };
/** Seeking, tracks, clusters, cues; of the information how long it is and in what unit, and the two names that must be there. */
const kept = new Set([0x114d9b74, id.info, 0x1654ae6b, id.cluster, 0x1c53bb6b, id.void]);
const keptInfo = new Set([0x2ad7b1, 0x4489, 0x4d80, 0x5741]);
/** Programs' names, which are written over. */
const names = new Set([0x4d80, 0x5741]);
const mostElements = 1_000_000;

interface Element {
  id: number;
  start: number;
  from: number;
  /** Null: until the next of its level. */
  end: number | null;
}

/** What becomes of the file, or null when it is not built as it should be. */
export async function cleanWebm(file: FileHandle): Promise<FilePart[] | null> {
  const { size } = await file.stat();
  const reader = openByteReader(file, size);
  const changes: Overwrite[] = [];
  const head = await readElement(reader, 0);
  if (head?.id !== id.head || head.end === null) return null;
  const segment = await readElement(reader, head.end);
  if (segment?.id !== id.segment) return null;
  const end = Math.min(segment.end ?? size, size);
  let at = segment.from;
  for (let count = 0; at < end; count++) {
    const element = await readElement(reader, at);
    if (element === null || count > mostElements) return null;
    // A cluster without a size: its blocks are gone through until something else comes.
    if (element.end === null) {
      if (element.id !== id.cluster) return null;
      at = element.from;
      continue;
    }
    // What only is in a cluster has a number of one byte.
    const isBlock = element.id < 0x100 && element.id !== id.void;
    if (element.id === id.info) await cleanInfo(reader, element, changes);
    else if (element.id === id.void || (!kept.has(element.id) && !isBlock)) erase(element, changes);
    at = element.end;
  }
  if (end < size) changes.push({ start: end, zeros: size - end });
  return overwrite(size, changes);
}

async function cleanInfo(reader: ByteReader, { from, end }: Element, changes: Overwrite[]): Promise<void> {
  for (let at = from; at < (end ?? from); ) {
    const element = await readElement(reader, at);
    if (element?.end == null || element.end > (end ?? from)) {
      changes.push({ start: at, zeros: (end ?? at) - at });
      return;
    }
    if (!keptInfo.has(element.id)) erase(element, changes);
    else if (names.has(element.id))
      changes.push({ start: element.from, bytes: Buffer.alloc(element.end - element.from, ' ') });
    at = element.end;
  }
}

/** Its size takes eight bytes where it can, else one. */
function erase({ start, end }: Element, changes: Overwrite[]): void {
  const whole = (end ?? start) - start;
  const head = Buffer.alloc(whole >= 9 ? 9 : 2);
  if (whole >= 9) head.writeBigUInt64BE(BigInt(whole - 9) | (1n << 56n), 1);
  else head[1] = 0x80 | (whole - 2);
  head[0] = id.void;
  changes.push({ start, bytes: head }, { start: start + head.length, zeros: whole - head.length });
}

/** Null where no element can be. */
async function readElement(reader: ByteReader, at: number): Promise<Element | null> {
  const head = await reader.read(at, 12);
  const idBytes = Math.clz32(head[0] ?? 0) - 23;
  if (idBytes > 4 || head.length < idBytes + 1) return null;
  const sizeBytes = Math.clz32(head[idBytes] ?? 0) - 23;
  if (sizeBytes > 8 || head.length < idBytes + sizeBytes) return null;
  let size = (head[idBytes] ?? 0) & (0xff >> sizeBytes);
  let isUnknown = size === 0xff >> sizeBytes;
  for (const byte of head.subarray(idBytes + 1, idBytes + sizeBytes)) {
    size = size * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  const from = at + idBytes + sizeBytes;
  return { id: head.readUIntBE(0, idBytes), start: at, from, end: isUnknown ? null : from + size };
}
