import type { ImageInfo } from '@tourwright/api';
import type { Hotspot, Scene, Tour } from '@tourwright/tour/document';
import { applyEdit, type Edit } from '@tourwright/tour/edit';

/** What images are known of, by slug. */
export type Images = Readonly<Record<string, ImageInfo>>;

/** What follows from the tour and the selection, and is read at every step of a drag. */
export interface Derived {
  /** The tour as the screen shows it: with the gesture in progress applied. */
  shownTour: Tour | null;
  selectedScene: Scene | null;
  selectedHotspot: Hotspot | null;
}

/** What derived values are computed from. */
export interface DerivedFrom {
  tour: Tour | null;
  /** The edit of a gesture that is not finished: shown, but neither saved nor undoable yet. */
  preview: Edit | null;
  selectedSceneId: number | null;
  selectedHotspotId: string | null;
}

/** All derived parts. Nobody sets them: the store computes them again whenever a source changes. */
export function derive(from: DerivedFrom): Derived {
  const shownTour = withPreview(from.tour, from.preview);
  const selectedScene = shownTour?.scenes.find(({ id }) => id === from.selectedSceneId) ?? null;
  const selectedHotspot = selectedScene?.hotspots.find(({ id }) => id === from.selectedHotspotId) ?? null;
  return { shownTour, selectedScene, selectedHotspot };
}

function withPreview(tour: Tour | null, preview: Edit | null): Tour | null {
  if (!tour || !preview) return tour;
  const result = applyEdit(tour, preview);
  return result.ok ? result.tour : tour;
}
