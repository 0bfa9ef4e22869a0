import type { DemoSource } from '@tourwright/demo';
import type { Logger } from 'pino';
import type { Commands, Feature } from '../feature.ts';
import { createDemoGallery, type DemoGallery, type GalleryParts } from './demo-gallery.ts';
import { type DemoList, type DemoListParts, openDemoList } from './demo-list.ts';
import { demoRoutes } from './demo-routes.ts';
import { type DemoSeeding, openDemoSeeding } from './demo-seeding.ts';
import { createGalleryRequests, type GalleryRequestParts } from './gallery-requests.ts';

declare module '../feature.ts' {
  interface Commands {
    gallery: DemoGallery;
    /** Fills the gallery; its tiles are cut by the processes that run jobs. */
    seeding: DemoSeeding;
  }
}

interface Parts
  extends GalleryParts,
    GalleryRequestParts,
    Pick<DemoListParts, 'shownSummaries' | 'picturesOf'> {
  log: Logger;
  sources: readonly DemoSource[];
  /** The addresses of the tours' thumbnails for everybody, by tour. */
  thumbnailsOf(tourIds: string[]): Promise<Map<string, string>>;
}

/** The gallery: how it is filled with sample tours and with what owners ask for, and shown. */
export function openDemos(
  parts: Parts,
): Feature & { commands: Pick<Commands, 'gallery' | 'seeding'>; demos: DemoList } {
  const gallery = createDemoGallery(parts);
  const seeding = openDemoSeeding({ ...parts, gallery });
  const requests = createGalleryRequests(parts);
  const demos = openDemoList({ ...parts, preparing: seeding.preparing });
  return {
    commands: { gallery, seeding },
    demos,
    routes: (http) => demoRoutes(http, demos, requests),
    close: async () => {
      await seeding.close();
      await demos.close();
    },
  };
}
