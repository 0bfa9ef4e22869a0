import { readManifest } from '@tourwright/tour/pyramid';
import type { Turn } from '@tourwright/tour/sphere';

/** What a panorama is shown from. */
export interface PanoramaSource {
  /** Where the tiles lie; ends with a slash. */
  baseUrl: string;
  /** As it was published; checked when the scene opens. */
  manifest: unknown;
  /** Data URL of a strip of the six faces (f r b l u d), side by side. */
  preview?: string;
  /** How it lies in the scene: from a direction of the scene to that of the picture; absent: as it was cut. */
  turn?: Turn | undefined;
}

/**
 * Whether two sources show the same tiles. While a panorama is being cut it has its coarsest level only, at the
 * address where the others come later.
 */
export function isSameSource(a: PanoramaSource | null, b: PanoramaSource | null): boolean {
  return a?.baseUrl === b?.baseUrl && levelsOf(a) === levelsOf(b);
}

function levelsOf(source: PanoramaSource | null): number {
  const read = readManifest(source?.manifest);
  return read.ok ? read.manifest.levels.length : 0;
}
