import type { Readable } from 'node:stream';
import type { ByteRange } from '../../drivers/storage/storage.ts';
import { storedFile } from '../exports/outgoing-file.ts';
import type { PartedFile } from './tile-script.ts';

/** A file of the storage that goes into a site whole, or in parts. */
export function siteFile(
  { path, sizeBytes }: { path: string; sizeBytes: number },
  open: (range?: ByteRange) => Promise<Readable | null>,
): PartedFile {
  const openPart = (range?: ByteRange) => storedFile({ path, sizeBytes }, () => open(range)).open();
  return { path, sizeBytes, isText: false, open: openPart };
}
