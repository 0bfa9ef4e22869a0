import type { KnownHotspot } from '@tourwright/tour/document';
import { webAddress } from '@tourwright/viewer/hotspots';

/**
 * Opens the page of a `web` hotspot in a new tab without access to its opener. Returns whether it did: where nothing
 * hovers, one has not seen whose page it is, so a card says it first, and so it does for one that has more to say, and
 * where the press is so long ago, since the app was on its way, that the browser would open nothing.
 */
export function followWeb({ url, body, pictures }: KnownHotspot<'web'>): boolean {
  if (body?.trim() || pictures?.length || !matchMedia('(hover: hover)').matches) return false;
  const address = webAddress(url);
  if (!address?.host) return false;
  if (navigator.userActivation?.isActive === false) return false;
  window.open(address.href, '_blank', 'noopener,noreferrer');
  return true;
}
