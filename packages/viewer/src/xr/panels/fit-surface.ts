import type { QuadPart } from '../../render/clip-quad.ts';
import type { Texture } from '../../render/quad.ts';
import type { MediaOnSurface } from '../../scenes/viewer-scene.ts';
import { heightOver } from '../../view/corners.ts';
import { type Plane, planeOfCorners } from '../../view/plane.ts';
import type { Surface } from '../widgets/surface.ts';
import { plus, scaled } from '../widgets/vector.ts';

/** Where all of a picture would be, and what of it is seen there. */
export interface FittedSurface {
  surface: Surface;
  part: QuadPart;
}

/**
 * Lays pictures into four corners as the flat view's `object-fit` does: stretched, or in their own shape, all of them or
 * what fills the corners. Null when no rectangle is there. A picture that has not come yet has the shape of the corners.
 */
export function fitSurface({
  corners,
  fit,
}: Pick<MediaOnSurface, 'corners' | 'fit'>): ((texture: Texture | null) => FittedSurface) | null {
  // Its size in pixels only measures the plane.
  const plane = planeOfCorners(corners, 1, 1);
  if (!plane) return null;
  const shape = 1 / heightOver(corners, 1);
  return (texture) => {
    const own = texture && texture.height > 0 ? texture.width / texture.height : shape;
    const [wide, high] = sharesOf(fit, own / shape);
    const [left, right] = seenOf(wide);
    const [top, bottom] = seenOf(high);
    return { surface: laidOut(plane, wide, high), part: { left, top, right, bottom } };
  };
}

/** How wide and high all of the picture is, as shares of the corners; `wider`: its shape over theirs. */
function sharesOf(fit: string | undefined, wider: number): readonly [number, number] {
  if (fit === 'contain') return wider > 1 ? [1, 1 / wider] : [wider, 1];
  if (fit === 'cover') return wider > 1 ? [wider, 1] : [1, 1 / wider];
  return [1, 1];
}

/** What of it is within the corners, 0..1. */
function seenOf(share: number): readonly [number, number] {
  const half = 0.5 / Math.max(1, share);
  return [0.5 - half, 0.5 + half];
}

function laidOut({ right, down, corner }: Plane, wide: number, high: number): Surface {
  const start = plus(corner, plus(scaled(right, (1 - wide) / 2), scaled(down, (1 - high) / 2)));
  const plane = { right: scaled(right, wide), down: scaled(down, high), corner: start };
  return { plane, width: 1, height: 1, isFar: true };
}
