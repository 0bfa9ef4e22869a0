import type { KnownHotspot } from '@tourwright/tour/document';
import type { ViewAngles } from '../view/angles.ts';
import { arrivalView, departureTurn } from '../view/arrival.ts';
import { roomOf, type ViewerScene } from '../viewer-scene.ts';

/** How one turns towards a link and how one looks behind it. It comes with the marks: nobody walks before they are there. */
export function wayThrough(link: KnownHotspot<'link'>, from: ViewerScene, to: ViewerScene, now: ViewAngles) {
  return {
    departure: departureTurn(link, now),
    arrival: arrivalView(link, roomOf(from), roomOf(to), now),
  };
}

export type WayThrough = typeof wayThrough;
