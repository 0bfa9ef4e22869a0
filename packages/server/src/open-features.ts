import type { JobName } from '@tourwright/api';
import type { Asset } from '@tourwright/demo';
import type { openAccounts } from './accounts/open-accounts.ts';
import { openBackups } from './backup/open-backups.ts';
import { openBrandKits } from './brand-kits/open-brand-kits.ts';
import { createAnnouncing } from './domain-events/create-announcing.ts';
import type { Announce } from './domain-events/domain-event.ts';
import { openEvents } from './events/open-events.ts';
import type { Commands, Feature } from './feature.ts';
import { openFrames } from './frames/open-frames.ts';
import { openHealth } from './health/open-health.ts';
import type { ReadyParts } from './http/answers/ready/ready-answers.ts';
import { bearerOf } from './http/safety/bearer-text.ts';
import type { IdentityParts } from './http/safety/identify.ts';
import { openImages } from './images/open-images.ts';
import type { Jobs } from './jobs/job.ts';
import { createSweeping, type Sweeping } from './jobs/sweep.ts';
import { openLeads } from './leads/open-leads.ts';
import { type OpenLinks, openLinks } from './links/open-links.ts';
import type { createMailing } from './mail/mailing.ts';
import { type Audit, createAudit } from './operators/admin/audit.ts';
import { openOperators } from './operators/open-operators.ts';
import { openOrders } from './orders/open-orders.ts';
import { openOverview } from './overview/open-overview.ts';
import { openPages } from './pages/open-pages.ts';
import { withPublicPages } from './pages/tour/public-versions.ts';
import { openPeople } from './people/open-people.ts';
import { createPlanLimits } from './plans/account-plans.ts';
import { createTellPlan, openPlans } from './plans/open-plans.ts';
import { createQuotas } from './quotas/quotas.ts';
import type { Services } from './services.ts';
import { connectDatabase } from './startup/open-drivers.ts';
import { openTours } from './tours/open-tours.ts';
import { openTransfer } from './transfer/open-transfer.ts';
import { openUsers } from './users/open-users.ts';
import { openWebhooks } from './webhooks/open-webhooks.ts';
import { allNamed } from './wiring/all-named.ts';
import { gather } from './wiring/gather.ts';
import { openAccountsAndMail } from './wiring/open-accounts-and-mail.ts';
import { openChecks } from './wiring/open-checks.ts';
import { galleryOf, openGallery } from './wiring/open-gallery.ts';
import { openLeaving } from './wiring/open-leaving.ts';
import { createReadLinked } from './wiring/read-linked-tour.ts';
import { createReadTour } from './wiring/read-shown-tour.ts';

/** All features, and what the server itself asks of some. */
interface OpenFeatures {
  /** In the order in which their addresses are mounted; they are closed in the reverse one. */
  features: readonly Feature[];
  jobs: Jobs;
  commands: Commands;
  sweeping: Sweeping;
  resolveSession: ReturnType<typeof openAccounts>['accounts']['resolveSession'];
  resolveToken: IdentityParts['resolveToken'];
  /** What is needed to answer visitors from what is ready. */
  ready: ReadyParts;
  /** Somebody changed something here: what was remembered is asked again. */
  recheck(): void;
}

