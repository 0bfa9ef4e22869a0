import type { Readable } from 'node:stream';
import type { Tour } from '@tourwright/tour/document';
import {
  type ExportedTour,
  writeMarzipano,
  writePannellum,
  writePhotoSphereViewer,
} from '@tourwright/tour/formats';
import { mapSlugs } from './map-slugs.ts';
import { localFile, type Outgoing, type OutgoingFile, storedFile, textFile } from './outgoing-file.ts';
import { TransferFault } from './transfer-fault.ts';
import { viewerFiles } from './viewer-files.ts';

const writers = {
  pannellum: writePannellum,
  marzipano: writeMarzipano,
  psv: writePhotoSphereViewer,
} satisfies Record<string, (tour: Tour) => ExportedTour>;

/** The viewers of others that a tour can be written for. */
export type ViewerTool = keyof typeof writers;

/** What an export needs of tours and images. */
export interface ExportParts {
  readTour(tourId: string): Promise<Tour | null>;
  /** The address of the copy that visitors get of a file; null when there is none. */
  addressOf(tourId: string, slug: string): Promise<string | null>;
  /** Bytes of what lies at an address; null when nothing does. */
  sizeOf(address: string): Promise<number | null>;
  openFile(address: string): Promise<Readable | null>;
}

/** A tour as another tool's folder. */
export async function exportTour(parts: ExportParts, tourId: string, tool: ViewerTool): Promise<Outgoing> {
  const tour = await parts.readTour(tourId);
  if (!tour) throw new TransferFault('no_such_tour', { tour: tourId });
  const write = writers[tool];
  const addresses = await addressesOf(parts, tourId, write(tour).media);
  // Copies have the ending of what they are: six packed faces are one JPEG by now.
  const shown = mapSlugs(tour, (slug) => withEnding(slug, addresses.get(slug)));
  const exported = write(shown);
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

async function addressesOf(
  parts: ExportParts,
  tourId: string,
  media: ExportedTour['media'],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { slug } of media) {
    const address = await parts.addressOf(tourId, slug);
    if (address !== null) found.set(slug, address);
  }
  return found;
}

function withEnding(slug: string, address: string | undefined): string {
  const ending = /\.[a-z0-9]{1,5}$/i.exec(address ?? '')?.[0];
  return ending === undefined ? slug : slug.replace(/(?:\.[a-z0-9]{1,5})?$/i, ending);
}
