import type { Tour } from '@tourwright/tour/document';
import { countOriginal } from '@tourwright/tour/formats';
import { moveSlugs, parseTour, upgradeTour } from '@tourwright/tour/rules';
import { hashFile } from '../../drivers/hash-file.ts';
import type { GatheredFile } from '../gather-file.ts';
import {
  compareStored,
  type ImportedTour,
  type ImportParts,
  type ImportTarget,
  storeOne,
} from '../imports/import-parts.ts';
import { TransferFault } from '../transfer-fault.ts';
import type { ArchivedFile, ArchiveManifest } from './archive-manifest.ts';
import { type ArchiveSource, jsonOf } from './archive-source.ts';
import { mappedScenes } from './export-archive.ts';

/**
 * Makes of an archive the tour that it was made of, unpublished, under ids of its own. One file at a time is unpacked, and
 * each is compared with its hash; a file that is refused here leaves its scene with its links.
 */
export async function importArchive(
  parts: ImportParts,
  source: ArchiveSource,
  target: ImportTarget,
): Promise<ImportedTour> {
  const { manifest } = source;
  const moved = await checkFiles(source, target.tourId);
  const text = await source.textOf(manifest.document);
  const tour = moveTour(readTourText(text, manifest.document), manifest, target.tourId);
  const total = manifest.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  await parts.reserve(target.userId, total);
  const body = JSON.stringify({ ...tour, name: tour.name ?? target.fallbackName, activity: 'unpublished' });
  await parts.createTour(target.userId, target.tourId, body);
  const lacking: ImportedTour['lacking'] = [];
  let done = 0;
  let stored = 0;
  for (const { file, slug } of moved) {
    target.signal?.throwIfAborted();
    const reason = await takeFile(parts, source, file, slug);
    if (reason === null) stored++;
    else lacking.push({ place: file.slug, address: file.path, reason });
    done += file.sizeBytes;
    await target.onProgress?.(done / Math.max(1, total));
  }
  await parts.keepVersions(target.tourId, await readVersions(source, target.tourId));
  const name = tour.name ?? target.fallbackName;
  const files = { there: manifest.files.length, here: stored };
  const comparison = await compareStored(parts, target.tourId, countOriginal(text), files);
  const report = mappedScenes(tour);
  return { tourId: target.tourId, name, scenes: tour.scenes.length, stored, lacking, report, comparison };
}

/** The tour of an archive that holds all that it says, before anything is unpacked. */
export async function checkedTourOf(
  source: ArchiveSource,
): Promise<Pick<ImportedTour, 'report'> & { tour: Tour }> {
  await checkFiles(source, source.manifest.tourId);
  const tour = readTourText(await source.textOf(source.manifest.document), source.manifest.document);
  return { tour, report: mappedScenes(tour) };
}

/** Where each file will be. Throws when one is not in the archive, or would be outside of the tour. */
async function checkFiles({ manifest, sizeOf }: ArchiveSource, tourId: string) {
  const moved = [];
  for (const file of manifest.files) {
    if ((await sizeOf(file.path)) !== file.sizeBytes)
      throw new TransferFault('archive_lacks', { name: file.path });
    const slug = moveFolders(file.slug, manifest, tourId);
    if (!slug.startsWith(`${tourId}/`)) throw new TransferFault('archive_malformed', { name: file.slug });
    moved.push({ file, slug });
  }
  return moved;
}

function moveTour(tour: Tour, manifest: ArchiveManifest, tourId: string): Tour {
  return moveFolders(tour, manifest, tourId);
}

/** What lay in the owner's own folder is in the tour's from then on: here it has another owner. */
function moveFolders<T>(value: T, manifest: ArchiveManifest, tourId: string): T {
  const inTour = moveSlugs(value, `${manifest.tourId}/`, `${tourId}/`);
  return moveSlugs(inTour, `users/${manifest.userId}/`, `${tourId}/pictures/own-`);
}

/** What only a server says of a tour; what is in an archive counts for nothing. */
const ofServer = {
  ...{ id: 'archived', user_id: 'archived', updated_at: '', activity: 'unpublished' },
  ...{ version: 1, published_version: null, published_at: null },
};

/** The tour as the archive has it, if it may be one here. */
function readTourText(text: string, name: string): Tour {
  const tour = upgraded(jsonOf(text));
  if (tour === null || !parseTour({ ...tour, ...ofServer }).ok)
    throw new TransferFault('archive_malformed', { name });
  return tour;
}

/** Null for what no release of ours wrote: only that can be brought up to date. */
function upgraded(tour: unknown): Tour | null {
  try {
    return upgradeTour(tour as Tour);
  } catch {
    return null;
  }
}

/** Why the file was refused; null when it was not. */
async function takeFile(
  parts: ImportParts,
  source: ArchiveSource,
  file: ArchivedFile,
  slug: string,
): Promise<string | null> {
  const taken = await source.take(file.path);
  try {
    const sha256 = await hashFile(taken.path);
    if (sha256 !== file.sha256) throw new TransferFault('archive_lacks', { name: file.path });
    const gathered: GatheredFile = { path: taken.path, sha256, sizeBytes: file.sizeBytes, isFaces: false };
    return await storeOne(parts, slug, gathered);
  } finally {
    await taken.done();
  }
}

async function readVersions(source: ArchiveSource, tourId: string) {
  const { manifest } = source;
  const versions = [];
  for (const { document, ...kept } of manifest.versions) {
    const tour = readTourText(await source.textOf(document), document);
    versions.push({ ...kept, tour: moveTour(tour, manifest, tourId) });
  }
  return versions;
}
