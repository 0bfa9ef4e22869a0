import type { Hotspot, Scene, Tour } from '@tourwright/tour/document';

/** What the list of hotspots is narrowed to; empty fields narrow nothing. */
export interface Narrowing {
  query: string;
  kind: string;
  sceneId: number | null;
}

/** A hotspot in the list of all hotspots, with its scene and name. */
export interface ListedHotspot {
  scene: Scene;
  hotspot: Hotspot;
  name: string;
}

/** The hotspots of a tour that fit, in the order of scenes; `nameOf` says what a hotspot is called. */
export function listedHotspots(
  tour: Tour,
  { query, kind, sceneId }: Narrowing,
  nameOf: (tour: Tour, hotspot: Hotspot) => string,
): ListedHotspot[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return tour.scenes
    .filter(({ id }) => sceneId === null || id === sceneId)
    .flatMap((scene) =>
      scene.hotspots
        .filter((hotspot) => kind === '' || hotspot.kind === kind)
        .map((hotspot) => ({ scene, hotspot, name: nameOf(tour, hotspot) }))
        .filter(({ name }) => {
          const text = `${name} ${scene.name}`.toLocaleLowerCase();
          return words.every((word) => text.includes(word));
        }),
    );
}
