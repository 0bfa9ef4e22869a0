import { open } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { includesOf, type ReadResult, readFolder, readTour } from '@tourwright/tour/formats';
import { createFindFile } from '../find-file.ts';
import { TransferFault } from '../transfer-fault.ts';
import type { SourceFiles } from './source-files.ts';

/** A tour that was read, and the folder that its addresses start from. */
export interface ReadSource {
  tour: Extract<ReadResult, { ok: true }>;
  /** The document, relative to the root; null for a plain folder of photos. */
  document: string | null;
}

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
    const tour = photo.test(chosen) ? readFolder([chosen]) : await readDocument(root, chosen, paths);
    if (!tour.ok) throw new TransferFault(tour.fault, tour.params);
    return { tour, document: photo.test(chosen) ? null : chosen };
  }
  let first: Extract<ReadResult, { ok: false }> | null = null;
  for (const document of candidates(paths)) {
    const tour = await readDocument(root, document, paths);
    if (tour.ok) return { tour, document };
    if (tour.fault !== 'not_this_tool' && tour.fault !== 'no_literal') first ??= tour;
  }
  const tour = readFolder(paths);
  if (tour.ok) return { tour, document: null };
  const inner = paths.find((path) => /\.(?:zip|7z|rar)$/i.test(path));
  if (first === null && inner !== undefined) throw new TransferFault('zip_nested', { name: inner });
  // What nearly was a tour says more than that there are no photos.
  throw new TransferFault(first?.fault ?? tour.fault, first?.params ?? tour.params);
}

/** A document with the files that it includes, found as those that it names. */
async function readDocument(root: string, document: string, paths: readonly string[]): Promise<ReadResult> {
  const text = await textOf(join(root, document));
  const included = new Map<string, string>();
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
    waiting.push(...includesOf(found));
  }
  return readTour(text, included);
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
