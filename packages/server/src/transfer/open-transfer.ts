import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageInfo, siteOptions } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts/accounts.ts';
import { type DiskSpace, openDiskSpace, type Reserve } from '../drivers/disk-space.ts';
import type { Storage } from '../drivers/storage/storage.ts';
import type { Commands, Feature } from '../feature.ts';
import type { Jobs } from '../jobs/job.ts';
import type { Queue } from '../jobs/queue.ts';
import type { PublicNet } from '../outgoing/public-addresses.ts';
import type { Quotas } from '../quotas/quotas.ts';
import { fetchTour } from './addresses/fetch-tour.ts';
import { type ArchiveParts, exportArchive } from './archive/export-archive.ts';
import { createExportJobs } from './exports/export-job.ts';
import { exportRoutes } from './exports/export-routes.ts';
import type { ExportRow } from './exports/export-table.ts';
import { type ExportParts, exportTour } from './exports/export-tour.ts';
import type { Outgoing } from './exports/outgoing-file.ts';
import { type AskedExport, createTourExports } from './exports/tour-exports.ts';
import { writeOut } from './exports/write-out.ts';
import type { GatheredFile } from './gather-file.ts';
import { createImportFiles } from './imports/import-files.ts';
import { createImportJobs } from './imports/import-job.ts';
import type { ArchivedVersion, ImportedTour, ImportParts } from './imports/import-parts.ts';
import { importRoutes } from './imports/import-routes.ts';
import { importTour } from './imports/import-tour.ts';
import { createTourImports } from './imports/tour-imports.ts';
import { exportSite, weighSite } from './site/export-site.ts';
import type { SiteParts } from './site/site-parts.ts';
import { TransferFault } from './transfer-fault.ts';

declare module '../feature.ts' {
  interface Commands {
    transfer: Transfer;
  }
}

interface Parts {
  database: Database;
  dataDir: string;
  exportDays: number;
  /** Whether tours are fetched from addresses of the internet. */
  fetchesAddresses: boolean;
  net: PublicNet;
  /** Room of the disk that files on their way leave free. */
  diskReserve: Reserve;
  queue: Pick<Queue, 'send'>;
  quotas: Pick<Quotas, 'takeExport' | 'takeFile'>;
  clock: () => Date;
  tours: {
    create(userId: string, body: string, id: string): Promise<unknown>;
    patch(id: string, userId: string, body: string, versions: null): Promise<unknown>;
    withdraw(id: string, userId: string, within: () => Promise<void>): Promise<void>;
    takeBack(
      id: string,
      userId: string,
      version: number,
      within: (transaction: Transaction) => Promise<void>,
    ): Promise<void>;
    read(id: string, seesDraft: boolean): Promise<{ tour: Tour } | null>;
    versions: {
      list(id: string): Promise<{ items: Omit<ArchivedVersion, 'tour'>[] }>;
      read(id: string, version: number): Promise<{ tour: Tour }>;
      takeIn(id: string, versions: readonly ArchivedVersion[]): Promise<void>;
    };
  };
  images: {
    storeAt(slug: string, userId: string, file: GatheredFile): Promise<void>;
    infoOf(tourId: string, slug: string): Promise<ImageInfo | null>;
    mediaOf(tour: Tour, viewer: 'visitor'): Promise<Record<string, ImageInfo>>;
    originalsOf: ArchiveParts['originalsOf'];
  };
  storage: Storage;
  /** Where the web app was built. */
  web: { folder: string };
}

/** Tours that come in from other tools and go out to them. */
interface Transfer {
  /** Makes a tour for the account with this address. Throws a `TransferFault`. */
  import(path: string, email: string, fallbackName: string): Promise<ImportedTour>;
  /**
   * Writes the draft of a tour into a new folder, or into a new file where its name ends with `.zip`. Throws a
   * `TransferFault`.
   */
  export(
    tourId: string,
    asked: AskedExport,
    path: string,
  ): Promise<Omit<Outgoing, 'files'> & { files: number }>;
}

interface OpenTransfer extends Feature {
  jobs: Pick<Jobs, 'export-tour' | 'park-export' | 'read-import' | 'make-import' | 'park-import'>;
  commands: Pick<Commands, 'transfer'>;
}

/** Opens exports, imports and data exports with their routes, jobs and sweeps. */
export function openTransfer(parts: Parts): OpenTransfer {
  const { database, storage, clock, tours, images } = parts;
  const readTour = async (id: string) => (await tours.read(id, true))?.tour ?? null;
  const archived: ArchiveParts = {
    readTour,
    originalsOf: images.originalsOf,
    versionsOf: async (id) => (await tours.versions.list(id)).items,
    readVersion: async (id, version) => (await tours.versions.read(id, version)).tour,
    clock,
  };
  const forViewers = viewerParts(parts, readTour);
  const forSites = siteParts(parts, forViewers);
  const gather = (tourId: string, { format, withVersions, site }: AskedExport): Promise<Outgoing> => {
    if (format === 'tourwright') return exportArchive(archived, tourId, { withVersions });
    if (format === 'site') return exportSite(forSites, tourId, site ?? siteOptions.parse({}));
    return exportTour(forViewers, tourId, format);
  };
  const exports = createTourExports({
    ...parts,
    ownerOf: async (id) => {
      const tour = await readTour(id);
      return tour && { userId: tour.user_id, name: tour.name ?? '' };
    },
    weigh: async (id, asked) => {
      if (asked.format === 'site') return weighSite(forSites, id);
      const { files } = await gather(id, asked);
      return files.reduce((sum, { sizeBytes }) => sum + (sizeBytes ?? 0), 0);
    },
  });
  const room = openDiskSpace(parts.dataDir, parts.diskReserve);
  const files = createImportFiles({ storage, folder: join(parts.dataDir, 'imports'), room });
  const imports = createTourImports({ ...parts, files, takeBack: tours.takeBack });
  const workFolder = join(parts.dataDir, 'work');
  const gatherRow = ({ tourId, format, withVersions, options }: ExportRow) =>
    gather(tourId, { format, withVersions, ...(options !== null && { site: siteOptions.parse(options) }) });
  const versionOf = async (id: string) => (await readTour(id))?.version ?? null;
  const partsFor = (userId: string) => importParts(parts, userId);
  return {
    routes: (http) => {
      exportRoutes(http, { exports, storage });
      importRoutes(http, imports);
    },
    jobs: {
      ...createExportJobs({ database, storage, clock, gather: gatherRow }),
      ...createImportJobs({ ...parts, files, room, workFolder, newTourId, partsFor, versionOf }),
    },
    sweeps: [...exports.sweeps, ...imports.sweeps],
    commands: {
      transfer: transferCommand(parts, room, gather),
    },
  };
}

