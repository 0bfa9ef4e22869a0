import type { TileId } from '@tourwright/tour/pyramid';
import type { Backdrop } from '../../decode/backdrop.ts';
import type { Panorama } from '../../inspect/panorama.ts';
import { hasFirstLevel } from '../../preview/early-size.ts';
import { pathsOf } from '../../project/tile-plan.ts';
import type { CutOrder } from '../cut-order.ts';
import type { TileCut } from '../cut-tiles.ts';
import { manifestOf } from '../describe-cut.ts';
import { type EarlyOrder, makeEarlyView } from './make-early-view.ts';

/**
 * Makes, stores and announces what can be shown first; what was prefetched of it exists already. Returns what surrounds
 * a partial panorama.
 */
export async function showEarlyView(
  order: CutOrder & Required<Pick<CutOrder, 'stored'>> & Pick<EarlyOrder, 'draw'>,
  panorama: Panorama,
  memory: TileCut['memory'],
): Promise<Backdrop | null> {
  const { stored, formats, onPreview } = order;
  const isStored = (tile: TileId) => pathsOf(tile, formats).every((path) => stored.has(path));
  const { preview, backdrop, tiles } =
    (await order.early) ??
    (await makeEarlyView({ ...order, panorama, memory, isStored, isShown: onPreview !== undefined }));
  if (!preview) return backdrop;
  order.signal.throwIfAborted();
  const missing = tiles.filter(({ path }) => !stored.has(path));
  await Promise.all(missing.map((tile) => order.onTile(tile)));
  const manifest = manifestOf(panorama, formats);
  const first = hasFirstLevel(panorama) ? { ...manifest, levels: manifest.levels.slice(0, 1) } : null;
  await onPreview?.({ ...preview, manifest: first });
  return backdrop;
}
