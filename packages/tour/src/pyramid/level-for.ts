import { focalLength, type View } from '../sphere/index.ts';
import type { Manifest } from './manifest.ts';

/**
 * The coarsest level that still gives each pixel in the middle of the view one of its own, else the finest.
 * The view's size is in device pixels.
 */
export function levelFor(view: Pick<View, 'hfov' | 'width'>, manifest: Pick<Manifest, 'levels'>): number {
  const wanted = 2 * focalLength(view);
  // A hair of tolerance, so that a size that agrees to rounding does not cost four times the tiles.
  const found = manifest.levels.findIndex(({ faceSize }) => faceSize * 1.001 >= wanted);
  return found === -1 ? manifest.levels.length - 1 : found;
}
