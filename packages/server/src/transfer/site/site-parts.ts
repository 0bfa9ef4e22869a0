import type { Readable } from 'node:stream';
import type { ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import type { ByteRange } from '../../drivers/storage/storage.ts';

/** What a site needs of tours and images. */
export interface SiteParts {
  readTour(tourId: string): Promise<Tour | null>;
  /** What visitors may know of the tour's images, by slug. */
  mediaOf(tour: Tour): Promise<Record<string, ImageInfo>>;
  /** Bytes of what is at an address; null when there is nothing. */
  sizeOf(address: string): Promise<number | null>;
  openFile(address: string, range?: ByteRange): Promise<Readable | null>;
  /** All that is below an address, each with its path below it. */
  filesBelow(address: string): AsyncIterable<{ path: string; sizeBytes: number }>;
  /** The folder with the script and the style of sites, as the build of the web app left it. */
  scripts: string;
}
