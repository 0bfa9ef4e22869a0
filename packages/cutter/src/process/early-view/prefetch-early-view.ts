import { mkdir } from 'node:fs/promises';
import { isCutAsIs } from '../../adjust/adjustment-needs.ts';
import type { Panorama } from '../../inspect/panorama.ts';
import { inspectSource } from '../inspect-source.ts';
import type { UploadedFile } from '../uploading/decode-while-uploading.ts';
import { type EarlyOrder, type EarlyTiles, makeEarlyView } from './make-early-view.ts';

/**
 * Makes the early view of a file that will be cut soon. Null when it is not a panorama, or one that is not cut as it came. It
 * takes the lock when it is called: a cut that waits for it comes after it. `uploading`: what was decoded of it while it came.
 */
export async function prefetchEarlyView(
  path: string,
  order: Pick<EarlyOrder, 'threads' | 'signal' | 'formats'> & { workFolder: string },
  uploading: Promise<UploadedFile | null> = Promise.resolve(null),
): Promise<EarlyTiles | null> {
  const unlock = await order.threads.lock(order.signal);
  try {
    await mkdir(order.workFolder, { recursive: true, mode: 0o700 });
    const uploaded = await uploading;
    const panorama = uploaded?.panorama ?? (await inspectPlain(path));
    if (!panorama) return null;
    const isStored = () => false;
    return await makeEarlyView({ ...order, panorama, uploaded, memory: 'main', isShown: true, isStored });
  } finally {
    unlock();
  }
}

async function inspectPlain(path: string): Promise<Panorama | null> {
  const inspection = await inspectSource(path);
  return inspection.ok && isCutAsIs(inspection.panorama, undefined) ? inspection.panorama : null;
}
