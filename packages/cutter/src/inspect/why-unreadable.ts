/** Explains to the owner why sharp cannot read a file. */
import { open } from 'node:fs/promises';
import type { CutFailure, CutReason } from '@tourwright/tour/pyramid';
import { readHeifBoxes } from '../native/heif-boxes.ts';

/** Why not even its header could be read. `said`: by the decoder. */
export async function whyUnreadable(path: string, said: string): Promise<CutFailure> {
  return { code: await reasonFor(path, await readHead(path), said), params: {} };
}

/** Why its pixels could not. */
export async function whyNotDecoded(path: string, said: string): Promise<CutFailure> {
  const isKind = isTiff(await readHead(path)) && isKindOfTiff(said);
  if (isKind) return { code: 'kind_of_tiff', params: {} };
  // The decoder may say the same of each of its pieces.
  const [detail = ''] = said.trim().split('\n');
  return { code: 'damaged_pixels', params: {}, detail };
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

async function reasonFor(path: string, head: string, said: string): Promise<CutReason> {
  if (head === '') return 'empty';
  if (/^.{4}ftyp(hei|hev|mif1|msf1|avi[fs])/s.test(head)) {
    if ((await readHeifBoxes(path)).isCutOff) return 'cut_off';
    return /^.{4}ftypavi/s.test(head) ? 'damaged_avif' : 'kind_of_heic';
  }
  if (head.startsWith('version https://git-lfs')) return 'lfs_pointer';
  if (/^.{4}ftyp/s.test(head)) return 'video';
  if (isTiff(head) && isKindOfTiff(said)) return 'kind_of_tiff';
  return 'damaged';
}

function isTiff(head: string): boolean {
  return /^(II[*+]\0|MM\0[*+])/.test(head);
}

/** libtiff and libvips name what they do not know; of a damaged file they say other things. */
function isKindOfTiff(said: string): boolean {
  return /bad labq format|not a whole number of bytes|not configured|unsupported|not supported/i.test(said);
}
