/** The products of an owner's other tours, each once, and the result of copying one. */
import type { OwnProduct } from '@tourwright/api';
import { isSame, type Picture, type Product } from '@tourwright/tour/document';
import type { Change } from '../state/new-edit.ts';

/** A product of the shop: as the tour that was changed last says it. */
export interface ShopProduct extends OwnProduct {
  /** The names of the tours that list it. */
  tours: string[];
  /** `new`: not in this tour; `changed`: here too, but it says something else. */
  state: 'new' | 'changed' | 'same';
}

/** Belongs to a tour: files are in its folder, and stock is counted there. */
const ownOfTour = new Set(['id', 'pictures', 'stock', 'variants']);

/** What other tours of the owner list, by name; a product is the same wherever it has the same id. */
export function shopProducts(
  items: readonly OwnProduct[],
  tour: { id: string; products?: readonly Product[] | undefined },
  locale: string,
): ShopProduct[] {
  const byId = new Map<string, ShopProduct>();
  for (const item of items) {
    if (item.tourId === tour.id) continue;
    const known = byId.get(item.product.id);
    if (known) known.tours.push(item.tourName);
    else byId.set(item.product.id, { ...item, tours: [item.tourName], state: stateIn(tour, item.product) });
  }
  return [...byId.values()].sort((a, b) => a.product.name.localeCompare(b.product.name, locale));
}

function stateIn({ products }: { products?: readonly Product[] | undefined }, product: Product) {
  const here = products?.find(({ id }) => id === product.id);
  if (!here) return 'new';
  return changesOf(here, product).length > 0 ? 'changed' : 'same';
}

/** What makes a product of this tour say what the other says, but for its pictures and its stock. */
export function changesOf(here: Product, there: Product): Change[] {
  const path = ['products'];
  const [before, after] = [here, there] as Record<string, unknown>[];
  const fields = Object.keys({ ...before, ...after }).filter((field) => !ownOfTour.has(field));
  const own = fields
    .filter((field) => !isSame(before?.[field], after?.[field]))
    .map((field): Change => setField(path, here.id, field, after?.[field]));
  const variants = (there.variants ?? []).flatMap((variant): Change[] => {
    const variantPath = [...path, here.id, 'variants'];
    const known = here.variants?.find(({ id }) => id === variant.id);
    const { pictures: _pictures, ...said } = variant;
    if (!known) return [{ kind: 'item.add', path: variantPath, item: said } as Change];
    const [old, next] = [known, said] as Record<string, unknown>[];
    return Object.keys({ ...old, ...next })
      .filter((field) => !ownOfTour.has(field) && !isSame(old?.[field], next?.[field]))
      .map((field) => setField(variantPath, variant.id ?? '', field, next?.[field]));
  });
  return [...own, ...variants];
}

function setField(path: string[], itemId: string, field: string, value: unknown): Change {
  return { kind: 'item.set', path, itemId, field, value: value ?? null } as Change;
}

/** The files that a product shows, each once. */
export function slugsOf({ pictures = [], variants = [] }: Product): string[] {
  return [
    ...new Set([pictures, ...variants.map((each) => each.pictures ?? [])].flat().map(({ slug }) => slug)),
  ];
}

/** The product with its files where they are in this tour; pictures that could not be brought stay away. */
export function withFiles(product: Product, slugs: ReadonlyMap<string, string>): Product {
  const moved = (pictures: readonly Picture[]) =>
    pictures.flatMap((picture) => {
      const slug = slugs.get(picture.slug);
      return slug === undefined ? [] : [{ ...picture, slug }];
    });
  return {
    ...product,
    ...(product.pictures && { pictures: moved(product.pictures) }),
    ...(product.variants && {
      variants: product.variants.map((variant) => ({
        ...variant,
        ...(variant.pictures && { pictures: moved(variant.pictures) }),
      })),
    }),
  };
}
