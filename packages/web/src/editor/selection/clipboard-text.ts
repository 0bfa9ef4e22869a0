/** Hotspots as text on the system's clipboard, for other scenes, tours, tabs and browsers. */
import {
  type Hotspot,
  hotspot,
  isKind,
  limits,
  type Media,
  media,
  type Product,
  product,
  type Scene,
  type Tour,
} from '@tourwright/tour/document';
import { newId } from '../../client/new-id.ts';
import { brochurePlace, hotspotPlaces, productPlaces } from '../rules/hotspot-files.ts';

/** What our text begins with: any other is somebody else's. */
const mark = 'tourwright/hotspots';
/** No scene holds more. */
const mostLength = 4_000_000;

/** What hotspots show from the lists of their tour. */
interface Listed {
  products: Product[];
  brochures: Media[];
}

/** The tour that hotspots were copied from, as far as they need it elsewhere. */
interface Origin extends Listed {
  tourId: string;
  /** The scenes that links lead to, by id and name. */
  scenes: { id: number; name: string }[];
}

/** Hotspots that were copied. */
export interface Copied {
  hotspots: Hotspot[];
  /** Null: the text does not say it. */
  origin: Origin | null;
}

/** The text of some hotspots of a tour, with what they show from its lists. */
export function hotspotsText(hotspots: readonly Hotspot[], tour: Tour): string {
  const targets = new Set(hotspots.map((each) => (isKind(each, 'link') ? each.targetSceneId : undefined)));
  const scenes = tour.scenes.filter(({ id }) => targets.has(id)).map(({ id, name }) => ({ id, name }));
  const origin: Origin = { tourId: tour.id, scenes, ...listedIn(hotspots, tour) };
  return JSON.stringify({ type: mark, v: 1, hotspots, origin });
}

function listedIn(
  hotspots: readonly Hotspot[],
  { products = [], brochures }: Pick<Tour, keyof Listed>,
): Listed {
  const ids = new Set(
    hotspots.map((each) =>
      isKind(each, 'product') ? each.productId : isKind(each, 'brochure') ? each.brochureId : undefined,
    ),
  );
  return {
    products: products.filter(({ id }) => ids.has(id)),
    brochures: brochures.filter(({ id }) => ids.has(id)),
  };
}

/** The hotspots of a text; null when it is another text. What is not a hotspot among them is left out. */
export function hotspotsIn(text: string): Copied | null {
  if (text.length > mostLength || !text.trimStart().startsWith('{')) return null;
  try {
    const found = JSON.parse(text) as { type?: unknown; hotspots?: unknown; origin?: unknown };
    if (found.type !== mark || !Array.isArray(found.hotspots)) return null;
    const hotspots = validOf(hotspot, found.hotspots.slice(0, limits.hotspots)) as Hotspot[];
    return hotspots.length > 0 ? { hotspots, origin: originOf(found.origin) } : null;
  } catch {
    return null;
  }
}

function originOf(value: unknown): Origin | null {
  const { tourId, scenes, products, brochures } = (value ?? {}) as Record<string, unknown>;
  if (typeof tourId !== 'string') return null;
  return {
    tourId,
    scenes: (Array.isArray(scenes) ? scenes : []) as Origin['scenes'],
    products: validOf(product, products),
    brochures: validOf(media, brochures),
  };
}

interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

function validOf<T>(schema: Schema<T>, values: unknown): T[] {
  if (!Array.isArray(values)) return [];
  return values.flatMap((each) => {
    const parsed = schema.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  });
}

/** What comes into a tour by pasting. */
export interface Arriving extends Listed {
  hotspots: Hotspot[];
}

/** Copies with names of their own, as they can be in a tour, and the products and brochures that it does not list yet. */
export function arriving({ hotspots: copied, origin }: Copied, tour: Tour) {
  const isElsewhere = origin !== null && origin.tourId !== tour.id;
  // Scenes of two tours may have one id without being the same.
  const named = new Map((origin?.scenes ?? []).map(({ id, name }) => [id, name]));
  const isHere = (target: number) =>
    tour.scenes.some(({ id, name }) => id === target && (!isElsewhere || named.get(id) === name));
  let cut = 0;
  const hotspots = copied.map((each): Hotspot => {
    const copy = { ...each, id: newId() };
    if (!isKind(copy, 'link') || copy.targetSceneId === undefined || isHere(copy.targetSceneId)) return copy;
    cut++;
    const { targetSceneId: _, arrival: __, ...loose } = copy;
    return loose as Hotspot;
  });
  const isNew =
    (list: readonly { id: string }[] = []) =>
    ({ id }: { id: string }) =>
      isElsewhere && !list.some((each) => each.id === id);
  const products = (origin?.products ?? []).filter(isNew(tour.products));
  const brochures = (origin?.brochures ?? []).filter(isNew(tour.brochures));
  const slugs = [
    ...hotspotPlaces({ id: 0, hotspots } as unknown as Scene),
    ...products.flatMap(productPlaces),
    ...brochures.map(brochurePlace),
  ].map(({ slug }) => slug);
  const isOwn = (slug: string) => slug.startsWith(`${tour.id}/`) || slug.startsWith('users/');
  return {
    arriving: { hotspots, products, brochures } satisfies Arriving,
    /** Links whose scene is not in this tour: they come without their target. */
    cut,
    /** The slugs of files of another tour. */
    foreign: [...new Set(slugs)].filter((slug) => !isOwn(slug)),
  };
}
