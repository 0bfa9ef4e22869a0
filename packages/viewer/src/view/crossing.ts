/** The transition between scenes: the view moves ahead while the old scene fades into the new one. */
import { easeInOut, type ViewAngles, zoomHfov } from './angles.ts';

/** `walk` zooms through, `fade` only fades, `exchange` fades and keeps the view, `cut` switches at once. */
export type Transition = 'walk' | 'fade' | 'exchange' | 'cut';

/** How long the passage to another scene takes, in milliseconds. */
export const crossingMs = 600;

/** How both scenes are drawn a part (0..1) of the way. */
export interface Crossing {
  departing: ViewAngles;
  arriving: ViewAngles;
  /** The opacity of the old scene, which is drawn over the new one. */
  opacity: number;
}

/** A part of the way from the last view of the old scene to the first of the new. */
export function crossingAt(part: number, from: ViewAngles, to: ViewAngles, transition: Transition): Crossing {
  const eased = easeInOut(part);
  if (transition === 'exchange') return { departing: to, arriving: to, opacity: 1 - eased };
  if (transition !== 'walk') return { departing: from, arriving: to, opacity: 1 - eased };
  return {
    departing: { ...from, hfov: zoomHfov(from.hfov, 1 + 0.6 * eased) },
    arriving: { ...to, hfov: zoomHfov(to.hfov, 0.8 + 0.2 * eased) },
    opacity: 1 - eased,
  };
}