/** Makes each feature of the services that it names; what one needs of another is handed in here as a function. */
export async function openFeatures(services: Services): Promise<OpenFeatures> {
  const { config, database, log, queue } = services;
  const audit = createAudit(services);
  const { accounts, tokens, mailing } = openAccountsAndMail(services, audit);
  const announcing = createAnnouncing({ ...services, subscribers: [(event) => webhooks.hear(event)] });
  const { announce } = announcing;
  const quotas = createQuotas(config.quotas, createPlanLimits(services));
  const resolveSession = tokens.readerOf(accounts.accounts.resolveSession);
  const events = openEvents(services);
  const viewsOf = events.events.views;
  const passwords = accounts.accounts.otherPasswords;
  const links = openLinks({ ...services, passwords, resolveSession, viewsOf });
  const images = await openImages({
    ...services,
    quotas,
    generationOf: links.generationOf,
    readLinked: (asked) => linked.open(asked),
    resolveSession,
    readTour: (id, seesDraft) => tours.tours.read(id, seesDraft),
    ...imageSettings(config),
  });
  const tours = openTours({
    ...services,
    quotas,
    images: images.images,
    keepRule: config.keepRule,
    viewsOf,
    galleryOf: galleryOf(services),
    imageOf: images.images.infoOf,
    watchSession: accounts.accounts.watchSession,
    announce,
    links: { textByLink: (asked) => linked.textOf(asked), revokeAll: links.owner.revokeAll },
    tellWithdrawn: (tourId, userId, transaction) =>
      audit({ act: 'tour.unpublish', subject: tourId, userId }, transaction),
  });
  const linked = createReadLinked({ ...services, ...tours, visits: links.visits, images: images.images });
  const demos = openGallery({ ...services, mailing, audit, storeAt: storeAtOf(images) }, tours, images);
  const transfer = transferOf({ ...services, quotas }, tours, images);
  const shownTours = createReadTour({ tours: tours.tours, images: images.images, database, log });
  const readings = { readTour: shownTours.read, readLinked: linked.read, listDemos: demos.demos.list };
  const pages = pagesOf(services, images, readings);
  const { photoUrlOf, portraitOf } = images.images;
  const outputs = { mailing, announce, audit };
  const own = openFormsAndUpkeep({ ...services, ...outputs, links, photoUrlOf, portraitOf });
  const shown = [events, images, tours, links, demos, shownTours, pages] as const;
  const orders = ordersOf({ ...services, mailing, announce }, tours, images);
  const webhooks = webhooksOf(services, { ...own[2], ...orders }, tours);
  const overview = openOverview({ ...services, visitsOf: events.events.byDay });
  const people = peopleOf({ ...services, mailing, quotas }, tours);
  const leaving = openLeaving({ ...services, mailing }, accounts, tours, images);
  const last = [overview, people, transfer, ...leaving, mailing, announcing] as const;
  const features = [accounts, tokens, ...own, webhooks, orders, ...shown, ...last] as const;
  const sweeping = createSweeping({ sweeps: sweepsOf(features), queue, log });
  return {
    features,
    jobs: allNamed<JobName>()(gather('jobs', [...features, sweeping])),
    commands: gather('commands', features),
    sweeping,
    ...frontOf(accounts, tours, images, links, demos),
    resolveToken: tokens.tokens.resolve,
  };
}

function sweepsOf(features: readonly Feature[]) {
  return features.flatMap(({ sweeps = [] }) => sweeps);
}

function imageSettings(config: Services['config']) {
  return {
    accel: config.mediaAccel,
    diskReserve: config.diskReserve,
    dataDir: config.dataDir,
    cutsHere: config.role !== 'web',
    isStorageShared: config.s3 !== null,
    pictureMemoryBytes: config.pictureMemoryBytes,
    betterTiles: config.betterTiles,
  };
}

function frameSettings({ publicUrl, importAddresses }: Services['config']) {
  return { publicUrl, fetchesAddresses: importAddresses };
}

/** Those that know nothing of tours and photos. */
function openFormsAndUpkeep(
  services: Services & {
    mailing: ReturnType<typeof createMailing>;
    announce: Announce;
    audit: Audit;
    photoUrlOf: Parameters<typeof openUsers>[0]['photoUrlOf'];
    portraitOf: Parameters<typeof openLeads>[0]['portraitOf'];
    links: OpenLinks;
  },
) {
  const backups = openBackups({
    ...services,
    openScratch: (dataDir) =>
      connectDatabase({ ...services.config, dataDir, databaseUrl: null }, services.log),
    generatedSecret: services.config.secret === null ? services.secret : null,
  });
  return [
    openUsers(services),
    openBrandKits(services),
    openLeads({ ...services, takesMessages: services.links.visits.takesMessages }),
    openOperators({
      ...services,
      limits: services.config.quotas,
      tellPlan: createTellPlan(services),
    }),
    openFrames({ ...services, ...frameSettings(services.config) }),
    healthOf(services),
    openPlans({ ...services, publicUrl: services.config.publicUrl }),
    backups,
  ] as const;
}

