/** The last place in a tour, so that a reload or the preview returns there. For this tab only. */
import { z } from 'zod';

const place = z.object({
  sceneId: z.number().int(),
  view: z.object({ yaw: z.number(), pitch: z.number(), hfov: z.number() }),
});

/** Where somebody was in a tour: scene, view and what was open. */
export type Place = z.infer<typeof place>;

const keyOf = (tourId: string) => `tourwright-editor/${tourId}`;
const panelKeyOf = (tourId: string) => `tourwright-editor-panel/${tourId}`;

/** Remembers which panel was open. */
export function rememberPanel(tourId: string, panel: string): void {
  try {
    sessionStorage.setItem(panelKeyOf(tourId), panel);
  } catch {
    // Nothing is lost but the panel.
  }
}

/** The panel that was open in this tab; null where none is remembered. */
export function rememberedPanel(tourId: string): string | null {
  try {
    return sessionStorage.getItem(panelKeyOf(tourId));
  } catch {
    return null;
  }
}

/** Remembers a place; a browser that forbids storage drops it. */
export function rememberPlace(tourId: string, value: Place): void {
  try {
    sessionStorage.setItem(keyOf(tourId), JSON.stringify(value));
  } catch {
    // Nothing is lost but the place.
  }
}

/** Where this tab was in a tour; null where nothing is remembered. */
export function rememberedPlace(tourId: string): Place | null {
  try {
    return place.parse(JSON.parse(sessionStorage.getItem(keyOf(tourId)) ?? 'null'));
  } catch {
    return null;
  }
}
