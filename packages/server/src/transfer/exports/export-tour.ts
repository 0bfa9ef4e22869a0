import type { Readable } from 'node:stream';
import type { Tour } from '@tourwright/tour/document';
import {
  type ExportedTour,
  type PlacedPhotos,
  writeMarzipano,
  writePannellum,
  writePhotoSphereViewer,
} from '@tourwright/tour/formats';
import { type Coverage, readManifest } from '@tourwright/tour/pyramid';
import { mapSlugs } from '../imports/map-slugs.ts';
import { TransferFault } from '../transfer-fault.ts';
import { localFile, type Outgoing, type OutgoingFile, storedFile, textFile } from './outgoing-file.ts';
import { viewerFiles } from './viewer-files.ts';

const writers = {
  pannellum: writePannellum,
  marzipano: writeMarzipano,
  psv: writePhotoSphereViewer,
} satisfies Record<string, (tour: Tour, placed: PlacedPhotos) => ExportedTour>;

/** The viewers of others that a tour can be written for. */
export type ViewerTool = keyof typeof writers;

interface ShownCopy {
  address: string;
  /** Pixels; null where nobody knows. */
  width: number | null;
  height: number | null;
  /** The manifest of a panorama. */
  manifest: unknown;
}

/** What an export needs of tours and images. */
export interface ExportParts {
  readTour(tourId: string): Promise<Tour | null>;
  /** The copy that visitors get of a file; null when there is none. */
  shownOf(tourId: string, slug: string): Promise<ShownCopy | null>;
  /** Bytes of what is at an address; null when there is nothing. */
  sizeOf(address: string): Promise<number | null>;
  openFile(address: string): Promise<Readable | null>;
}

/** A tour as another tool's folder. */
export async function exportTour(parts: ExportParts, tourId: string, tool: ViewerTool): Promise<Outgoing> {
  const tour = await parts.readTour(tourId);
  if (!tour) throw new TransferFault('no_such_tour', { tour: tourId });
  const write = writers[tool];
  const copies = await copiesOf(parts, tourId, write(tour, new Map()).media);
  const addresses = new Map([...copies].map(([slug, { address }]) => [slug, address]));
  // Copies have the ending of what they are: six packed faces are one JPEG by now.
  const shown = mapSlugs(tour, (slug) => withEnding(slug, addresses.get(slug)));
  const exported = write(shown, placedPhotos(copies));
  const byShown = new Map(
    [...addresses].map(([slug, address]) => [withEnding(slug, address), { slug, address }]),
  );
  const files: OutgoingFile[] = exported.files.map(({ path, text }) => textFile(path, text));
  for (const { path, source } of viewerFiles(tool)) files.push(await localFile(path, source));
  const lacking: string[] = [];
  for (const { slug, path } of exported.media) {
    const known = byShown.get(slug);
    const sizeBytes = known ? await parts.sizeOf(known.address) : null;
    if (!known || sizeBytes === null) lacking.push(known?.slug ?? slug);
    else files.push(storedFile({ path, sizeBytes }, () => parts.openFile(known.address)));
  }
  return { name: tour.name ?? '', files, lacking, report: exported.report };
}

type Copies = ReadonlyMap<string, ShownCopy>;

async function copiesOf(parts: ExportParts, tourId: string, media: ExportedTour['media']): Promise<Copies> {
  const found = new Map<string, ShownCopy>();
  for (const { slug } of media) {
    const copy = await parts.shownOf(tourId, slug);
    if (copy !== null) found.set(slug, copy);
  }
  return found;
}

/** Photos of a part of the sphere, by the slugs under which they go out. Their copies do not say where they are. */
function placedPhotos(copies: Copies): PlacedPhotos {
  const placed = new Map<string, { coverage: Coverage; fullWidth: number }>();
  for (const [slug, { address, width, height, manifest }] of copies) {
    const read = readManifest(manifest);
    if (!read.ok || read.manifest.coverage === undefined || !width || !height) continue;
    const { coverage, source } = read.manifest;
    // A whole sphere with black bars has the view kept from these; the photo is all around.
    if (Math.abs((2 * coverage.width * height) / (coverage.height * width) - 1) > 0.02) continue;
    placed.set(withEnding(slug, address), { coverage, fullWidth: source.width });
  }
  return placed;
}

function withEnding(slug: string, address: string | undefined): string {
  const ending = /\.[a-z0-9]{1,5}$/i.exec(address ?? '')?.[0];
  return ending === undefined ? slug : slug.replace(/(?:\.[a-z0-9]{1,5})?$/i, ending);
}
