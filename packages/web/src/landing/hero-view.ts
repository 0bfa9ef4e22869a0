/**
 * Where the hero looks. Its two posters are taken with exactly these views (`npm run screens`), so that nothing jumps
 * when the live panorama takes their place.
 */
import { radians } from '@tourwright/tour/sphere';

/** How a poster was taken. */
interface PosterView {
  /** Degrees. */
  yaw: number;
  pitch: number;
  hfov: number;
  /** The width of the poster, in pixels. */
  width: number;
  height: number;
}

/** The views of the landing page's poster: angles in degrees, sizes in pixels. */
export const posterViews = {
  wide: { yaw: -58, pitch: -6, hfov: 84, width: 1920, height: 1080 },
  tall: { yaw: -40, pitch: -8, hfov: 44, width: 860, height: 1720 },
} as const satisfies Record<string, PosterView>;

/** Up to this width the tall poster is shown; the style sheet says the same. */
export const narrowPx = 600;

/** The view, in radians, in which a live picture of a size shows what a poster shows that covers that size. */
export function coveringView(poster: PosterView, size: { width: number; height: number }) {
  const across = Math.tan(radians(poster.hfov) / 2);
  const posterAspect = poster.width / poster.height;
  const aspect = size.width / size.height;
  // A poster that is wider than its place loses its sides, one that is higher only its top and bottom.
  const seen = aspect < posterAspect ? across * (aspect / posterAspect) : across;
  return { yaw: radians(poster.yaw), pitch: radians(poster.pitch), hfov: 2 * Math.atan(seen) };
}
