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
const selectedKeyOf = (tourId: string) => `tourwright-editor-selected/${tourId}`;

/** In a browser that forbids storage nothing is kept, and nothing is lost but the place. */
function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Forbidden.
  }
}

function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers which panel was open. */
export function rememberPanel(tourId: string, panel: string): void {
  keep(panelKeyOf(tourId), panel);
}

/** The panel that was open in this tab; null where none is remembered. */
export function rememberedPanel(tourId: string): string | null {
  return kept(panelKeyOf(tourId));
}

/** Remembers which hotspot or surface was selected; null: none. */
export function rememberSelected(tourId: string, id: string | null): void {
  keep(selectedKeyOf(tourId), id ?? '');
}

/** What was selected in this tab; null where nothing is remembered. */
export function rememberedSelected(tourId: string): string | null {
  return kept(selectedKeyOf(tourId)) || null;
}

/** Remembers a place. */
export function rememberPlace(tourId: string, value: Place): void {
  keep(keyOf(tourId), JSON.stringify(value));
}

/** Where this tab was in a tour; null where nothing is remembered. */
export function rememberedPlace(tourId: string): Place | null {
  try {
    return place.parse(JSON.parse(kept(keyOf(tourId)) ?? 'null'));
  } catch {
    return null;
  }
}
