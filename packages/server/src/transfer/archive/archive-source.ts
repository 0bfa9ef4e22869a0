import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFiles } from '../imports/source/source-files.ts';
import { TransferFault } from '../transfer-fault.ts';
import type { OpenZip } from '../zip/open-zip.ts';
import { type ArchiveManifest, archiveManifest, archiveVersion, manifestName } from './archive-manifest.ts';

/** Documents of ours are smaller; what is in a manifest is short. */
const mostTextBytes = 64 * 2 ** 20;

/** The files of an archive of ours, packed or already unpacked by somebody. Paths are as the manifest has them. */
export interface ArchiveSource {
  manifest: ArchiveManifest;
  sizeOf(path: string): Promise<number | null>;
  /** The file on this machine; `done` takes it away again where it was unpacked for this. */
  take(path: string): Promise<{ path: string; done(): Promise<void> }>;
  textOf(path: string): Promise<string>;
}

type Files = Omit<ArchiveSource, 'manifest'>;

/** The archive of ours in a ZIP; null when it is not one. */
export async function archiveInZip(zip: OpenZip, workFolder: string): Promise<ArchiveSource | null> {
  const base = baseOf(zip.names);
  if (base === null) return null;
  let count = 0;
  const take: Files['take'] = async (path) => {
    const target = join(workFolder, `archived-${++count}`);
    await zip.extract(base + path, target);
    return { path: target, done: () => rm(target, { force: true }) };
  };
  return openSource(take, async (path) => (zip.has(base + path) ? zip.sizeOf(base + path) : null));
}

/** The same in a folder into which somebody unpacked one. */
export async function archiveInFolder({ root, paths }: SourceFiles): Promise<ArchiveSource | null> {
  const base = baseOf(paths);
  if (base === null) return null;
  // What is not in the list was a link or is outside.
  const listed = new Set(paths.map((path) => path.normalize('NFC')));
  const placeOf = (path: string) => join(root, base + path);
  return openSource(
    async (path) => ({ path: placeOf(path), done: async () => {} }),
    async (path) =>
      listed.has(base + path)
        ? await stat(placeOf(path)).then(
            ({ size }) => size,
            () => null,
          )
        : null,
  );
}

/** The folder of the manifest, as the beginning of paths: people pack the folder around it too. */
function baseOf(paths: readonly string[]): string | null {
  const found = paths
    .filter((path) => path === manifestName || path.endsWith(`/${manifestName}`))
    .toSorted((a, b) => a.length - b.length)[0];
  return found === undefined ? null : found.slice(0, -manifestName.length);
}

async function openSource(take: Files['take'], sizeOf: Files['sizeOf']): Promise<ArchiveSource> {
  const textOf = async (path: string) => {
    const size = await sizeOf(path);
    if (size === null) throw new TransferFault('archive_lacks', { name: path });
    if (size > mostTextBytes) throw new TransferFault('too_large', { length: size, most: mostTextBytes });
    const file = await take(path);
    try {
      return await readFile(file.path, 'utf8');
    } finally {
      await file.done();
    }
  };
  return { manifest: readManifest(await textOf(manifestName)), take, sizeOf, textOf };
}

function readManifest(text: string): ArchiveManifest {
  const json = jsonOf(text);
  // What a newer release has besides cannot be known.
  const { formatVersion } = (json ?? {}) as { formatVersion?: unknown };
  if (typeof formatVersion === 'number' && formatVersion > archiveVersion)
    throw new TransferFault('archive_newer');
  const read = archiveManifest.safeParse(json);
  if (!read.success) throw new TransferFault('archive_malformed', { name: manifestName });
  return read.data;
}

/** Null for what is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