/** Takes tours in and out on the command line. */
function transferCommand(
  parts: Parts,
  room: DiskSpace,
  gather: (tourId: string, asked: AskedExport) => Promise<Outgoing>,
): Transfer {
  return {
    import: async (path, email, fallbackName) => {
      const userId = await userOf(parts.database, email);
      const target = { userId, fallbackName, tourId: newTourId() };
      const take = (from: string, document: string | null = null) =>
        importTour(importParts(parts, userId), from, { ...target, document });
      return /^https?:\/\//i.test(path) ? withFetched(parts, path, room, take) : take(path);
    },
    export: async (tourId, asked, path) => {
      const { files, ...out } = await writeOut(path, () => gather(tourId, asked), parts.clock());
      return { ...out, files: files.length };
    },
  };
}

/** Lends what is at a public address. */
async function withFetched<T>(
  { net, dataDir, fetchesAddresses }: Parts,
  address: string,
  room: DiskSpace,
  work: (path: string, document: string | null) => Promise<T>,
): Promise<T> {
  if (!fetchesAddresses) throw new TransferFault('addresses_off');
  const folder = await mkdtemp(join(dataDir, 'fetched-'));
  try {
    const signal = new AbortController().signal;
    const { files, document } = await fetchTour(address, {
      ...{ net, folder, signal },
      take: (bytes) => room.need(bytes),
      onProgress: async () => {},
    });
    return document === null
      ? await work(join(folder, files[0]?.path ?? ''), null)
      : await work(folder, document);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function newTourId(): string {
  return randomBytes(16).toString('hex');
}

async function userOf({ orm }: Database, email: string): Promise<string> {
  const [user] = await orm.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  if (!user) throw new TransferFault('no_such_user', { email });
  return user.id;
}

/** What a user chose at sign-up or in the profile. */
async function readKind({ orm }: Database, userId: string): Promise<string | null> {
  const [user] = await orm.select({ profile: users.profile }).from(users).where(eq(users.id, userId));
  const kind = user?.profile['tourtype'];
  return kind === 'real-estate' || kind === 'retail' ? kind : null;
}

/** What an import of this user's needs. */
function importParts({ database, dataDir, tours, images, quotas }: Parts, userId: string): ImportParts {
  return {
    workFolder: join(dataDir, 'work'),
    kindOf: (id) => readKind(database, id),
    createTour: async (owner, id, body) => {
      await tours.create(owner, body, id);
    },
    fillTour: async (id, owner, fields) => {
      await tours.patch(id, owner, JSON.stringify(fields), null);
    },
    readTour: async (id) => (await tours.read(id, true))?.tour ?? null,
    removeTour: (id, owner) => tours.withdraw(id, owner, async () => {}),
    storeFile: (slug, file) => images.storeAt(slug, userId, file),
    reserve: (owner, bytes) =>
      database.transaction((transaction) => quotas.takeFile(transaction, owner, bytes)),
    keepVersions: (id, versions) => tours.versions.takeIn(id, versions),
  };
}

/** Copies are in storage as on the web. */
function viewerParts({ images, storage }: Parts, readTour: ExportParts['readTour']): ExportParts {
  const keyOf = (address: string) => address.replace(/^\//, '');
  return {
    readTour,
    shownOf: async (id, slug) => {
      const info = await images.infoOf(id, slug);
      if (!info?.url) return null;
      const { width = null, height = null, panorama } = info;
      return { address: info.url, width, height, manifest: panorama?.manifest ?? null };
    },
    sizeOf: async (address) => (await storage.head(keyOf(address)))?.sizeBytes ?? null,
    openFile: async (address) => (await storage.get(keyOf(address)))?.stream ?? null,
  };
}

/** Files as visitors get them. */
function siteParts({ images, storage, web }: Parts, { readTour, sizeOf, openFile }: ExportParts): SiteParts {
  return {
    readTour,
    sizeOf,
    openFile,
    mediaOf: (tour) => images.mediaOf(tour, 'visitor'),
    async *filesBelow(address) {
      const prefix = address.replace(/^\//, '');
      for await (const { key, sizeBytes } of storage.list(prefix))
        yield { path: key.slice(prefix.length), sizeBytes };
    },
    scripts: join(web.folder, 'site'),
  };
}
