import type { WantedFile } from '@tourwright/tour/formats';
import { createFindFile, type FindFile } from '../find-file.ts';
import { type GatheredFile, gatherFile } from '../gather-file.ts';
import {
  compareStored,
  type ImportedTour,
  type ImportParts,
  type ImportTarget,
  type ImportWithin,
  storeOne,
} from './import-parts.ts';
import { mapSlugs } from './map-slugs.ts';
import { folderOf, type Locate, readSource } from './source/read-source.ts';
import type { SourceFiles } from './source/source-files.ts';

const areas = {
  panorama: '',
  picture: 'pictures',
  video: 'videos',
  'floor-plan': 'floor-plans',
  audio: 'audio',
};

/** What another tool wrote, or a folder of photos. */
export async function importForeign(
  parts: ImportParts,
  source: SourceFiles,
  { userId, tourId, fallbackName, workFolder, signal, onProgress }: ImportWithin,
): Promise<ImportedTour> {
  const { tour, document, locate, count: countOriginal } = await readSource(source);
  const name = tour.content.name ?? fallbackName;
  // Other tools know no kinds: without one the page would welcome visitors of a home as those of a shop.
  const tourtype = tour.content.tourtype ?? (await parts.kindOf(userId));
  await parts.createTour(userId, tourId, JSON.stringify({ name, ...(tourtype && { tourtype }) }));
  const find = createFindFile(source.paths, folderOf(document));
  const around = { find, locate, root: source.root, workFolder, tourId, userId, signal, onProgress };
  const stored = await storeAll(parts, tour.files, around);
  const content = mapSlugs(tour.content, (slug) => stored.slugs.get(slug) ?? slug);
  await parts.fillTour(tourId, userId, { ...content, name });
  const { lacking, count } = stored;
  const files = { there: tour.files.length, here: count };
  const comparison = await compareStored(parts, tourId, countOriginal(), files);
  const { report } = tour;
  return { tourId, name, scenes: content.scenes.length, stored: count, lacking, report, comparison };
}

interface Around extends Pick<ImportTarget, 'userId' | 'tourId' | 'signal' | 'onProgress'> {
  find: FindFile;
  locate: Locate;
  root: string;
  workFolder: string;
}

async function storeAll(
  parts: ImportParts,
  files: readonly WantedFile[],
  { find, locate, root, workFolder, tourId, userId, signal, onProgress }: Around,
) {
  const slugs = new Map<string, string>();
  const lacking: ImportedTour['lacking'] = [];
  let count = 0;
  for (const [index, file] of files.entries()) {
    signal?.throwIfAborted();
    await onProgress?.(index / files.length);
    const gathered = await gatherFile(file, find, root, workFolder);
    const slug = [tourId, areas[file.use], nameOf(file.name, gathered)].filter(Boolean).join('/');
    // A scene without its photo names where the photo will be.
    slugs.set(file.name, slug);
    if (gathered !== null) await parts.reserve(userId, gathered.sizeBytes);
    const reason = gathered === null ? null : await storeOne(parts, slug, gathered);
    if (gathered !== null && reason === null) count++;
    else lacking.push({ place: file.place, address: addressOf(file), reason, ...locate(file.place) });
  }
  return { slugs, lacking, count };
}

function nameOf(name: string, file: GatheredFile | null): string {
  return file?.isFaces ? `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}-6-faces.tar` : name;
}

function addressOf({ source }: WantedFile): string {
  if (source.kind === 'file') return source.address;
  return source.kind === 'tiles' ? source.layout.address : source.addresses.f;
}
