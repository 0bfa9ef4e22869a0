import type { ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';

/** A tour as one viewer may see it, with what is known of its images, by slug. */
export interface ShownTour {
  tour: Tour;
  media: Record<string, ImageInfo>;
  owner: boolean;
}

/** The tour as `userId` (null: a visitor) may see it; null whether it is missing or private. */
export type ReadTour = (tourId: string, userId: string | null) => Promise<ShownTour | null>;
