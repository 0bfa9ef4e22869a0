/** The action of each kind of hotspot, and its name. */
import { type ByKind, byKind, type HotspotKind } from '@tourwright/tour/document';
import { audio } from './audio/audio.ts';
import { brochure } from './brochure/brochure.ts';
import { embed } from './embed/embed.ts';
import { gallery } from './gallery/gallery.ts';
import { image } from './image/image.ts';
import { info } from './info/info.ts';
import { link } from './link/link.ts';
import type { AnyPlayerKind, PlayerKind } from './player-kind.ts';
import { polygon } from './polygon/polygon.ts';
import { product } from './product/product.ts';
import { video } from './video/video.ts';
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
} satisfies { [Kind in HotspotKind]: PlayerKind<Kind> };

/** Every kind of hotspot that the player knows. */
export const playerKinds: ByKind<AnyPlayerKind> = byKind(kinds);
