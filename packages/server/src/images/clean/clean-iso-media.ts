/**
 * An MP4 or M4A without private metadata: places, names, dates, covers, and the tracks in which cameras keep
 * where they were (GoPro, DJI, Apple). What goes becomes `free` boxes of zeros; sound and picture stay where they were.
 */
import type { FileHandle } from 'node:fs/promises';
import { type ByteReader, openByteReader } from '../header/byte-reader.ts';
import type { FilePart } from '../uploads/file-parts.ts';
import { type Overwrite, overwrite } from './overwrite.ts';
import { type SampleTables, samplePlaces } from './sample-places.ts';

/** What is kept inside each box; anything else is private, or needed by no player. A box that is not named is kept whole. */
const kept: Record<string, readonly string[]> = {
  file: ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'mfra', 'sidx', 'ssix'],
  moov: ['mvhd', 'trak', 'mvex', 'iods'],
  trak: ['tkhd', 'edts', 'mdia', 'tref'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'nmhd', 'hdlr', 'dinf', 'stbl'],
  stbl: 'stsd stts ctts cslg stsc stsz stz2 stco co64 stss stsh sdtp sbgp sgpd saiz saio stps'.split(' '),
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sbgp', 'sgpd', 'saiz', 'saio', 'senc', 'subs'],
};
/** When it was made and changed: two numbers behind version and flags. */
const dated = ['mvhd', 'tkhd', 'mdhd'];
const tracksKept = ['vide', 'soun'];
const mostBoxes = 200_000;

interface Box {
  type: string;
  start: number;
  /** Of what is in it. */
  from: number;
  end: number;
}

interface Cleaning {
  reader: ByteReader;
  changes: Overwrite[];
  boxes: number;
}

/** What becomes of the file, or null when it is not built as it should be. */
export async function cleanIsoMedia(file: FileHandle): Promise<FilePart[] | null> {
  const { size } = await file.stat();
  const cleaning: Cleaning = { reader: openByteReader(file, size), changes: [], boxes: 0 };
  const whole = { type: 'file', start: 0, from: 0, end: size };
  return (await clean(cleaning, whole)) ? overwrite(size, cleaning.changes) : null;
}

/** False where boxes do not fit into each other. */
async function clean(cleaning: Cleaning, parent: Box): Promise<boolean> {
  const wanted = kept[parent.type] ?? [];
  const boxes = await boxesOf(cleaning, parent);
  if (boxes === null) return false;
  for (const box of boxes) {
    if (!wanted.includes(box.type)) erase(cleaning, box);
    else if (box.type === 'trak' && !(await isShown(cleaning, box))) await eraseTrack(cleaning, box);
    else if (dated.includes(box.type)) await undate(cleaning, box);
    else if (box.type in kept && !(await clean(cleaning, box))) return false;
  }
  return true;
}

async function boxesOf(cleaning: Cleaning, { from, end }: Box): Promise<Box[] | null> {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= end; ) {
    if (++cleaning.boxes > mostBoxes) return null;
    const head = await cleaning.reader.read(at, 16);
    const short = head.readUInt32BE(0);
    if (short === 1 && head.length < 16) return null;
    const length = short === 0 ? end - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    const inside = at + (short === 1 ? 16 : 8);
    if (at + length > end || at + length < inside) return null;
    boxes.push({ type: head.toString('latin1', 4, 8), start: at, from: inside, end: at + length });
    at += length;
  }
  return boxes;
}

function erase({ changes }: Cleaning, { start, from, end }: Box): void {
  changes.push({ start: start + 4, bytes: Buffer.from('free') }, { start: from, zeros: end - from });
}

async function find(cleaning: Cleaning, box: Box, ...path: string[]): Promise<Box | null> {
  let found: Box | null = box;
  for (const type of path) {
    const inside: Box[] = (found && (await boxesOf(cleaning, found))) ?? [];
    found = inside.find((each) => each.type === type) ?? null;
  }
  return found;
}

async function isShown(cleaning: Cleaning, track: Box): Promise<boolean> {
  const handler = await find(cleaning, track, 'mdia', 'hdlr');
  if (handler === null) return false;
  const bytes = await cleaning.reader.read(handler.from, 12);
  return tracksKept.includes(bytes.toString('latin1', 8, 12));
}

/** The track, and what it keeps among the pictures. */
async function eraseTrack(cleaning: Cleaning, track: Box): Promise<void> {
  const table = await find(cleaning, track, 'mdia', 'minf', 'stbl');
  const boxes = (table && (await boxesOf(cleaning, table))) ?? [];
  const tables: SampleTables = {};
  for (const { type, from, end } of boxes) tables[type] = { from, end };
  for (const { start, end } of await samplePlaces(cleaning.reader, tables)) {
    cleaning.changes.push({ start, zeros: end - start });
  }
  erase(cleaning, track);
}

async function undate({ reader, changes }: Cleaning, { from, end }: Box): Promise<void> {
  const [version = 0] = await reader.read(from, 1);
  changes.push({ start: from + 4, zeros: Math.min(version === 1 ? 16 : 8, Math.max(end - from - 4, 0)) });
}
