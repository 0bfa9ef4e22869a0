import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SentFile } from '@tourwright/api';
import { mostImportFiles } from '@tourwright/api';
import { OutgoingFault, type PublicAnswer, type PublicClient } from '../../outgoing/public-client.ts';
import { readRobots, robotName, robotsAllow } from '../../outgoing/robots.ts';
import { TransferFault } from '../transfer-fault.ts';
import { pathOf } from './path-of.ts';

/** The largest size of everything from one address. */
const mostFetchedBytes = 2 * 2 ** 30;
const mostDocumentBytes = 40 * 2 ** 20;
/** Room is taken in pieces of at least this much. */
const stepBytes = 16 * 2 ** 20;

/** What fetching files from an address needs. */
export interface DownloadParts {
  client: PublicClient;
  /** Into which files are laid. */
  folder: string;
  /** Takes room for this many bytes in all, before they come. */
  take(bytes: number): Promise<void>;
}

/** A text that was fetched, as bytes, with its media type. */
export interface FetchedText {
  url: URL;
  type: string;
  bytes: Buffer;
}

/** What comes from the web, within limits of number and size that hold for all of it together. */
export interface Downloads {
  /** A document. Throws a `TransferFault` that says why there is none. */
  text(url: URL): Promise<FetchedText>;
  /** Lays a file into the folder; false when it cannot be had. */
  file(url: URL): Promise<boolean>;
  /** Lays what was read as a document into the folder. */
  keep(path: string, bytes: Buffer): Promise<void>;
  /** All that is in the folder. */
  files(): SentFile[];
}

/** Opens downloads for one import, within limits of files and bytes and by each site's robots.txt. */
export function openDownloads({ client, folder, take }: DownloadParts): Downloads {
  const kept = new Map<string, number>();
  const robots = new Map<string, Promise<string | null>>();
  let [count, used, taken] = [0, 0, 0];
  const need = async (bytes: number) => {
    used += bytes;
    if (used > mostFetchedBytes) throw new TransferFault('address_too_large', { most: mostFetchedBytes });
    if (used <= taken) return;
    taken = Math.min(mostFetchedBytes, Math.max(used, taken + stepBytes));
    await take(taken);
  };
  const ask = async (url: URL): Promise<PublicAnswer> => {
    // Pages name `data:` scripts and `about:blank` frames: these have no site whose rules could be requested.
    if (!/^https?:$/.test(url.protocol)) throw new OutgoingFault('not_public');
    if (++count > mostImportFiles) throw new TransferFault('address_too_many', { most: mostImportFiles });
    if (!(await isAllowed(client, robots, url)))
      throw new TransferFault('address_robots', { host: url.host });
    const answer = await client.get(url);
    if (answer.status === 200 && (answer.headers['content-encoding'] ?? 'identity') === 'identity')
      return answer;
    answer.body.destroy();
    throw new TransferFault('address_refused', { host: url.host, status: answer.status });
  };
  return {
    async text(url) {
      try {
        const answer = await ask(url);
        const bytes = await readAll(answer, mostDocumentBytes, need);
        return { url: answer.url, type: answer.headers['content-type'] ?? '', bytes };
      } catch (error) {
        if (error instanceof OutgoingFault)
          throw new TransferFault(`address_${error.reason}`, { host: url.host });
        throw error;
      }
    },
    async file(url) {
      const path = pathOf(url);
      if (kept.has(path)) return true;
      try {
        kept.set(path, await writeFile(await ask(url), join(folder, path), need));
        return true;
      } catch (error) {
        await rm(join(folder, path), { force: true }).catch(() => {});
        if (isOneFilesFault(error)) return false;
        throw error;
      }
    },
    async keep(path, bytes) {
      const place = join(folder, path);
      await mkdir(dirname(place), { recursive: true });
      const file = await open(place, 'w', 0o600);
      await file.writeFile(bytes).finally(() => file.close());
      kept.set(path, bytes.length);
    },
    files: () => [...kept].map(([path, sizeBytes]) => ({ path, sizeBytes })),
  };
}

/** What leaves one file out, and not the tour. */
function isOneFilesFault(error: unknown): boolean {
  if (error instanceof OutgoingFault) return true;
  if (error instanceof TransferFault) return ['address_robots', 'address_refused'].includes(error.code);
  // The connection broke, or a file is where a folder is wanted.
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return ['ECONNRESET', 'EISDIR', 'ENOTDIR', 'EEXIST', 'ENAMETOOLONG', 'HPE_INVALID_CONSTANT'].includes(code);
}

/** What a site does not say is allowed; what it cannot say just now is not. */
async function isAllowed(
  client: PublicClient,
  known: Map<string, Promise<string | null>>,
  { origin, pathname, search }: URL,
): Promise<boolean> {
  const read = async () => {
    const answer = await client.get(new URL('/robots.txt', origin));
    if (answer.status >= 500) {
      answer.body.destroy();
      return null;
    }
    if (answer.status === 200) return readRobots(answer.body);
    answer.body.destroy();
    return '';
  };
  const rules = known.get(origin) ?? read();
  known.set(origin, rules);
  const text = await rules;
  return text !== null && robotsAllow(text, robotName, pathname + search);
}

async function readAll(
  { body, url }: PublicAnswer,
  most: number,
  need: (bytes: number) => Promise<void>,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new TransferFault('address_document_too_large', { host: url.host, most });
    await need(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function writeFile(
  { body, headers }: PublicAnswer,
  place: string,
  need: (bytes: number) => Promise<void>,
): Promise<number> {
  // What is announced is taken at once, so that a file that has no room is not begun.
  const announced = Number(headers['content-length'] ?? 0) || 0;
  try {
    await need(announced);
    await mkdir(dirname(place), { recursive: true });
  } catch (error) {
    body.destroy();
    throw error;
  }
  const file = await open(place, 'w', 0o600);
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > announced) await need(Math.min(chunk.length, size - announced));
      await file.write(chunk);
    }
    return size;
  } finally {
    await file.close();
  }
}
