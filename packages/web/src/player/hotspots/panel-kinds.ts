/** What every kind of hotspot opens, loaded with the first one. */
import { type ByKind, byKind, type HotspotKind } from '@tourwright/tour/document';
import { audioPanel } from './audio/audio-panel.tsx';
import { brochurePanel } from './brochure/brochure-panel.tsx';
import { embedPanel } from './embed/embed-panel.tsx';
import { galleryPanel } from './gallery/gallery-panel.tsx';
import { imagePanel } from './image/image-panel.tsx';
import { infoPanel } from './info/info-panel.tsx';
import { linkPanel } from './link/link-panel.ts';
import type { AnyPanelKind, PanelKind } from './panel-kind.ts';
import { polygonPanel } from './polygon/polygon-panel.ts';
import { productPanel } from './product/product-panel.tsx';
import { videoPanel } from './video/video-panel.tsx';
import { webPanel } from './web/web-panel.ts';

/** The list: a kind is one line here. */
const kinds = {
  link: linkPanel,
  info: infoPanel,
  polygon: polygonPanel,
  web: webPanel,
  image: imagePanel,
  gallery: galleryPanel,
  video: videoPanel,
  embed: embedPanel,
  audio: audioPanel,
  brochure: brochurePanel,
  product: productPanel,
} satisfies { [Kind in HotspotKind]: PanelKind<Kind> };

/** The panels of all kinds of hotspots. */
export const panelKinds: ByKind<AnyPanelKind> = byKind(kinds);
