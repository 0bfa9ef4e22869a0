import type { Asset } from '@tourwright/demo';
import { findGalleryStates } from '../demos/gallery-request-table.ts';
import { openDemos } from '../demos/open-demos.ts';
import type { openImages } from '../images/open-images.ts';
import type { createMailing } from '../mail/mailing.ts';
import type { Audit } from '../operators/admin/audit.ts';
import type { Services } from '../services.ts';
import type { openTours } from '../tours/open-tours.ts';

export { createGalleryMails } from '../demos/gallery-mails.ts';

type Parts = Services & {
  mailing: ReturnType<typeof createMailing>;
  audit: Audit;
  /** Stores a file of this machine under a slug of the user's. */
  storeAt(slug: string, userId: string, file: Asset): Promise<void>;
};

/** How the log of what operators did names a decision. */
const acts = {
  accepted: 'gallery.accept',
  declined: 'gallery.decline',
  removed: 'gallery.remove',
} as const;

/** The gallery, with what it needs of tours and images. */
export function openGallery(
  parts: Parts,
  { tours }: ReturnType<typeof openTours>,
  { images }: Awaited<ReturnType<typeof openImages>>,
) {
  const { audit, storeAt, config, demos: sources } = parts;
  return openDemos({
    ...parts,
    sources,
    tours,
    images: { ...images, storeAt },
    thumbnailsOf: async (ids) => images.thumbnailsOf(await tours.publicSummaries(ids)),
    shownSummaries: tours.shownSummaries,
    picturesOf: images.thumbnailsOf,
    contactEmail: config.contactEmail,
    tellDecided: ({ state, tourId, userId }, transaction) =>
      audit({ act: acts[state], userId, subject: tourId }, transaction),
  });
}

/** Which tours are in the gallery, or were to, for lists of tours. */
export function galleryOf({ database: { orm } }: Pick<Services, 'database'>) {
  return (tourIds: string[]) => findGalleryStates(orm, tourIds);
}
