import type { Tour } from '../document/index.ts';
import { openingScene } from './opening/opening-scene.ts';
import type { TourSummary } from './tour-summary.ts';

/** What stands for a tour on covers and cards: a picture of its own, or the start view of a scene. */
export type TourCover =
  | { kind: 'picture'; slug: string }
  | { kind: 'view'; scene: TourSummary['scenes'][number] };

/**
 * The picture that the owner has chosen, else the start view of the scene that the tour opens with. A thumbnail that is a
 * scene's panorama means the start view there. Null for a tour without either.
 */
export function coverOf({
  thumbnail,
  ...tour
}: Pick<TourSummary, 'thumbnail' | 'scenes' | 'initialSceneId'>): TourCover | null {
  const chosen = thumbnail === undefined ? undefined : tour.scenes.find(({ slug }) => slug === thumbnail);
  if (thumbnail !== undefined && chosen === undefined) return { kind: 'picture', slug: thumbnail };
  const scene = chosen ?? openingScene(tour);
  return scene && { kind: 'view', scene };
}

/** What the welcome page shows: what was chosen for it alone, else the picture of the cards. */
export function welcomeCoverOf({
  welcomePicture,
  thumbnail,
  ...tour
}: Parameters<typeof coverOf>[0] & Pick<Tour, 'welcomePicture'>): TourCover | null {
  // Empty: the start view, whatever the thumbnail is.
  const own = (welcomePicture ?? thumbnail) || undefined;
  return coverOf({ ...tour, ...(own !== undefined && { thumbnail: own }) });
}
