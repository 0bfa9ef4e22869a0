import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveInFolder, archiveInZip } from '../archive/archive-source.ts';
import { importArchive } from '../archive/import-archive.ts';
import { openZip } from '../zip/open-zip.ts';
import { importForeign } from './import-foreign.ts';
import type { ImportedTour, ImportParts, ImportTarget, ImportWithin } from './import-parts.ts';
import { isZip, openSource } from './source/source-files.ts';

/**
 * Makes a tour of a file, a folder or an archive. A photo that is missing leaves its scene with its links. When something
 * goes wrong the tour is removed again.
 */
export async function importTour(
  parts: ImportParts,
  path: string,
  target: ImportTarget,
): Promise<ImportedTour> {
  await mkdir(parts.workFolder, { recursive: true });
  const workFolder = await mkdtemp(join(parts.workFolder, 'import-'));
  try {
    return await importFrom(parts, path, { ...target, workFolder });
  } catch (error) {
    await parts.removeTour(target.tourId, target.userId);
    throw error;
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

async function importFrom(parts: ImportParts, path: string, within: ImportWithin): Promise<ImportedTour> {
  if (await isZip(path)) {
    const zip = await openZip(path);
    try {
      const ours = await archiveInZip(zip, within.workFolder);
      if (ours !== null) return await importArchive(parts, ours, within);
    } finally {
      zip.close();
    }
  }
  const source = await openSource(path, within.workFolder, within.document);
  const ours = await archiveInFolder(source);
  if (ours !== null) return importArchive(parts, ours, within);
  return importForeign(parts, source, within);
}
