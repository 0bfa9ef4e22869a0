import type { Tour } from '@tourwright/tour/document';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../drivers/database/database.ts';
import type { Quotas } from '../quotas/quotas.ts';

/** What tours need of images. */
interface TourImages {
  /** The pictures for cards, by the tours' ids. */
  thumbnailsOf(tours: Tour[]): Promise<Map<string, string>>;
  copyTourImages(
    fromTourId: string,
    to: { tourId: string; userId: string },
    transaction: Transaction,
  ): Promise<void>;
  /** Has photos cut again whose scenes want them otherwise after an edit than before. */
  adjustTourImages(before: Tour, after: Tour, transaction: Transaction): Promise<void>;
  deleteTourImages(tourId: string, transaction: Transaction): Promise<void>;
}

/** What tours are made of. */
export interface TourParts {
  database: Database;
  log: Logger;
  clock: () => Date;
  images: TourImages;
  quotas: Pick<Quotas, 'takeTour' | 'takeVersion'>;
  /** How often each of these tours was opened. */
  viewsOf(tourIds: string[]): Promise<Map<string, number>>;
}
