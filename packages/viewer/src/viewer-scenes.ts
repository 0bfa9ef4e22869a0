import type { Tour } from '@tourwright/tour/document';
import { openingView } from '@tourwright/tour/rules';
import { radians } from '@tourwright/tour/sphere';
import type { PanoramaSource } from './render/panorama-source.ts';
import type { ViewerScene } from './viewer-scene.ts';

/** What is known of an image, as far as the viewer needs it: the shape in which the server tells it. */
export interface SceneMedia {
  /** Null until the panorama is cut. */
  panorama: { baseUrl: string; manifest: unknown; preview: string } | null;
}

/** The scenes of a tour, with the pictures that lie at their slugs. */
export function viewerScenes(
  tour: Pick<Tour, 'scenes'>,
  media: Readonly<Record<string, SceneMedia>>,
): ViewerScene[] {
  return tour.scenes.map((scene) => {
    const { yaw, pitch, hfov } = openingView(scene);
    return {
      id: scene.id,
      name: scene.name,
      source: sourceOf(media[scene.slug]),
      view: { yaw: radians(yaw), pitch: radians(pitch), hfov: radians(hfov) },
      hotspots: scene.hotspots,
    };
  });
}

function sourceOf(media: SceneMedia | undefined): PanoramaSource | null {
  if (!media?.panorama) return null;
  const { baseUrl, manifest, preview } = media.panorama;
  return preview ? { baseUrl, manifest, preview } : { baseUrl, manifest };
}
