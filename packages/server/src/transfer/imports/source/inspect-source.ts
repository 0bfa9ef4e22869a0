import type { FoundTour } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import type { WantedFile } from '@tourwright/tour/formats';
import { addressOfTile } from '@tourwright/tour/pyramid';
import { faces } from '@tourwright/tour/sphere';
import { type ArchiveSource, archiveInFolder, archiveInZip } from '../../archive/archive-source.ts';
import { checkedTourOf } from '../../archive/import-archive.ts';
import { createFindFile, type FindFile } from '../../find-file.ts';
import { openZip } from '../../zip/open-zip.ts';
import { folderOf, readSource } from './read-source.ts';
import { isZip, openSource } from './source-files.ts';

const mostNamed = 200;

/** What a reader notes of where a thing came from. */
interface Source {
  tool: FoundTour['tool'];
}

/** Looks what an import of this path would make, and stores nothing. Throws a `TransferFault`. */
export async function inspectSource(
  path: string,
  workFolder: string,
  document: string | null = null,
): Promise<FoundTour> {
  if (await isZip(path)) {
    const zip = await openZip(path);
    try {
      const ours = await archiveInZip(zip, workFolder);
      if (ours !== null) return await foundInArchive(ours);
    } finally {
      zip.close();
    }
  }
  const source = await openSource(path, workFolder, document);
  const ours = await archiveInFolder(source);
  if (ours !== null) return foundInArchive(ours);
  const { tour, document: read, locate } = await readSource(source);
  const find = createFindFile(source.paths, folderOf(read));
  const lacking = tour.files.filter((file) => !isThere(file, find));
  const sources = [tour.content, ...tour.content.scenes] as { 'x-source'?: Source }[];
  const tool = sources.map((part) => part['x-source']?.tool).find((each) => each !== undefined);
  return {
    ...describe(tour.content),
    tool: read === null || tool === undefined ? 'folder' : tool,
    name: tour.content.name ?? null,
    lacking: lacking.map(({ place, source: from }) => ({
      place,
      address: addressOf(from),
      reason: null,
      ...locate(place),
    })),
    report: tour.report.map((line) => ({ ...line })),
  };
}

async function foundInArchive(source: ArchiveSource): Promise<FoundTour> {
  const { tour, report } = await checkedTourOf(source);
  const found = describe(tour);
  return {
    ...found,
    counts: { ...found.counts, versions: source.manifest.versions.length },
    tool: 'tourwright',
    name: tour.name ?? null,
    lacking: [],
    report: report.map((line) => ({ ...line })),
  };
}

function describe(tour: Pick<Tour, 'scenes' | 'floorPlans'>) {
  const hotspots = tour.scenes.flatMap((scene) => scene.hotspots);
  const links = hotspots.filter(({ kind }) => kind === 'link').length;
  return {
    scenes: tour.scenes.slice(0, mostNamed).map(({ name }) => name),
    counts: {
      scenes: tour.scenes.length,
      links,
      hotspots: hotspots.length - links,
      floorPlans: tour.floorPlans?.length ?? 0,
      versions: 0,
    },
  };
}

function isThere({ source }: WantedFile, find: FindFile): boolean {
  if (source.kind === 'file') return find(source.address) !== null;
  if (source.kind === 'faces') return faces.every((face) => find(source.addresses[face]) !== null);
  // Whether a level is there whole is looked at when it is put together.
  const first = { face: 'f', level: 0, row: 0, column: 0 } as const;
  return source.layout.levels.some(
    (_, level) => find(addressOfTile(source.layout, { ...first, level })) !== null,
  );
}

function addressOf(source: WantedFile['source']): string {
  if (source.kind === 'file') return source.address;
  return source.kind === 'tiles' ? source.layout.address : source.addresses.f;
}
