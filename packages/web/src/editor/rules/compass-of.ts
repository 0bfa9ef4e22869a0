import type { Scene } from '@tourwright/tour/document';
import type { Images } from '../state/derived.ts';
import { buildingFacts } from './building-facts.ts';

/**
 * The compass direction of the middle of a scene's photo, degrees clockwise from north: its owner's, else as the camera
 * recorded it, which is what visitors see; undefined: nobody said it.
 */
export function compassOf(media: Images, scene: Scene): number | undefined {
  return scene.heading ?? buildingFacts(media, { scenes: [scene] }).compassOf?.(scene.slug);
}
