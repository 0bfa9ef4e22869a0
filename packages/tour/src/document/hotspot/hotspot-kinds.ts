/** Every kind of hotspot that this version knows, and what a hotspot is as a whole. */
import type { z } from 'zod';
import { createHotspotKinds, type HotspotKinds } from './create-hotspot-kinds.ts';
import type { HotspotWith, UnknownHotspot } from './hotspot.ts';
import type { HotspotKindDefinition } from './hotspot-kind.ts';
import { audio } from './kinds/audio.ts';
import { brochure } from './kinds/brochure.ts';
import { embed } from './kinds/embed.ts';
import { gallery } from './kinds/gallery.ts';
import { image } from './kinds/image.ts';
import { info } from './kinds/info.ts';
import { link } from './kinds/link.ts';
import { polygon } from './kinds/polygon.ts';
import { product } from './kinds/product.ts';
import { video } from './kinds/video.ts';
import { web } from './kinds/web.ts';

/** The list: a kind is one line here, and the lists of the other layers then miss it. */
const kinds = { link, info, image, gallery, video, audio, web, brochure, product, embed, polygon };

/** A kind that this version knows. */
export type HotspotKind = keyof typeof kinds;

type HotspotOf<Kind extends HotspotKind> =
  (typeof kinds)[Kind] extends HotspotKindDefinition<infer Fields> ? HotspotWith<Fields, Kind> : never;

/** A hotspot of one of the kinds that this version knows, or of any of them. */
export type KnownHotspot<Kind extends HotspotKind = HotspotKind> = { [K in Kind]: HotspotOf<K> }[Kind];

/** A marked direction in a scene: a union discriminated by `kind`. */
export type Hotspot = KnownHotspot | UnknownHotspot;

/** All kinds of hotspots by name, with what the document needs to know of each. */
export const hotspotKinds: HotspotKinds = createHotspotKinds(kinds);

/** The shape of every hotspot; `kind` says which type it has (`isKind`). */
export const hotspot = hotspotKinds.schema as unknown as z.ZodType<Hotspot> & { shape: z.ZodRawShape };
