/** The table of how each kind of hotspot is shown. */
import { byKind, type Hotspot, type HotspotKind } from '@tourwright/tour/document';
import { audio } from './audio/audio.ts';
import { brochure } from './brochure/brochure.ts';
import { embed } from './embed/embed.ts';
import { gallery } from './gallery/gallery.ts';
import { image } from './image/image.ts';
import { info } from './info/info.ts';
import { link } from './link/link.ts';
import { polygon } from './polygon/polygon.ts';
import { product } from './product/product.ts';
import { video } from './video/video.ts';
import type { AnyViewerKind, ViewerKind } from './viewer-kind.ts';
import { web } from './web/web.ts';

/** The list: a kind is one line here. */
const kinds = {
  link,
  info,
  image,
  gallery,
  video,
  audio,
  web,
  brochure,
  product,
  embed,
  polygon,
} satisfies { [Kind in HotspotKind]: ViewerKind<Kind> };

/** A list of kinds, as `viewerKinds`, and what it can show. */
export function createViewerKinds(known: Readonly<Record<string, AnyViewerKind>>) {
  const list = byKind(known);
  return {
    ...list,
    /** Whether there is anything to show: kinds of later versions are skipped, and areas that have no corners. */
    canShow(hotspot: Hotspot): boolean {
      const kind = list.of(hotspot.kind);
      return kind !== null && (kind.canShow?.(hotspot) ?? true);
    },
  };
}

/** Every kind of hotspot that the viewer shows. */
export const viewerKinds = createViewerKinds(kinds);
