/** Prefetches the first tiles of the next scenes into the browser's cache, so that they open at once. */

import { roomOf, type ViewerScene } from '../scenes/viewer-scene.ts';
import type { Size, ViewAngles } from '../view/angles.ts';
import { arrivalView } from '../view/arrival.ts';
import { isLink } from '../view/is-link.ts';
import { firstTiles } from './first-tiles.ts';

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation; only some browsers have it. */
export interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** At most this many scenes, and tiles of each: the middle of the view comes first. */
const mostScenes = 4;
const mostTiles = 9;

/** Whether a connection is suitable for prefetching: not a slow one, nor with data saving. */
export function isGenerous({ saveData = false, effectiveType = '4g' }: Line = {}): boolean {
  return !saveData && effectiveType === '4g';
}

/**
 * The addresses that the scenes linked from a scene need first, seen as one would arrive from this view, scene by scene
 * in the order of the links. `size` is that of the viewer's element in CSS pixels.
 */
export function tilesAhead(
  scene: ViewerScene,
  scenes: readonly ViewerScene[],
  { view, size, devicePixelRatio }: { view: ViewAngles; size: Size; devicePixelRatio: number },
): string[] {
  const found = new Map<number, string[]>();
  for (const link of scene.hotspots) {
    if (!isLink(link)) continue;
    const target = scenes.find(({ id }) => id === link.targetSceneId);
    if (!target?.source || target.id === scene.id || found.has(target.id)) continue;
    const arrival = arrivalView(link, roomOf(scene), roomOf(target), view);
    const tiles = firstTiles({ source: target.source, view: arrival }, size, devicePixelRatio);
    found.set(target.id, tiles.slice(0, mostTiles));
    if (found.size === mostScenes) break;
  }
  return [...found.values()].flat();
}

/** Fetches one address after the other with low priority; ends at the first failure, or when aborted. */
export async function fetchAhead(addresses: readonly string[], signal: AbortSignal): Promise<void> {
  for (const address of addresses) {
    const answer = await fetch(address, { signal, priority: 'low' }).catch(() => null);
    if (!answer?.ok) return;
    // Only what was read to its end is kept.
    await answer.arrayBuffer().catch(() => undefined);
    if (signal.aborted) return;
  }
}
