import { open } from 'node:fs/promises';
import { join, posix } from 'node:path';
import {
  countOriginal,
  includesOf,
  type Original,
  openLocator,
  type ReadResult,
  readFolder,
  readTour,
} from '@tourwright/tour/formats';
import { createFindFile } from '../../find-file.ts';
import { TransferFault } from '../../transfer-fault.ts';
import type { SourceFiles } from './source-files.ts';

/** A tour that was read, and the folder that its addresses start from. */
export interface ReadSource {
  tour: Extract<ReadResult, { ok: true }>;
  /** The document, relative to the root; null for a plain folder of photos. */
  document: string | null;
  /** Where what is at a place of the document is to be found. */
  locate: Locate;
  /** Counts what the document holds; null where there is none, and where nothing can be counted. */
  count: () => Original | null;
}

/** The file of a thing that a report names, relative to the root, and its line there, where these are known. */
export type Locate = (place: string) => { file?: string; line?: number };
type Read = ReadResult & Pick<ReadSource, 'locate' | 'count'>;

const unknown: Pick<ReadSource, 'locate' | 'count'> = { locate: () => ({}), count: () => null };

/** Longer documents are refused by every reader. */
const mostBytes = 40 * 2 ** 20;
/** Names that tools give their documents, the likeliest first. */
const likely = [
  /(?:^|\/)data\.js$/i,
  /(?:^|\/)tour\.xml$/i,
  /(?:^|\/)(?:tour|config|pannellum)\.json$/i,
  /\.json$/i,
  /\.xml$/i,
];
const mostTried = 50;
const photo = /\.(?:jpe?g|png|webp|tiff?|avif|hei[cf])$/i;
/** Files that one document includes, and those that they include. */
const mostIncluded = 50;

/** Reads the document that was named, else the first of the files that one of the tools wrote, else a folder of photos. */
export async function readSource({ root, paths, chosen }: SourceFiles): Promise<ReadSource> {
  if (chosen !== null) {
    const isPhoto = photo.test(chosen);
    const tour = isPhoto ? readPhotos([chosen]) : await readDocument(root, chosen, paths);
    if (!tour.ok) throw new TransferFault(tour.fault, tour.params);
    return located(tour, isPhoto ? null : chosen);
  }
  let first: Extract<ReadResult, { ok: false }> | null = null;
  for (const document of candidates(paths)) {
    const tour = await readDocument(root, document, paths);
    if (tour.ok) return located(tour, document);
    if (tour.fault !== 'not_this_tool' && tour.fault !== 'no_literal') first ??= tour;
  }
  const tour = readPhotos(paths);
  if (tour.ok) return located(tour, null);
  const inner = paths.find((path) => /\.(?:zip|7z|rar)$/i.test(path));
  if (first === null && inner !== undefined) throw new TransferFault('zip_nested', { name: inner });
  // What nearly was a tour says more than that there are no photos.
  throw new TransferFault(first?.fault ?? tour.fault, first?.params ?? tour.params);
}

/** Each entry of the report names its file and line. */
function located(
  { locate, count, ...tour }: Extract<Read, { ok: true }>,
  document: string | null,
): ReadSource {
  const report = tour.report.map((line) => ({ ...line, ...locate(line.place) }));
  return { tour: { ...tour, report }, document, locate, count };
}

/** The places of a folder are the names of its files. */
function readPhotos(paths: readonly string[]): Read {
  return { ...readFolder(paths), ...unknown };
}

/** A document with the files that it includes, found as those that it names. */
async function readDocument(root: string, document: string, paths: readonly string[]): Promise<Read> {
  const text = await textOf(join(root, document));
  const included = new Map<string, string>();
  const pathOf = new Map<string, string>();
  const find = createFindFile(paths, folderOf(document));
  const waiting = text
    .trimStart()
    .replace(/^\uFEFF/, '')
    .startsWith('<')
    ? includesOf(text)
    : [];
  for (let url = waiting.pop(); url !== undefined && included.size < mostIncluded; url = waiting.pop()) {
    // `%SWFPATH%/` and the like stand for folders; the file is found by the end of its address.
    const path = find(url.replace(/%[A-Z]+%\/?/gi, ''));
    if (included.has(url) || path === null) continue;
    const found = await textOf(join(root, path));
    included.set(url, found);
    pathOf.set(url, path);
    waiting.push(...includesOf(found));
  }
  const read = readTour(text, included);
  if (!read.ok) return { ...read, ...unknown };
  const locationOf = openLocator(text, included);
  const locate: Locate = (place) => {
    const at = locationOf(place);
    if (at === null) return { file: document };
    const file = at.included === null ? document : (pathOf.get(at.included) ?? document);
    return { file, line: at.line };
  };
  return { ...read, locate, count: () => countOriginal(text, included) };
}

function candidates(paths: readonly string[]): string[] {
  const rank = (path: string) => likely.findIndex((name) => name.test(path));
  const depth = (path: string) => path.split('/').length;
  return paths
    .filter((path) => rank(path) >= 0)
    .sort((a, b) => rank(a) - rank(b) || depth(a) - depth(b))
    .slice(0, mostTried);
}

/** The text of a file: UTF-8, or UTF-16 with its mark. */
async function textOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > mostBytes) throw new TransferFault('too_large', { length: size, most: mostBytes });
    const bytes = await file.readFile();
    const encoding =
      bytes[0] === 0xff && bytes[1] === 0xfe
        ? 'utf-16le'
        : bytes[0] === 0xfe && bytes[1] === 0xff
          ? 'utf-16be'
          : 'utf-8';
    return new TextDecoder(encoding).decode(bytes);
  } finally {
    await file.close();
  }
}

/** The folder of a document, for its addresses. */
export function folderOf(document: string | null): string {
  return document === null ? '' : posix.dirname(document);
}
