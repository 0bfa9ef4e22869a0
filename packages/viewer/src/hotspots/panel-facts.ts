import type { HotspotKind, KnownHotspot } from '@tourwright/tour/document';
import type { PanelFacts } from './viewer-kind.ts';
import { webAddress } from './web-address.ts';

/** The text and pictures of a hotspot, and where its page leads on to. */
export function panelFacts({
  body = '',
  pictures = [],
  url,
}: KnownHotspot<Exclude<HotspotKind, 'link'>>): PanelFacts {
  return { text: body, pictures, outside: webAddress(url), isGone: pictures.length > 0 };
}
