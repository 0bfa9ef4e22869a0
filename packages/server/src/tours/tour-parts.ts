import type { GalleryState, KeepRule } from '@tourwright/api';
import type { TourSummary } from '@tourwright/tour/rules';
import type { Logger } from 'pino';
import type { Announce } from '../domain-events/domain-event.ts';
import type { Database, Transaction } from '../drivers/database/database.ts';
import type { Quotas } from '../quotas/quotas.ts';
import type { ScenePhoto } from './documents/change-draft.ts';
import type { Documents } from './documents/open-documents.ts';

/** Of scenes whose photo or its adjustment is another after an edit than before. */
interface TourPhotos {
  id: string;
  user_id: string;
  scenes: ScenePhoto[];
}

/** What tours need of images. */
interface TourImages {
  /** The pictures for cards, by the tours' ids. */
  thumbnailsOf(tours: TourSummary[]): Promise<Map<string, string>>;
  /** The addresses of small pictures at slugs that tours name. */
  picturesOf(
    wanted: readonly { tour: { id: string; user_id: string }; slugs: string[] }[],
  ): Promise<Map<string, string>[]>;
  copyTourImages(
    fromTourId: string,
    to: { tourId: string; userId: string },
    transaction: Transaction,
  ): Promise<void>;
  /** Has photos cut again whose scenes want them otherwise after an edit than before. */
  adjustTourImages(before: TourPhotos, after: TourPhotos, transaction: Transaction): Promise<void>;
  /** Has the stills of tours drawn that this transaction publishes. */
  drawStills(transaction: Transaction): Promise<void>;
  deleteTourImages(tourId: string, transaction: Transaction): Promise<void>;
  /** Keeps the files that a snapshot names for as long as there is that snapshot. */
  keepTourImages(
    snapshot: { tourId: string; version: number; slugs: string[] },
    transaction: Transaction,
  ): Promise<void>;
  /** Before snapshots go: removes the files that only they keep. */
  releaseTourImages(tourId: string, versions: number[], transaction: Transaction): Promise<void>;
}

/** What tours are made of. */
export interface TourParts {
  database: Database;
  log: Logger;
  clock: () => Date;
  images: TourImages;
  quotas: Pick<Quotas, 'takeTour' | 'takeVersion' | 'scenesLeft' | 'takeFile'>;
  documents: Documents;
  announce: Announce;
  /** How long versions are kept that nobody named. */
  keepRule: KeepRule;
  /** How often each of these tours was opened. */
  viewsOf(tourIds: string[]): Promise<Map<string, number>>;
  /** Which of these tours are in the gallery, or were to. */
  galleryOf(tourIds: string[]): Promise<Map<string, GalleryState>>;
}
