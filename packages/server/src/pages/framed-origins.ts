import type { Tour } from '@tourwright/tour/document';
import { frameAddress } from '@tourwright/tour/rules';

/** More than a page's headers should carry. */
const MOST = 40;

/**
 * The sites whose pages a tour shows in frames: those that its hotspots name, and no others. Our own is never among
 * them: a frame of ours within ours could reach out of its box. Nor are unsafe ones on a safe page.
 */
export function framedOrigins(tour: Pick<Tour, 'scenes'>, publicUrl: string): string[] {
  const own = new URL(publicUrl);
  const origins = new Set<string>();
  for (const { hotspots } of tour.scenes) {
    for (const hotspot of hotspots) {
      const origin = frameAddress(hotspot)?.origin;
      if (origin === undefined || !URL.canParse(origin)) continue;
      const isAllowed = origin.startsWith('https:') || own.protocol === 'http:';
      if (isAllowed && new URL(origin).origin !== own.origin) origins.add(origin);
    }
  }
  return [...origins].slice(0, MOST);
}
