import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Tour } from '@tourwright/tour/document';
import {
  type ExportedTour,
  type ReportLine,
  writeMarzipano,
  writePannellum,
  writePhotoSphereViewer,
} from '@tourwright/tour/formats';
import { mapSlugs } from './map-slugs.ts';
import { TransferFault } from './transfer-fault.ts';
import { viewerFiles } from './viewer-files.ts';

const writers = {
  pannellum: writePannellum,
  marzipano: writeMarzipano,
  psv: writePhotoSphereViewer,
} satisfies Record<string, (tour: Tour) => ExportedTour>;

export type ExportTool = keyof typeof writers;
export const exportTools = Object.keys(writers) as ExportTool[];

/** What an export needs of tours and images. */
export interface ExportParts {
  readTour(tourId: string): Promise<Tour | null>;
  /** The address of the copy that visitors get of a file; null when there is none. */
  addressOf(tourId: string, slug: string): Promise<string | null>;
  openFile(address: string): Promise<Readable | null>;
}

export interface ExportReport {
  name: string;
  files: number;
  /** Slugs of files that are not there. */
  lacking: string[];
  report: readonly ReportLine[];
}

/** Writes a tour as another tool's folder, which must be new or empty. */
export async function exportTour(
  parts: ExportParts,
  tourId: string,
  tool: ExportTool,
  folder: string,
): Promise<ExportReport> {
  const tour = await parts.readTour(tourId);
  if (!tour) throw new TransferFault('no_such_tour', { tour: tourId });
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) throw new TransferFault('folder_not_empty', { path: folder });
  const write = writers[tool];
  const addresses = await addressesOf(parts, tourId, write(tour).media);
  // Copies have the ending of what they are: six packed faces are one JPEG by now.
  const shown = mapSlugs(tour, (slug) => withEnding(slug, addresses.get(slug)));
  const exported = write(shown);
  const byShown = new Map(
    [...addresses].map(([slug, address]) => [withEnding(slug, address), { slug, address }]),
  );
  const lacking: string[] = [];
  let files = 0;
  for (const { path, text } of exported.files) {
    await writeFile(await placeFor(folder, path), text);
    files++;
  }
  for (const { path, source } of viewerFiles(tool)) {
    await copyFile(source, await placeFor(folder, path));
    files++;
  }
  for (const { slug, path } of exported.media) {
    const known = byShown.get(slug);
    const stream = known ? await parts.openFile(known.address) : null;
    if (!stream) lacking.push(known?.slug ?? slug);
    else {
      await pipeline(stream, createWriteStream(await placeFor(folder, path)));
      files++;
    }
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

async function placeFor(folder: string, path: string): Promise<string> {
  const place = resolve(folder, path);
  if (!place.startsWith(resolve(folder) + sep)) throw new Error(`${path} lies outside of the folder`);
  await mkdir(dirname(place), { recursive: true });
  return join(place);
}
