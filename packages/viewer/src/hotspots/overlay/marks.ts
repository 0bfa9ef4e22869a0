/** The hotspots of the present scene over its picture, loaded once the picture is sharp. */
import type { Hotspot } from '@tourwright/tour/document';
import type { ScenePart } from '../../content/scene-part.ts';
import { completeTexts } from '../../content-texts.ts';
import { hotspotLook, type LookParts } from '../button/hotspot-look.ts';
import { type WayThrough, wayThrough } from '../link/way-through.ts';
import { HotspotOverlay } from './hotspot-overlay.ts';
import type { HotspotStates } from './hotspot-states.ts';

/** What the marks of a scene need of the viewer. */
export interface MarkParts extends LookParts {
  states: HotspotStates;
  /** The viewer's own element. */
  element: HTMLElement;
  /** Changes a hotspot's button after the viewer has filled it. */
  render?: ((hotspot: Hotspot, button: HTMLElement) => void) | undefined;
  /** A hotspot was chosen. */
  onActivate: (hotspot: Hotspot, way: WayThrough) => void;
  /** Turns the view until something is in sight. */
  look: (direction: Hotspot['position']) => void;
}

/** The marks of one scene after the other, as buttons above everything else in the viewer's element. */
export function openMarks(parts: MarkParts): ScenePart {
  completeTexts(parts.texts);
  const { element, states, render, onActivate, look } = parts;
  const overlay = new HotspotOverlay(element, {
    lookOf: (hotspot) => ({
      ...hotspotLook(hotspot, parts),
      isOpen: states.open === hotspot.id,
      isPlaying: states.playing.includes(hotspot.id),
    }),
    ...(render ? { render } : {}),
    // What follows a link comes with the links.
    onActivate: (hotspot) => onActivate(hotspot, wayThrough),
    onFocus: ({ position }) => look(position),
  });
  return {
    show(scene) {
      overlay.setHotspots(scene?.hotspots ?? [], scene ? scene.view.yaw - scene.view.hfov / 2 : 0);
      overlay.refresh();
    },
    place: (view) => overlay.place(view),
    setHidden: (isHidden) => overlay.setHidden(isHidden),
    press: (hotspotId) => overlay.press(hotspotId),
    close: () => overlay.close(),
  };
}
