import type { Hotspot, KnownHotspot } from '@tourwright/tour/document';

/** Whether a hotspot leads to another scene; the type follows. */
export function isLink(hotspot: Hotspot): hotspot is KnownHotspot<'link'> {
  return hotspot.kind === 'link';
}
