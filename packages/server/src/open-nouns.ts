import type { Asset } from '@tourwright/demo';
import { createAccountMails } from './accounts/account-mails.ts';
import { type Accounts, openAccounts } from './accounts/accounts.ts';
import { createMailedLinks } from './accounts/mailed-links.ts';
import { createDemoGallery, type DemoGallery } from './demos/demo-gallery.ts';
import { type DemoSeeding, openDemoSeeding } from './demos/demo-seeding.ts';
import { createDemos, type Demos } from './demos/demos.ts';
import { type Events, openEvents } from './events/events.ts';
import { type OpenImages, openImages } from './images/open-images.ts';
import type { JobHandlers } from './jobs/job.ts';
import { createMailing } from './mail/mailing.ts';
import { createOperators, type Operators } from './operators/operators.ts';
import { createQuotas, type Quotas } from './quotas/quotas.ts';
import type { Services } from './services.ts';
import { openTourFeed, type TourFeed } from './tours/tour-feed.ts';
import { openTours, type Tours } from './tours/tours.ts';
import { createUsers, type Users } from './users/users.ts';

/** All that the server knows and does, without a way to ask for it. */
export interface Nouns {
  accounts: Accounts;
  operators: Operators;
  users: Users;
  events: Events;
  media: OpenImages;
  quotas: Quotas;
  tours: Tours;
  feed: TourFeed;
  demos: Demos;
  gallery: DemoGallery;
  seeding: DemoSeeding;
  jobs: JobHandlers;
  /** Ends what goes on in the background. After the queue rests: jobs use what is closed here. */
  close(): Promise<void>;
}

/** Makes each noun of the services that it names; what one needs of another is handed in here as a function. */
export async function openNouns(services: Services): Promise<Nouns> {
  const { config, database, log, clock } = services;
  const links = createMailedLinks(services);
  const mails = createAccountMails({ orm: database.orm, links, publicUrl: config.publicUrl });
  const mailing = createMailing({ ...services, templates: mails });
  const accounts = openAccounts({ ...services, links, mailing });
  const quotas = createQuotas(config.quotas);
  const media = await openImages({
    ...services,
    quotas,
    diskReserve: config.diskReserve,
    dataDir: config.dataDir,
    cutsHere: config.role !== 'web',
    pictureMemoryBytes: config.pictureMemoryBytes,
  });
  const { images } = media;
  const events = openEvents({ database, log, clock, config });
  const tours = openTours({ database, log, clock, images, quotas, viewsOf: events.views });
  const feed = openTourFeed({ database, log });
  const thumbnailOf = async (tourId: string) => {
    const seen = await tours.read(tourId, null);
    return seen === null ? null : ((await images.thumbnailsOf([seen.tour])).get(tourId) ?? null);
  };
  const storeAt = async (slug: string, userId: string, file: Asset) => {
    media.warm();
    await images.store(file, await images.placeFor(slug, userId));
  };
  const gallery = createDemoGallery({ database, clock, tours, images: { ...images, storeAt } });
  const seeding = openDemoSeeding({ database, log, gallery, sources: services.demos });
  return {
    accounts,
    operators: createOperators(services),
    users: createUsers({ database, firstUrlIn: images.firstUrlIn }),
    events,
    media,
    quotas,
    tours,
    feed,
    demos: createDemos({ database, thumbnailOf, preparing: seeding.preparing }),
    gallery,
    seeding,
    jobs: { ...media.jobs, ...mailing.jobs },
    close: async () => {
      await seeding.close();
      await tours.close();
      await feed.close();
      await events.close();
      await media.close();
      await accounts.close();
    },
  };
}
