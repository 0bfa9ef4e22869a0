import type { Readable } from 'node:stream';
import type { Tour } from '@tourwright/tour/document';
import type { ReportLine } from '@tourwright/tour/formats';
import { type Outgoing, type OutgoingFile, storedFile, textFile } from '../exports/outgoing-file.ts';
import { TransferFault } from '../transfer-fault.ts';
import { type ArchivedFile, type ArchiveManifest, archiveVersion, manifestName } from './archive-manifest.ts';
import { freePaths } from './free-paths.ts';

/** A file as it came, and where it lay. */
interface Original {
  slug: string;
  sha256: string;
  sizeBytes: number;
  isThere(): Promise<boolean>;
  open(): Promise<Readable | null>;
}

/** A version that is kept of a tour. */
interface KeptVersion {
  version: number;
  kind: string;
  name: string | null;
  at: string;
}

/** What an archive needs of tours and images. */
export interface ArchiveParts {
  readTour(tourId: string): Promise<Tour | null>;
  /** All that is in the tour's folder, and what it names in its owner's; of a version what that keeps. */
  originalsOf(tour: Tour, version: number | null): Promise<Original[]>;
  versionsOf(tourId: string): Promise<KeptVersion[]>;
  readVersion(tourId: string, version: number): Promise<Tour>;
  clock(): Date;
}

/** The whole tour with its originals, as an archive from which it can be opened again. */
export async function exportArchive(
  parts: ArchiveParts,
  tourId: string,
  { withVersions }: { withVersions: boolean },
): Promise<Outgoing> {
  const tour = await parts.readTour(tourId);
  if (!tour) throw new TransferFault('no_such_tour', { tour: tourId });
  const paths = freePaths();
  const media: OutgoingFile[] = [];
  const files: ArchivedFile[] = [];
  const lacking: string[] = [];
  const known = new Set<string>();
  const add = async (originals: readonly Original[]) => {
    for (const { slug, sha256, sizeBytes, isThere, open } of originals) {
      // A version may have had another file at the very slug; what the draft has there wins.
      if (known.has(slug)) continue;
      known.add(slug);
      if (!(await isThere())) lacking.push(slug);
      else {
        const path = paths.take(`files/${placeOf(slug, tour)}`);
        files.push({ slug, path, sha256, sizeBytes });
        media.push(storedFile({ path, sizeBytes }, open));
      }
    }
  };
  await add(await parts.originalsOf(tour, null));
  const versions: ArchiveManifest['versions'] = [];
  const documents = [textFile('tour.json', JSON.stringify(tour, null, 1))];
  if (withVersions) {
    const kept = await parts.versionsOf(tourId);
    for (const { version, kind, name, at } of kept.toSorted((a, b) => a.version - b.version)) {
      const document = `versions/${version}.json`;
      const then = await parts.readVersion(tourId, version);
      documents.push(textFile(document, JSON.stringify(then, null, 1)));
      versions.push({ version, kind, name, at, document });
      await add(await parts.originalsOf(then, version));
    }
  }
  const manifest: ArchiveManifest = {
    format: 'tourwright-tour',
    formatVersion: archiveVersion,
    exportedAt: parts.clock().toISOString(),
    name: tour.name ?? '',
    tourId: tour.id,
    userId: tour.user_id,
    document: 'tour.json',
    versions,
    files,
  };
  return {
    name: tour.name ?? '',
    files: [textFile(manifestName, JSON.stringify(manifest, null, 1)), ...documents, ...media],
    lacking,
    report: mappedScenes(tour),
  };
}

/** Nothing is approximated or left out. */
export function mappedScenes(tour: Pick<Tour, 'scenes'>): ReportLine[] {
  return tour.scenes.map(({ id, name }) => ({
    outcome: 'mapped',
    code: 'scene',
    place: `scenes[${id}]`,
    params: { name },
  }));
}

function placeOf(slug: string, { id }: Tour): string {
  return slug.startsWith(`${id}/`) ? slug.slice(id.length + 1) : `users/${slug.split('/').at(-1)}`;
}
