/** What a panorama that is not cut as it came passes besides: it is drawn before, and a copy of it is encoded after. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Panorama } from '../inspect/panorama.ts';
import type { CutOrder } from './cut-order.ts';

/** Writes the pixels of a panorama as they are to be into a file, and returns what this is. */
export async function drawSource(
  { adjustment = {}, logoPath, threads, signal }: CutOrder,
  panorama: Panorama,
  file: string,
  onProgress?: (fraction: number) => void,
): Promise<Panorama> {
  const task = { kind: 'draw', panorama, adjustment, logoPath: logoPath ?? null, file } as const;
  const drawn = await threads.do(task, undefined, onProgress);
  signal.throwIfAborted();
  return drawn as Panorama;
}

/** Encodes the copy that is served of a panorama whose pixels lie in a file, and hands it on. */
export async function storeCopy(
  { threads, signal, onCopy, workFolder }: CutOrder,
  from: string,
): Promise<void> {
  // Not beside it: that may be where originals are kept.
  const to = join(workFolder ?? tmpdir(), `tourwright-${randomUUID()}.jpg`);
  try {
    await threads.do({ kind: 'copy', from, to });
    signal.throwIfAborted();
    await onCopy?.(to);
  } finally {
    await rm(to, { force: true });
  }
}
