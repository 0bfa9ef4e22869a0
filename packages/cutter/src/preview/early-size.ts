import { planPyramid } from '@tourwright/tour/pyramid';

/** The smallest source of strip, thumbnail and backdrop. */
const previewWidth = 2048;

/** One level or two are made as fast as their first alone. */
export function hasFirstLevel({ width }: { width: number }): boolean {
  return planPyramid(width).levels.length > 2;
}

/** How wide the small version is of which a panorama's early view is made: twice as wide as its coarsest level. */
export function earlyWidth(panorama: { width: number }): number {
  const { width } = panorama;
  const least = hasFirstLevel(panorama) ? width / 2 ** (planPyramid(width).levels.length - 2) : previewWidth;
  return Math.min(width, Math.round(least));
}
