import { focalLength, type View } from '../sphere/index.ts';

/**
 * The coarsest level that still gives each pixel in the middle of the view one of its own, else the finest.
 * The view's size is in device pixels.
 */
export function levelFor(
  view: Pick<View, 'hfov' | 'width'>,
  { levels }: { levels: readonly { faceSize: number }[] },
): number {
  const wanted = 2 * focalLength(view);
  // A hair of tolerance, so that a size that agrees to rounding does not cost four times the tiles.
  const found = levels.findIndex(({ faceSize }) => faceSize * 1.001 >= wanted);
  return found === -1 ? levels.length - 1 : found;
}
