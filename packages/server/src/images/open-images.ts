import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '../drivers/database/database.ts';
import { openDiskRoom, type Reserve } from '../drivers/disk-room.ts';
import type { Storage } from '../drivers/storage/storage.ts';
import type { Queue } from '../jobs/queue.ts';
import { defaultPictureMemory, MemoryBudget } from '../processes/memory-budget.ts';
import type { Quotas } from '../quotas/quotas.ts';
import { cutterVersion } from '../tiles/cut-panorama.ts';
import { Cutter } from '../tiles/cutter.ts';
import { runTileJob } from '../tiles/tile-job.ts';
import { type Covers, createCovers } from './covers.ts';
import { openDecoder } from './decode/decoder.ts';
import { DrawnViews } from './drawn-views.ts';
import { createImageJobs, requeueForgotten } from './image-jobs.ts';
import { createImages, type Images } from './images.ts';
import { type MediaAccesses, openMediaAccesses } from './media-access.ts';
import type { CutTiles } from './panorama-job.ts';
import { SharpStills } from './sharp-stills.ts';
import { createTileWatch, type TileWatch } from './tile-watch.ts';
import { openUploadFolder, type UploadFolder } from './upload-folder.ts';
import { createUploads, type Uploads } from './uploads.ts';
import { openWorkFolder } from './work-folder.ts';

interface Parts {
  database: Database;
  storage: Storage;
  queue: Queue;
  log: Logger;
  clock: () => Date;
  secret: string;
  /** Holds what is on its way: `uploads` and `work` lie below it. */
  dataDir: string;
  quotas: Quotas;
  /** Room of the disk that uploads leave free. */
  diskReserve: Reserve;
  /** Whether jobs are done in this process too. */
  cutsHere: boolean;
  /** What all pictures that are open at a time may take; null: a share of the machine's memory. */
  pictureMemoryBytes?: number | null;
}

export interface OpenImages {
  images: Images;
  uploads: Uploads;
  /** A photo is on its way: what cuts it starts meanwhile. */
  warm(): void;
  folder: UploadFolder;
  accesses: MediaAccesses;
  /** Opening views for the pages of tours. */
  stills: SharpStills;
  /** Other views of panoramas, as covers show them. */
  views: DrawnViews;
  /** Looks after stored tiles. */
  tiles: TileWatch;
  covers: Covers;
  jobs: ReturnType<typeof createImageJobs>;
  /** Takes up what a kill left between two steps. */
  recover(): Promise<void>;
  close(): Promise<void>;
}

/** A large photo takes longer on its way than a process waits for work. */
async function* keepWarm(body: AsyncIterable<Buffer>, warm: () => void): AsyncGenerator<Buffer> {
  for await (const chunk of body) {
    warm();
    yield chunk;
  }
}

/** Images with all that belongs to them: what is on its way in, what cuts them, who may see them. */
export async function openImages({ dataDir, pictureMemoryBytes, ...parts }: Parts): Promise<OpenImages> {
  const { database, storage, log } = parts;
  const memory = new MemoryBudget(pictureMemoryBytes ?? defaultPictureMemory());
  const cutter = new Cutter({ memory });
  const decoder = openDecoder({ memory });
  const work = await openWorkFolder(join(dataDir, 'work'));
  const workFolder = work.path;
  const covers = createCovers(parts);
  const options = {
    ...parts,
    covers,
    cutterVersion,
    decoder,
    workFolder,
    foresee: (path: string, sha256: string) => {
      if (parts.cutsHere) cutter.foresee(path, sha256, workFolder);
    },
    arrive: (path: string, sizeBytes: number) => {
      if (parts.cutsHere) cutter.arrive(path, sizeBytes, workFolder);
    },
    previewOf: (path: string) => cutter.previewOf(path),
  };
  const uploadsPath = join(dataDir, 'uploads');
  const room = openDiskRoom(uploadsPath, parts.diskReserve);
  const folder = await openUploadFolder(uploadsPath, room);
  const images = createImages(options);
  const received = createUploads({ ...options, folder, room, images });
  const warm = () => {
    if (parts.cutsHere) cutter.warm();
  };
  const uploads: Uploads = {
    ...received,
    begin: (upload, userId) => {
      warm();
      return received.begin(upload, userId);
    },
    append: (id, userId, offset, body) => received.append(id, userId, offset, keepWarm(body, warm)),
  };
  const accesses = openMediaAccesses({ database, log });
  const drawing = { ...parts, decoder };
  const stills = new SharpStills(drawing);
  const views = new DrawnViews(drawing);
  const jobOptions = {
    ...options,
    cutTiles: (({ pace, ...job }) =>
      runTileJob({ ...job, storage, cut: (work) => cutter.cut(work, pace) })) satisfies CutTiles,
    isTurnWanted: () => cutter.isWanted || memory.waiting > 0,
  };
  return {
    images,
    uploads,
    warm,
    folder,
    accesses,
    stills,
    views,
    tiles: createTileWatch(parts),
    covers,
    jobs: createImageJobs(jobOptions),
    recover: async () => {
      await requeueForgotten(jobOptions);
      await uploads.start();
    },
    close: async () => {
      for (const part of [uploads, stills, views, accesses, cutter, decoder, work]) await part.close();
    },
  };
}
