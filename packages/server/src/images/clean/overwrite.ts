import type { FilePart } from '../uploads/file-parts.ts';

/** A range of a file that is to read otherwise; as many bytes as there were. */
export type Overwrite = { start: number } & ({ bytes: Buffer } | { zeros: number });

/**
 * The file with these ranges written over, so that everything else stays where it was: players find samples by their
 * place in the file. Where two overlap the first holds.
 */
export function overwrite(size: number, changes: readonly Overwrite[]): FilePart[] {
  const parts: FilePart[] = [];
  let at = 0;
  for (const change of changes.toSorted((a, b) => a.start - b.start)) {
    const length = 'bytes' in change ? change.bytes.length : change.zeros;
    const end = Math.min(change.start + length, size);
    const skipped = Math.max(at - change.start, 0);
    if (end <= at) continue;
    if (change.start > at) parts.push({ start: at, end: change.start });
    const left = end - change.start - skipped;
    parts.push('bytes' in change ? change.bytes.subarray(skipped, skipped + left) : { zeros: left });
    at = end;
  }
  if (at < size) parts.push({ start: at, end: size });
  return parts;
}
