/** A large tour and an empty one for the bench of the editor, through the same requests that the editor sends. */
import type { ImageInfo } from '@tourwright/api';
import type { FloorPlan, Product as ProductOnSale, Scene } from '@tourwright/tour/document';
import { directionOf } from '@tourwright/tour/sphere';
import type { Product } from '../product-server.ts';

const json = { 'content-type': 'application/json' };
/** As many edits as go into one request. */
const atOnce = 200;
/** Of the hotspots of a large tour, every so many shows a product. */
const perProduct = 10;

export interface TourSize {
  scenes: number;
  /** In the first scene. */
  hotspots: number;
  products: number;
  /** Floor plans, on which all scenes are. */
  plans: number;
}

/** Makes a tour of this size; gives its id. */
export async function seedLargeTour(product: Product, size: TourSize): Promise<string> {
  const { scenes: sceneCount } = size;
  const created = await product.ask('POST', '/api/tours', JSON.stringify({ name: `Of ${sceneCount}` }), json);
  const { id } = (await created.json()) as { id: string };
  const changes = [
    ...made(size.products, (index) => ({ kind: 'item.add', path: ['products'], item: productOf(index) })),
    ...made(sceneCount, (index) => ({ kind: 'scene.add', scene: sceneOf(id, index, size) })),
    ...made(size.plans, (index) => ({
      kind: 'file.add',
      list: 'floorPlans',
      file: planOf(id, index, size),
    })),
  ];
  for (let start = 0; start < changes.length; start += atOnce) {
    const edits = changes
      .slice(start, start + atOnce)
      .map((change) => ({ id: crypto.randomUUID(), v: 1, ...change }));
    const body = JSON.stringify({ base: 0, edits });
    const answer = await product.ask('POST', `/api/tours/${id}/edits`, body, json);
    const { answers = [] } = (await answer.json()) as { answers?: { status: string; reason?: string }[] };
    const refused = answers.find(({ status }) => status !== 'applied');
    if (!answer.ok || refused) throw new Error(`The tour was not taken: ${refused?.reason ?? answer.status}`);
  }
  return id;
}

function made<Thing>(count: number, make: (index: number) => Thing): Thing[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function productOf(index: number): ProductOnSale {
  return { id: `product-${index}`, name: `Chair ${index}`, price: 100 + index, currency: 'EUR', stock: 5 };
}

/** A floor with its share of the scenes, in rows. */
function planOf(tourId: string, index: number, { scenes, plans }: TourSize): FloorPlan {
  const share = Math.ceil(scenes / plans);
  const here = made(share, (number) => index * share + number).filter((scene) => scene < scenes);
  return {
    id: `floor-${index}`,
    name: `Floor ${index}`,
    slug: planSlug(tourId, index),
    pins: here.map((scene, number) => ({
      id: `pin-${scene}`,
      sceneId: scene + 1,
      x: ((number % 8) + 1) / 9,
      y: (Math.floor(number / 8) + 1) / (share / 8 + 2),
      heading: (number * 40) % 360,
    })),
  };
}

function planSlug(tourId: string, index: number): string {
  return `${tourId}/floor-${index}.jpg`;
}

function sceneOf(tourId: string, index: number, size: TourSize): Scene {
  return {
    id: index + 1,
    name: `Room ${index + 1}`,
    slug: `${tourId}/${index}.jpg`,
    cameraPosition: [0, 0, 0.01],
    cameraDirection: [0, 0, 0],
    hotspots: index === 0 ? made(size.hotspots, (number) => hotspotOf(number, size)) : [],
    videos: [],
  };
}

/** The first one straight ahead, the others evenly around. */
function hotspotOf(index: number, { products }: TourSize): Scene['hotspots'][number] {
  const yaw = index * Math.PI * (3 - Math.sqrt(5));
  const pitch = Math.asin((((index * 29) % 100) / 100 - 0.5) * 1.2);
  const common = {
    id: `spot-${index}`,
    position: index === 0 ? ([0, 0, -1] as [number, number, number]) : directionOf(yaw, pitch),
    scale: 1,
    rotation: 0,
  };
  const number = index / perProduct - 1;
  if (index > 0 && index % perProduct === 0 && number < products) {
    return { ...common, kind: 'product', productId: `product-${number}` };
  }
  return { ...common, kind: 'info', text: `Note ${index}` };
}

/** The answer about a tour's files, as if each of its scenes and floors had the one panorama that was cut. */
export function mediaOf(tourId: string, { scenes, plans }: TourSize, image: ImageInfo): { images: unknown } {
  const slugs = [
    ...made(scenes, (index) => `${tourId}/${index}.jpg`),
    ...made(plans, (index) => planSlug(tourId, index)),
  ];
  const entries = slugs.map((slug, index) => {
    return [slug, { ...image, slug, thumbnail: image.thumbnail && `${image.thumbnail}?scene=${index}` }];
  });
  return { images: Object.fromEntries(entries) };
}
