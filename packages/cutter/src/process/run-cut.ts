import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultOfLevel } from '../adjust/adjustment-needs.ts';
import { unpackHeic } from '../decode/heic/unpack-heic.ts';
import { whyNotDecoded } from '../inspect/why-unreadable.ts';
import { UnreadablePicture } from '../native/unreadable-picture.ts';
import { cutEye } from './cut-eye.ts';
import type { CutOrder, CutResult } from './cut-order.ts';
import { describeCut } from './describe-cut.ts';
import { inspectSource } from './inspect-source.ts';
import { orderOfLeft, orderOfRight, rightEyeOf } from './right-eye.ts';
import { shareProgress } from './share-progress.ts';

/** To unpack a HEIC takes so much of the time that its tiles take. */
const heicEffort = 1.3;

/**
 * Cuts a panorama into the tiles of its pyramid, and of two views the right eye's into a pyramid beside it. When it
 * resolves with a manifest, every tile that the manifest promises has been handed to `onTile` and stored. A file that is
 * no panorama is refused with a reason. Throws the signal's reason when aborted, and what `onTile` or `onPreview` threw;
 * nothing is running any more then.
 */
export async function runCut(order: CutOrder): Promise<CutResult> {
  const { path, adjustment = {}, threads, signal, workFolder = tmpdir() } = order;
  signal.throwIfAborted();
  const inspection = await inspectSource(path, { look: 'close', ...acrossOf(adjustment) });
  if (!inspection.ok) return inspection;
  const { panorama } = inspection;
  const failure = faultOfLevel(panorama, adjustment);
  if (failure) return { ok: false, failure };
  const unlock = await threads.lock(signal);
  const drawnFile = join(workFolder, `tourwright-${randomUUID()}.v`);
  const unpackedFile = `${drawnFile}.tiff`;
  try {
    const efforts = [panorama.isHeic ? heicEffort : 0, 1] as const;
    const [onUnpacking, onProgress] = shareProgress(order.onProgress, efforts);
    const source = panorama.isHeic ? await unpackHeic(panorama, unpackedFile, signal, onUnpacking) : panorama;
    onUnpacking(1);
    const right = rightEyeOf(source);
    const both = { ...order, onProgress };
    const cut = await cutEye(right ? orderOfLeft(both) : both, source, drawnFile);
    if (right) await cutEye(orderOfRight(both), right, drawnFile);
    return { ok: true, manifest: describeCut(cut, panorama, order) };
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    return { ok: false, failure: await whyNotDecoded(panorama.path, error.message) };
  } finally {
    for (const made of [drawnFile, unpackedFile]) await rm(made, { force: true });
    unlock();
  }
}

function acrossOf({ across }: { across?: number | undefined }): { across?: number } {
  return across === undefined ? {} : { across };
}