/** What an operator sees about the running server. */
function healthOf(services: Services): Feature {
  const { database, storage } = services;
  const parts = {
    ...services,
    database: { part: database },
    storage: { part: storage },
    serverPids: [process.pid],
  };
  return openHealth({ ...services, checks: openChecks(parts) });
}

/** Stores a file of this machine under a slug of the user's. */
function storeAtOf({ images: { placeFor, store }, warm }: Awaited<ReturnType<typeof openImages>>) {
  return async (slug: string, userId: string, file: Asset) => {
    warm();
    const place = await placeFor(slug);
    if (place.userId !== userId) throw new Error(`The folder of ${slug} is somebody else's`);
    await store(file, place);
  };
}

/** How tours come from other tools and go to them. */
function transferOf(
  services: Services & { quotas: ReturnType<typeof createQuotas> },
  { tours }: ReturnType<typeof openTours>,
  images: Awaited<ReturnType<typeof openImages>>,
) {
  const { dataDir, exportDays, diskReserve, importAddresses: fetchesAddresses } = services.config;
  const { originalsOf } = images;
  const { infoOf, mediaOf } = images.images;
  const of = { infoOf, mediaOf, originalsOf, storeAt: storeAtOf(images) };
  const settings = { dataDir, exportDays, diskReserve, fetchesAddresses };
  return openTransfer({ ...services, ...settings, tours, images: of });
}

/** The pages that visitors see. */
function pagesOf(
  { web, config }: Services,
  { stills, covers }: Awaited<ReturnType<typeof openImages>>,
  readings: Pick<Parameters<typeof openPages>[0], 'readTour' | 'readLinked' | 'listDemos'>,
) {
  return openPages({ bundle: web, config, findSharpStills: stills.find, covers, ...readings });
}

/** Who works on whose tours. */
function peopleOf(
  services: Services & {
    mailing: ReturnType<typeof createMailing>;
    quotas: ReturnType<typeof createQuotas>;
  },
  { tours }: ReturnType<typeof openTours>,
) {
  return openPeople({ ...services, handTour: tours.hand, limitsOf: createPlanLimits(services) });
}

/** What visitors buy, by what was published. */
function ordersOf(
  services: Services & { mailing: ReturnType<typeof createMailing>; announce: Announce },
  { tours }: ReturnType<typeof openTours>,
  { images: { infoOf } }: Awaited<ReturnType<typeof openImages>>,
) {
  return openOrders({
    ...services,
    readSnapshot: (id, version) => tours.textOf({ id, version, isDraft: false }),
    pictureOf: async (tourId, slug) => {
      const info = await infoOf(tourId, slug);
      return info && (info.thumbnail ?? info.url);
    },
  });
}

type Tellers = 'tellLead' | 'tellOrder';

/** What webhooks of owners send. */
function webhooksOf(
  services: Services,
  { tellLead, tellOrder }: Pick<ReturnType<typeof openLeads> & ReturnType<typeof openOrders>, Tellers>,
  { tours }: ReturnType<typeof openTours>,
) {
  const { publicUrl, webhooksPrivate } = services.config;
  const tour = async (tourId: string, version: number) => {
    const [summary] = await tours.publicSummaries([tourId]);
    const url = `${publicUrl}/welcome/${encodeURIComponent(tourId)}`;
    return summary === undefined ? null : { tourId, version, name: summary.name ?? null, url };
  };
  const telling = { lead: tellLead, order: tellOrder, tour };
  return openWebhooks({ ...services, allowsPrivate: webhooksPrivate, telling });
}

/** What precedes all features: whose session it is, and what visitors see. */
function frontOf(
  { accounts: { resolveSession, namesSession } }: ReturnType<typeof openAccounts>,
  { shown }: ReturnType<typeof openTours>,
  { accesses }: Awaited<ReturnType<typeof openImages>>,
  { known }: ReturnType<typeof openLinks>,
  { demos }: ReturnType<typeof openGallery>,
): Pick<OpenFeatures, 'resolveSession' | 'ready' | 'recheck'> {
  const recheck = () => {
    shown.recheck();
    accesses.recheck();
    known.recheck();
  };
  const hasSession: ReadyParts['hasSession'] = (request) =>
    namesSession(request) || bearerOf(request) !== null;
  return { resolveSession, ready: { hasSession, shown: withPublicPages(shown, demos) }, recheck };
}
