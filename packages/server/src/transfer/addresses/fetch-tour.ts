import type { SentFile } from '@tourwright/api';
import type { WantedFile } from '@tourwright/tour/formats';
import { addressOfTile, type TileLayout } from '@tourwright/tour/pyramid';
import { faces } from '@tourwright/tour/sphere';
import type { PublicNet } from '../../outgoing/public-addresses.ts';
import { openPublicClient } from '../../outgoing/public-client.ts';
import { mostFacePixels } from '../imports/source/join-tiles.ts';
import { TransferFault } from '../transfer-fault.ts';
import { type DownloadParts, type Downloads, openDownloads } from './downloads.ts';
import { findDocument } from './find-document.ts';
import { pathOf } from './path-of.ts';

const longestMs = 30 * 60_000;
const filesAtOnce = 3;
const tilesAtOnce = 6;

/** What fetching a tour from its address needs. */
export interface FetchParts extends Omit<DownloadParts, 'client'> {
  net: PublicNet;
  signal: AbortSignal;
  /** 0..1. */
  onProgress(part: number): Promise<void>;
}

/** The files that were fetched, and which of them is the tour's document. */
export interface FetchedTour {
  files: SentFile[];
  /** The one of them to read; null: an archive or a photo, which is all. */
  document: string | null;
}

/**
 * Fetches a tour from a public address into a folder: its document and the files that this names, no others. Throws a
 * `TransferFault`; a file of the tour that cannot be had is left out.
 */
export async function fetchTour(address: string, parts: FetchParts): Promise<FetchedTour> {
  const deadline = AbortSignal.timeout(longestMs);
  // What still comes when one of several fails.
  const over = new AbortController();
  const client = openPublicClient(parts.net, AbortSignal.any([parts.signal, deadline, over.signal]));
  try {
    return await fetchWith(openDownloads({ ...parts, client }), address, parts);
  } catch (error) {
    if (deadline.aborted && !parts.signal.aborted)
      throw new TransferFault('address_too_slow', { minutes: longestMs / 60_000 });
    throw error;
  } finally {
    over.abort();
    client.close();
  }
}

async function fetchWith(downloads: Downloads, address: string, parts: FetchParts): Promise<FetchedTour> {
  const url = new URL(address);
  const alone = /\.(zip|jpe?g|png|webp|tiff?|avif|hei[cf])$/i.exec(url.pathname);
  if (alone) {
    if (!(await downloads.file(url))) throw new TransferFault('address_unreachable', { host: url.host });
    return { files: downloads.files(), document: null };
  }
  const first = await downloads.text(url);
  if (first.url.hash === '') first.url.hash = url.hash;
  const { tour, base, path } = await findDocument(downloads, first);
  const wanted = tour.files.map(({ source }) => source);
  const isAlone = onlyOf(wanted, base);
  let done = 0;
  await inParallel(filesAtOnce, wanted, async (source) => {
    parts.signal.throwIfAborted();
    if (source.kind === 'tiles') await fetchTiles(downloads, source.layout, base);
    else {
      const addresses =
        source.kind === 'file' ? [source.address] : faces.map((face) => source.addresses[face]);
      for (const each of addresses) {
        const found = urlOf(each, base);
        if (found && isAlone(found)) await downloads.file(found);
      }
    }
    done++;
    await parts.onProgress(done / wanted.length);
  });
  return { files: downloads.files(), document: path };
}

/** Files whose addresses differ only in their queries collide once they are in a folder. */
function onlyOf(wanted: readonly WantedFile['source'][], base: URL): (url: URL) => boolean {
  const byPath = new Map<string, Set<string>>();
  for (const source of wanted) {
    if (source.kind !== 'file') continue;
    const url = urlOf(source.address, base);
    if (url === null) continue;
    const path = pathOf(url);
    byPath.set(path, (byPath.get(path) ?? new Set()).add(url.href));
  }
  return (url) => (byPath.get(pathOf(url))?.size ?? 1) === 1;
}

/** The finest level that is there whole, as it is put together later. */
async function fetchTiles(downloads: Downloads, layout: TileLayout, base: URL): Promise<void> {
  for (let level = layout.levels.length - 1; level >= 0; level--) {
    const { faceSize = 0, tileSize = 1 } = layout.levels[level] ?? {};
    if (faceSize > mostFacePixels) continue;
    const count = Math.ceil(faceSize / tileSize);
    const addresses = faces.flatMap((face) =>
      Array.from({ length: count * count }, (_, index) =>
        addressOfTile(layout, { face, level, row: Math.floor(index / count), column: index % count }),
      ),
    );
    let isWhole = true;
    await inParallel(tilesAtOnce, addresses, async (address) => {
      const url = urlOf(address, base);
      if (isWhole && (url === null || !(await downloads.file(url)))) isWhole = false;
    });
    if (isWhole) return;
  }
}

/** krpano's names of folders precede what is looked for beside the document. */
function urlOf(address: string, base: URL): URL | null {
  const url = URL.parse(address.replace(/%[A-Z]+%\/?/g, ''), base.href);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}

async function inParallel<T>(
  width: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  const one = async () => {
    for (let index = next++; index < items.length; index = next++) await work(items[index] as T);
  };
  await Promise.all(Array.from({ length: width }, one));
}
