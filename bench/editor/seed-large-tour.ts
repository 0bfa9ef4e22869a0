/** A large tour and an empty one for the bench of the editor, through the same requests that the editor sends. */
import type { ImageInfo } from '@tourwright/api';
import type { Scene } from '@tourwright/tour/document';
import { directionOf } from '@tourwright/tour/sphere';
import type { Product } from '../product-server.ts';

const json = { 'content-type': 'application/json' };
/** As many edits as go into one request. */
const atOnce = 200;

/** Makes a tour of this many scenes, with this many hotspots in the first; gives its id. */
export async function seedLargeTour(
  product: Product,
  sceneCount: number,
  hotspotCount: number,
): Promise<string> {
  const created = await product.ask('POST', '/api/tours', JSON.stringify({ name: `Of ${sceneCount}` }), json);
  const { id } = (await created.json()) as { id: string };
  const scenes = Array.from({ length: sceneCount }, (_, index) => sceneOf(id, index, hotspotCount));
  for (let start = 0; start < scenes.length; start += atOnce) {
    const edits = scenes
      .slice(start, start + atOnce)
      .map((scene) => ({ id: crypto.randomUUID(), v: 1, kind: 'scene.add', scene }));
    const body = JSON.stringify({ base: 0, edits });
    const answer = await product.ask('POST', `/api/tours/${id}/edits`, body, json);
    const { answers = [] } = (await answer.json()) as { answers?: { status: string; reason?: string }[] };
    const refused = answers.find(({ status }) => status !== 'applied');
    if (!answer.ok || refused) throw new Error(`The tour was not taken: ${refused?.reason ?? answer.status}`);
  }
  return id;
}

function sceneOf(tourId: string, index: number, hotspotCount: number): Scene {
  return {
    id: index + 1,
    name: `Room ${index + 1}`,
    slug: `${tourId}/${index}.jpg`,
    cameraPosition: [0, 0, 0.01],
    cameraDirection: [0, 0, 0],
    hotspots: index === 0 ? Array.from({ length: hotspotCount }, (_, number) => hotspotOf(number)) : [],
    videos: [],
  };
}

/** The first one straight ahead, the others evenly around. */
function hotspotOf(index: number): Scene['hotspots'][number] {
  const yaw = index * Math.PI * (3 - Math.sqrt(5));
  const pitch = Math.asin((((index * 29) % 100) / 100 - 0.5) * 1.2);
  return {
    id: `spot-${index}`,
    kind: 'info',
    position: index === 0 ? [0, 0, -1] : directionOf(yaw, pitch),
    scale: 1,
    rotation: 0,
    text: `Note ${index}`,
  };
}

/** The answer about a tour's files, as if each of its scenes had the one panorama that was cut. */
export function mediaOf(tourId: string, sceneCount: number, image: ImageInfo): { images: unknown } {
  const entries = Array.from({ length: sceneCount }, (_, index) => {
    const slug = `${tourId}/${index}.jpg`;
    return [slug, { ...image, slug, thumbnail: image.thumbnail && `${image.thumbnail}?scene=${index}` }];
  });
  return { images: Object.fromEntries(entries) };
}
