import type { Backdrop } from '../../decode/backdrop.ts';
import { openRows, type RowInput } from '../../decode/open-rows.ts';
import type { Panorama } from '../../inspect/panorama.ts';
import { openKernel } from '../../native/kernel/open-kernel.ts';
import { openPreview, type PreviewPixels } from '../../preview/preview.ts';
import { fillRing } from '../../project/fill-ring.ts';
import type { TileMemory } from '../../project/tile-memory.ts';
import type { TilePlan } from '../../project/tile-plan.ts';

/** The message that starts the loading thread. */
export interface LoadTask {
  kind: 'load';
  panorama: Panorama;
  plan: TilePlan;
  memory: TileMemory;
  input: RowInput;
  /** What surrounds a partial panorama. */
  backdrop: Backdrop | null;
  /** Whether strip and thumbnail are drawn as well, of the rows as they pass. */
  isShown: boolean;
}

/**
 * Decodes the source into the ring of rows. Resolves when all rows have been there, or with null soon after `stop`. Throws
 * what the decoder says of a damaged picture.
 */
export async function loadRows(task: LoadTask): Promise<PreviewPixels | null> {
  const { panorama, plan, memory, input, backdrop } = task;
  const source = await openRows(panorama, input, backdrop);
  try {
    const viewer = task.isShown ? openPreview(plan) : null;
    const kernel = await openKernel(memory.memory);
    const isWhole = await fillRing({ plan, memory, kernel, source, viewer });
    return isWhole && viewer ? viewer.finish() : null;
  } finally {
    await source.close();
  }
}
