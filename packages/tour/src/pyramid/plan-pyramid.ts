import type { Manifest } from './manifest.ts';

/** Tiles near this edge are few enough to request and small enough to hold. */
const idealTileSize = 512;
/** A multiple of this keeps the blocks of every image format whole. */
const step = 32;

/**
 * How a panorama of this width (of the full 2:1 picture, in pixels) is cut. A face has the picture's own density at
 * its middle, and every level is twice the one before, from one tile per face up: a true quadtree without slivers.
 */
export function planPyramid(
  sourceWidth: number,
): Pick<Manifest, 'tileSize' | 'levels'> & { faceSize: number } {
  // A face shows a tangent from -1 to 1: half its edge is the pixels of one radian, of which the picture has width / 2π.
  const wanted = sourceWidth / Math.PI;
  const doublings = Math.max(0, Math.round(Math.log2(wanted / idealTileSize)));
  const tileSize = Math.max(step, Math.round(wanted / 2 ** doublings / step) * step);
  const levels = Array.from({ length: doublings + 1 }, (_, level) => ({ faceSize: tileSize * 2 ** level }));
  return { faceSize: tileSize * 2 ** doublings, tileSize, levels };
}
