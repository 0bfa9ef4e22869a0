import type { KnownHotspot } from '@tourwright/tour/document';
import { roomOf, type ViewerScene } from '../../scenes/viewer-scene.ts';
import type { ViewAngles } from '../../view/angles.ts';
import { arrivalView, departureTurn } from '../../view/arrival.ts';

/** Where a link leads, on a screen and in a headset. */
export type Way =
  | {
      to: ViewerScene;
      /** How one turns towards the link before. */
      departure: ReturnType<typeof departureTurn>;
      /** How the visitor looks behind it. */
      arrival: ViewAngles;
    }
  /** A scene that has no picture yet, or (null) none. */
  | { to: null; unseen: ViewerScene | null };

/** The way through a link of a scene, for this view. */
export function wayThrough(
  link: KnownHotspot<'link'>,
  from: ViewerScene,
  sceneOf: (id: number) => ViewerScene | undefined,
  now: ViewAngles,
): Way {
  const to = (link.targetSceneId === undefined ? null : sceneOf(link.targetSceneId)) ?? null;
  if (!to?.source) return { to: null, unseen: to };
  return {
    to,
    departure: departureTurn(link, now),
    arrival: arrivalView(link, roomOf(from), roomOf(to), now),
  };
}

/** The type of the function that finds where a link leads. */
export type WayThrough = typeof wayThrough;
