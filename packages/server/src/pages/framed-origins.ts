import type { Tour } from '@tourwright/tour/document';
import { frameAddress } from '@tourwright/tour/rules';

/** More than a page's headers should carry. */
const mostOrigins = 40;

/**
 * The sites whose pages a tour shows in frames: those that its hotspots name, and no others. Our own is never among
 * them, under none of its addresses: a frame of ours within ours could reach out of its box. Nor are unsafe ones on a
 * safe page.
 */
export function framedOrigins(
  tour: Pick<Tour, 'scenes'>,
  own: { publicUrl: string; port: number },
): string[] {
  const isSafe = own.publicUrl.startsWith('https:');
  const origins = new Set<string>();
  for (const { hotspots } of tour.scenes) {
    for (const hotspot of hotspots) {
      const origin = frameAddress(hotspot)?.origin;
      if (origin === undefined || !URL.canParse(origin)) continue;
      const isAllowed = origin.startsWith('https:') || !isSafe;
      if (isAllowed && !isOwn(new URL(origin), own)) origins.add(origin);
    }
  }
  return [...origins].slice(0, mostOrigins);
}

/** Whether an address leads to this server: the public one, or any name of this machine with one of our ports. */
function isOwn(address: URL, { publicUrl, port }: { publicUrl: string; port: number }): boolean {
  const own = new URL(publicUrl);
  if (address.origin === own.origin) return true;
  const isHere = /^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$|^0\.0\.0\.0$/.test(address.hostname);
  return isHere && [portOf(own), port].includes(portOf(address));
}

function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}
