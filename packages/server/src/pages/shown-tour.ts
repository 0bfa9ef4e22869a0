import type { ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';

/** A tour as one viewer may see it, with what is known of its images, by slug. */
export interface ShownTour {
  tour: Tour;
  media: Record<string, ImageInfo>;
  /** It is the draft, as its owner and other members see it. */
  owner: boolean;
}

/** The draft for who may see it, else what visitors see; null whether it is missing or private. */
export type ReadTour = (tourId: string, seesDraft: boolean) => Promise<ShownTour | null>;
