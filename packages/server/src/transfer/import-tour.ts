import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReportLine, WantedFile } from '@tourwright/tour/formats';
import { Problem } from '../http/problem.ts';
import { createFindFile, type FindFile } from './find-file.ts';
import { type GatheredFile, gatherFile } from './gather-file.ts';
import { mapSlugs } from './map-slugs.ts';
import { folderOf, readSource } from './read-source.ts';
import { openSource } from './source-files.ts';

/** What an import needs of tours and images. */
export interface ImportParts {
  /** Below it lies what is unpacked. */
  workFolder: string;
  createTour(userId: string, name: string): Promise<string>;
  /** Gives the tour its fields. */
  fillTour(tourId: string, userId: string, fields: object): Promise<void>;
  removeTour(tourId: string, userId: string): Promise<void>;
  /** Stores a file by the ordinary way, which has panoramas cut. */
  storeFile(slug: string, file: GatheredFile): Promise<void>;
}

/** A file that is not in the tour, and why. */
interface LackingFile {
  place: string;
  address: string;
  /** Null when it is missing; else why it was refused. */
  reason: string | null;
}

export interface ImportedTour {
  tourId: string;
  name: string;
  scenes: number;
  stored: number;
  lacking: LackingFile[];
  report: readonly ReportLine[];
}

const areas = {
  panorama: '',
  picture: 'pictures',
  video: 'videos',
  'floor-plan': 'floor-plans',
  audio: 'audio',
};

/**
 * Makes a tour of a file, a folder or an archive. A photo that is missing leaves its scene with its links. When something
 * goes wrong the tour is removed again.
 */
export async function importTour(
  parts: ImportParts,
  path: string,
  { userId, fallbackName }: { userId: string; fallbackName: string },
): Promise<ImportedTour> {
  await mkdir(parts.workFolder, { recursive: true });
  const workFolder = await mkdtemp(join(parts.workFolder, 'import-'));
  try {
    const source = await openSource(path, workFolder);
    const { tour, document } = await readSource(source);
    const name = tour.content.name ?? fallbackName;
    const tourId = await parts.createTour(userId, name);
    const find = createFindFile(source.paths, folderOf(document));
    try {
      const stored = await storeAll(parts, tour.files, { find, root: source.root, workFolder, tourId });
      const content = mapSlugs(tour.content, (slug) => stored.slugs.get(slug) ?? slug);
      await parts.fillTour(tourId, userId, { ...content, name });
      const { lacking, count } = stored;
      return { tourId, name, scenes: content.scenes.length, stored: count, lacking, report: tour.report };
    } catch (error) {
      await parts.removeTour(tourId, userId);
      throw error;
    }
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

interface Around {
  find: FindFile;
  root: string;
  workFolder: string;
  tourId: string;
}

async function storeAll(
  parts: ImportParts,
  files: readonly WantedFile[],
  { find, root, workFolder, tourId }: Around,
) {
  const slugs = new Map<string, string>();
  const lacking: LackingFile[] = [];
  let count = 0;
  for (const file of files) {
    const gathered = await gatherFile(file, find, root, workFolder);
    const slug = [tourId, areas[file.use], nameOf(file.name, gathered)].filter(Boolean).join('/');
    // A scene without its photo names where the photo will lie.
    slugs.set(file.name, slug);
    const reason = gathered === null ? null : await storeOne(parts, slug, gathered);
    if (gathered !== null && reason === null) count++;
    else lacking.push({ place: file.place, address: addressOf(file), reason });
  }
  return { slugs, lacking, count };
}

/** Why the file was refused; null when it was not. */
async function storeOne(parts: ImportParts, slug: string, file: GatheredFile): Promise<string | null> {
  try {
    await parts.storeFile(slug, file);
    return null;
  } catch (error) {
    if (error instanceof Problem && error.statusCode < 500) return error.message;
    throw error;
  }
}

function nameOf(name: string, file: GatheredFile | null): string {
  return file?.isFaces ? `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}-6-faces.tar` : name;
}

function addressOf({ source }: WantedFile): string {
  if (source.kind === 'file') return source.address;
  return source.kind === 'tiles' ? source.layout.address : source.addresses.f;
}
