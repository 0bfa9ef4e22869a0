/** What is wrong with a file that sharp does not read, for the owner's eyes. */
import { open } from 'node:fs/promises';
import { readHeifBoxes } from './heif-boxes.ts';
import type { Refusal } from './refusal.ts';

export const heicWords = [
  'unsupported_format',
  'This kind of HEIC picture cannot be read here. Please export the panorama as JPEG.',
] as const;

/** Of a file whose end is missing. */
export const cutOffWords = [
  'unreadable',
  'The file is cut off: its end is missing. Please copy or export it again.',
] as const;

type Words = readonly [Refusal['code'], string];

const kinds = 'Panoramas are JPEG, PNG, WebP, TIFF, AVIF or HEIC.';
const tiffWords: Words = [
  'unsupported_format',
  'This kind of TIFF cannot be read here. Please save the panorama as RGB TIFF with 8 or 16 bits (uncompressed, LZW or ZIP), or as JPEG.',
];

/** Why not even its header could be read. `said`: by the decoder. */
export async function whyUnreadable(path: string, said: string): Promise<Refusal> {
  const [code, message] = await wordsFor(path, await readHead(path), said);
  return { code, message };
}

/** Why its pixels could not. */
export async function whyNotDecoded(path: string, said: string): Promise<Refusal> {
  const isKind = isTiff(await readHead(path)) && isKindOfTiff(said);
  // The decoder may say the same of each of its pieces.
  const [first = ''] = said.trim().split('\n');
  const [code, message]: Words = isKind
    ? tiffWords
    : ['unreadable', `The picture is damaged and could not be read to its end (${first}).`];
  return { code, message };
}

async function readHead(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

async function wordsFor(path: string, head: string, said: string): Promise<Words> {
  if (head === '') return ['unreadable', 'The file is empty.'];
  if (/^.{4}ftyp(hei|hev|mif1|msf1|avi[fs])/s.test(head)) {
    if ((await readHeifBoxes(path)).isCutOff) return cutOffWords;
    return /^.{4}ftypavi/s.test(head) ? ['unreadable', `The file is damaged. ${kinds}`] : heicWords;
  }
  if (head.startsWith('version https://git-lfs')) {
    return [
      'unreadable',
      'The file is a Git LFS pointer, not the picture itself. Please fetch the picture first.',
    ];
  }
  if (/^.{4}ftyp/s.test(head)) {
    return ['unsupported_format', `The file is a video or an unknown format. ${kinds}`];
  }
  if (isTiff(head) && isKindOfTiff(said)) return tiffWords;
  return ['unreadable', `The file is damaged or not a picture. ${kinds}`];
}

function isTiff(head: string): boolean {
  return /^(II[*+]\0|MM\0[*+])/.test(head);
}

/** libtiff and libvips name what they do not know; of a damaged file they say other things. */
function isKindOfTiff(said: string): boolean {
  return /bad labq format|not a whole number of bytes|not configured|unsupported|not supported/i.test(said);
}
