import { join } from 'node:path';
import { cutterVersion } from '@tourwright/cutter';
import type { Tour } from '@tourwright/tour/document';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../drivers/database/database.ts';
import { openDiskSpace, type Reserve } from '../drivers/disk-space.ts';
import type { Storage } from '../drivers/storage/storage.ts';
import type { Feature } from '../feature.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Quotas } from '../quotas/quotas.ts';
import { sweepFileBins } from './bin/sweep-file-bins.ts';
import { type Covers, createCovers } from './covers.ts';
import { createImageJobs, requeueForgotten } from './image-jobs.ts';
import { type ImageRouteParts, imageRoutes } from './image-routes.ts';
import { createImages, type Images } from './images.ts';
import { DrawnViews } from './media/drawn-views.ts';
import { type MediaAccesses, openMediaAccesses } from './media/media-access.ts';
import { type MediaRouteParts, mediaRoutes } from './media/media-routes.ts';
import { originalsOf, type TourOriginal } from './media/tour-originals.ts';
import type { CutTiles } from './panoramas/panorama-job.ts';
import { runTileJob } from './panoramas/tile-job.ts';
import { createTileWatch } from './panoramas/tile-watch.ts';
import type { OpenPictureProcesses, PictureProcesses } from './picture-processes.ts';
import { SharpStills } from './stills/sharp-stills.ts';
import { bytesInStorage } from './uploads/bytes-in-storage.ts';
import { bytesOnDisk } from './uploads/upload-bytes.ts';
import { openUploadFolder } from './uploads/upload-folder.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';
import { createUploads, sweepsOf, type Uploads } from './uploads/uploads.ts';
import { openWorkFolder } from './uploads/work-folder.ts';

interface Parts {
  database: Database;
  storage: Storage;
  queue: Queue;
  log: Logger;
  clock: () => Date;
  secret: string;
  /** Holds what is on its way: `uploads` and `work` are below it. */
  dataDir: string;
  quotas: Quotas;
  /** Room of the disk that uploads leave free. */
  diskReserve: Reserve;
  /** Whether jobs are done in this process too. */
  cutsHere: boolean;
  /** Whether the storage is one that other machines see too: then any of them continues with an upload. */
  isStorageShared: boolean;
  /** As `tours` has it. */
  readTour: ImageRouteParts['readTour'];
  resolveSession: MediaRouteParts['resolveSession'];
  generationOf: MediaRouteParts['generationOf'];
  readLinked: ImageRouteParts['readLinked'];
  accel: MediaRouteParts['accel'];
  /** Whether tiles are made in AVIF and WebP too. */
  betterTiles: boolean;
  /** What all pictures that are open at a time may take; null: a share of the machine's memory. */
  pictureMemoryBytes?: number | null;
  openPictures: OpenPictureProcesses;
}

/** All that has to do with images, as the server's other features use it. */
export interface OpenImages extends Feature {
  images: Images;
  /** A photo is on its way: what cuts it starts meanwhile. */
  warm(): void;
  /** Opening views for the pages of tours. */
  stills: SharpStills;
  covers: Covers;
  /** The files of a tour as they came; with a version, what that keeps. */
  originalsOf(tour: Tour, version: number | null): Promise<TourOriginal[]>;
  /** Who may see which media. */
  accesses: MediaAccesses;
  jobs: ReturnType<typeof createImageJobs>;
}

/** Uploads during which what cuts photos is kept warm. */
function warming(uploads: Uploads, warm: () => void): Uploads {
  return {
    ...uploads,
    begin: (upload) => {
      warm();
      return uploads.begin(upload);
    },
    append: (id, offset, body) => uploads.append(id, offset, keepWarm(body, warm)),
  };
}

/** A large photo takes longer on its way than a process waits for work. */
async function* keepWarm(body: AsyncIterable<Buffer>, warm: () => void): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    warm();
    yield chunk;
  }
}

/** What is done with a photo before its job begins; nothing where no jobs are done in this process. */
function cuttingAhead(cutter: PictureProcesses['cutter'], workFolder: string, cutsHere: boolean) {
  return {
    prefetch: (path: string, sha256: string) => {
      if (cutsHere) cutter.prefetch(path, sha256, workFolder);
    },
    decodeWhileUploading: (path: string, sizeBytes: number) => {
      if (cutsHere) cutter.decodeWhileUploading(path, sizeBytes, workFolder);
    },
  };
}

/** Makes room for files in the accounts of their users. */
function takingFiles({ database, quotas }: Pick<Parts, 'database' | 'quotas'>): ImageRouteParts['takeFile'] {
  return (userId, bytes, within) => {
    const take = (transaction: Transaction) => quotas.takeFile(transaction, userId, bytes);
    return within === undefined ? database.transaction(take) : take(within);
  };
}

/** Images with all that belongs to them: what is on its way in, what cuts them, who may see them. */
export async function openImages({ dataDir, pictureMemoryBytes, ...parts }: Parts): Promise<OpenImages> {
  const { database, storage, log } = parts;
  const { memory, cutter, decoder } = parts.openPictures(pictureMemoryBytes ?? null);
  const work = await openWorkFolder(join(dataDir, 'work'));
  const workFolder = work.path;
  const covers = createCovers(parts);
  const options = {
    ...parts,
    covers,
    cutterVersion,
    decoder,
    workFolder,
    ...cuttingAhead(cutter, workFolder, parts.cutsHere),
    previewOf: (path: string) => cutter.previewOf(path),
  };
  const uploadsPath = join(dataDir, 'uploads');
  const room = openDiskSpace(uploadsPath, parts.diskReserve);
  const folder = await openUploadFolder(uploadsPath, room);
  const images = createImages(options);
  const bytes = parts.isStorageShared ? bytesInStorage({ ...parts, folder }) : bytesOnDisk(folder);
  const warm = () => {
    if (parts.cutsHere) cutter.warm();
  };
  const uploads = warming(createUploads({ ...options, bytes, room, images }), warm);
  const accesses = openMediaAccesses({ database, log });
  const stills = new SharpStills({ ...parts, decoder });
  const views = new DrawnViews({ ...parts, decoder });
  const jobOptions = {
    ...options,
    cutTiles: (({ pace, ...job }) =>
      runTileJob({ ...job, storage, cut: (work) => cutter.cut(work, pace) })) satisfies CutTiles,
    isTurnWanted: () => cutter.isWanted || memory.waiting > 0,
  };
  return {
    images,
    warm,
    stills,
    covers,
    originalsOf: (tour, version) => originalsOf({ orm: database.orm, storage }, tour, version),
    accesses,
    routes: async (http) => {
      await imageRoutes(http, { ...parts, images, covers, folder, takeFile: takingFiles(parts) });
      uploadRoutes(http, uploads);
      mediaRoutes(http, { ...parts, accesses, views, tiles: createTileWatch(parts) });
    },
    jobs: createImageJobs(jobOptions),
    sweeps: [...sweepsOf(uploads), sweepFileBins({ ...parts, images })],
    recover: async () => {
      await requeueForgotten(jobOptions);
      await uploads.start();
    },
    close: async () => {
      for (const part of [uploads, stills, views, accesses, cutter, decoder, work]) await part.close();
    },
  };
}
