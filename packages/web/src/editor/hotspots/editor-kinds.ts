/** How every kind of hotspot is added and edited. */
import { type ByKind, byKind, type HotspotKind } from '@tourwright/tour/document';
import { audio } from './audio/audio.tsx';
import { brochure } from './brochure/brochure.tsx';
import type { AnyEditorKind, EditorKind } from './editor-kind.ts';
import { embed } from './embed/embed.tsx';
import { gallery } from './gallery/gallery.tsx';
import { image } from './image/image.tsx';
import { info } from './info/info.tsx';
import { link } from './link/link.tsx';
import { polygon } from './polygon/polygon.tsx';
import { product } from './product/product.tsx';
import { video } from './video/video.tsx';
import { web } from './web/web.tsx';

/** The list: a kind is one line here. In this order they are offered. */
const kinds = {
  link,
  info,
  image,
  video,
  audio,
  product,
  brochure,
  gallery,
  web,
  embed,
  polygon,
} satisfies { [Kind in HotspotKind]: EditorKind<Kind> };

/** Every kind of hotspot that the editor knows. */
export const editorKinds: ByKind<AnyEditorKind> = byKind(kinds);
