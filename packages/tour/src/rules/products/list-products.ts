import type { Hotspot, KnownHotspot, Product, Scene, Tour } from '../../document/index.ts';
import { heldProduct, holdsProduct, productFieldNames } from './products-of.ts';

/**
 * A tour whose products are in its list, each shown by the hotspots that name it. Those that hotspots held are called
 * by the hotspot's id, so that every reading gives the same. A tour without such hotspots is returned as it is.
 */
export function listProducts<T extends Pick<Tour, 'scenes' | 'products'>>(tour: T): T {
  const taken = new Set((tour.products ?? []).map(({ id }) => id));
  const moved: Product[] = [];
  const scenes = tour.scenes.map((scene): Scene => {
    if (!scene.hotspots.some(holdsProduct)) return scene;
    const hotspots = scene.hotspots.map((hotspot): Hotspot => {
      if (!holdsProduct(hotspot)) return hotspot;
      const id = freeId(hotspot, scene, taken);
      taken.add(id);
      moved.push(inWholeUnits(heldProduct(hotspot, id)));
      return withoutProduct(hotspot, id);
    });
    return { ...scene, hotspots };
  });
  return moved.length > 0 ? { ...tour, scenes, products: [...(tour.products ?? []), ...moved] } : tour;
}

function freeId({ id }: Hotspot, scene: Scene, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  const inScene = `${scene.id}-${id}`.slice(0, 180);
  for (let count = 1; ; count += 1) {
    const next = count === 1 ? inScene : `${inScene}-${count}`;
    if (!taken.has(next)) return next;
  }
}

function withoutProduct(hotspot: KnownHotspot<'product'>, productId: string): Hotspot {
  const gone: ReadonlySet<string> = new Set([...productFieldNames, 'title']);
  const kept = Object.entries(hotspot).filter(([field]) => !gone.has(field));
  return { ...Object.fromEntries(kept), productId } as Hotspot;
}

/** Amounts and counts were once any numbers. */
function inWholeUnits(product: Product): Product {
  const { variants } = product;
  const whole = <Of extends object>(of: Of): Of => {
    const fields = Object.entries(of).map(([field, value]) => [
      field,
      typeof value === 'number' && /^(price|salePrice|stock)$/.test(field) ? Math.round(value) : value,
    ]);
    return Object.fromEntries(fields);
  };
  return { ...whole(product), ...(variants && { variants: variants.map(whole) }) };
}
