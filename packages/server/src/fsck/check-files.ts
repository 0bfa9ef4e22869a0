/** Files that rows refer to, and files that no row refers to. */
import { crc32 } from 'node:zlib';
import { inArray } from 'drizzle-orm';
import PQueue from 'p-queue';
import type { Database } from '../drivers/database/database.ts';
import { dataExports, media, tourExports, tourImports, uploads } from '../drivers/database/schema/index.ts';
import { hashStored } from '../drivers/storage/hash-stored.ts';
import type { Storage } from '../drivers/storage/storage.ts';
import type { FsckFault, FsckKind } from './fault.ts';

type Media = Pick<
  typeof media.$inferSelect,
  'key' | 'sourceKey' | 'revision' | 'sha256' | 'state' | 'servedName' | 'thumbnailName' | 'manifest'
>;
const columns = {
  key: media.key,
  sourceKey: media.sourceKey,
  revision: media.revision,
  sha256: media.sha256,
  state: media.state,
  servedName: media.servedName,
  thumbnailName: media.thumbnailName,
  manifest: media.manifest,
};
const atOnce = 8;

/** What the check of stored files compares. */
export interface FsckParts {
  database: Pick<Database, 'orm'>;
  storage: Storage;
}

interface Options {
  /** Reads every byte of originals and tiles, and compares. */
  deep: boolean;
  signal?: AbortSignal;
  /** 0..1. */
  onProgress?(fraction: number): void;
}

/** Compares the storage with the rows; a server may work on both meanwhile. */
export async function checkFiles(
  parts: FsckParts,
  { deep, signal, onProgress }: Options,
): Promise<{ files: number; photos: number; faults: FsckFault[] }> {
  const { files, faults } = await findUnowned(parts, signal);
  const rows = await parts.database.orm.select(columns).from(media);
  const checked = rows.filter(isKept);
  const queue = new PQueue({ concurrency: atOnce });
  let done = 0;
  await Promise.all(
    checked.map((row) =>
      queue.add(async () => {
        signal?.throwIfAborted();
        const found = await checkMedia(parts, row, deep);
        // It may have been deleted or cut again while it was looked at.
        if (found.length > 0) faults.push(...(await again(parts, row, deep)));
        done += 1;
        onProgress?.(done / checked.length);
      }),
    ),
  );
  faults.push(...(await checkExports(parts)));
  return { files, photos: checked.length, faults };
}

/** Those whose originals must be there. Others are being written, were refused, or go. */
export function isKept({ state, sha256 }: Pick<Media, 'state' | 'sha256'>): boolean {
  return (state === 'processing' || state === 'ready') && sha256 !== '';
}

async function again(parts: FsckParts, { key }: Media, deep: boolean): Promise<FsckFault[]> {
  const [row] = await parts.database.orm
    .select(columns)
    .from(media)
    .where(inArray(media.key, [key]));
  return row === undefined || !isKept(row) ? [] : checkMedia(parts, row, deep);
}

async function checkMedia({ storage }: FsckParts, row: Media, deep: boolean): Promise<FsckFault[]> {
  const faults: FsckFault[] = [];
  const tell = (kind: FsckKind, subject: string) => faults.push({ kind, subject, count: 1 });
  const original = await findOriginal(storage, row);
  if (original === null) tell('original-missing', `originals/${row.key}`);
  else if (deep && (await hashStored(storage, original)) !== row.sha256) tell('original-altered', original);
  if (row.state !== 'ready') return faults;
  const base = `media/${row.key}/${row.revision}/`;
  const there = new Map<string, number>();
  for await (const { key, sizeBytes } of storage.list(base)) there.set(key.slice(base.length), sizeBytes);
  const named = [row.servedName, row.thumbnailName, row.manifest === null ? null : 'manifest.json'];
  for (const name of named) if (name !== null && !there.has(name)) tell('copy-missing', `${base}${name}`);
  for (const { path, sizeBytes, crc } of await readSums(storage, base)) {
    if (!there.has(path)) tell('tile-missing', `${base}${path}`);
    else if (there.get(path) !== sizeBytes) tell('tile-altered', `${base}${path}`);
    else if (deep && crc32((await storage.read(`${base}${path}`))?.bytes ?? '') !== crc)
      tell('tile-altered', `${base}${path}`);
  }
  return faults;
}

/** The storage key of the file as it came; null: it is gone. */
export async function findOriginal(
  storage: Pick<Storage, 'head'>,
  { key, sourceKey }: Pick<Media, 'key' | 'sourceKey'>,
): Promise<string | null> {
  for (const each of [key, sourceKey]) {
    if (each !== null && (await storage.head(`originals/${each}`)) !== null) return `originals/${each}`;
  }
  return null;
}

/** What was written of the tiles, as the job that cuts them notes it: path, length, CRC-32. */
async function readSums(storage: Storage, base: string) {
  const file = await storage.read(`${base}checksums`);
  const lines = file?.bytes.toString('latin1').split('\n') ?? [];
  return lines.flatMap((line) => {
    const [path = '', size, crc] = line.split(' ');
    return crc === undefined ? [] : [{ path, sizeBytes: Number(size), crc: Number(crc) }];
  });
}

async function checkExports({ database: { orm }, storage }: FsckParts): Promise<FsckFault[]> {
  const faults: FsckFault[] = [];
  const kept = [
    ...(await readDone(orm, tourExports)).map((id) => ({ key: `exports/${id}.zip`, id, table: tourExports })),
    ...(await readDone(orm, dataExports)).map((id) => ({
      key: `own-data/${id}.zip`,
      id,
      table: dataExports,
    })),
  ];
  for (const { key, id, table } of kept) {
    if ((await storage.head(key)) !== null) continue;
    // Its time may have come meanwhile.
    if ((await readDone(orm, table)).includes(id))
      faults.push({ kind: 'export-missing', subject: key, count: 1 });
  }
  return faults;
}

async function readDone(
  orm: Database['orm'],
  table: typeof tourExports | typeof dataExports,
): Promise<string[]> {
  const rows = await orm.select({ id: table.id, state: table.state }).from(table);
  return rows.filter(({ state }) => state === 'done').map(({ id }) => id);
}

/** What owns files below a folder: the table whose rows have the id in their names. */
const owners = {
  originals: { table: media, column: media.key },
  media: { table: media, column: media.key },
  exports: { table: tourExports, column: tourExports.id },
  'own-data': { table: dataExports, column: dataExports.id },
  imports: { table: tourImports, column: tourImports.id },
  uploads: { table: uploads, column: uploads.id },
} as const;
type Folder = keyof typeof owners;
/** Files of the server itself. */
const ownFiles = ['installation'];

async function findUnowned(
  parts: FsckParts,
  signal: AbortSignal | undefined,
): Promise<{ files: number; faults: FsckFault[] }> {
  let files = 0;
  const strange: string[] = [];
  /** A file of each, by folder and id: there are many of one owner. */
  const found = new Map<Folder, Map<string, string>>();
  for await (const { key } of parts.storage.list('')) {
    signal?.throwIfAborted();
    files += 1;
    if (ownFiles.includes(key)) continue;
    const [folder = '', name = ''] = key.split('/');
    if (!(folder in owners) || name === '') {
      strange.push(key);
      continue;
    }
    const ids = found.get(folder as Folder) ?? new Map<string, string>();
    const id = name.replace(/\.zip$/, '');
    found.set(folder as Folder, ids.set(id, key));
  }
  for (const [folder, ids] of found) {
    const unknown = await withoutRow(parts, folder, [...ids.keys()]);
    for (const id of unknown) {
      const key = ids.get(id) ?? '';
      // Its files may go right now: those of a row that was deleted are deleted first.
      if ((await parts.storage.head(key)) !== null) strange.push(folder === 'media' ? `media/${id}/` : key);
    }
  }
  return { files, faults: strange.map((subject) => ({ kind: 'file-unowned', subject, count: 1 })) };
}

const idsAtOnce = 1000;

/** Those ids of a folder that no row has. */
export async function withoutRow(
  { database: { orm } }: Pick<FsckParts, 'database'>,
  folder: Folder,
  ids: readonly string[],
): Promise<string[]> {
  const { table, column } = owners[folder];
  const unknown: string[] = [];
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const some = ids.slice(from, from + idsAtOnce);
    const rows = await orm.select({ id: column }).from(table).where(inArray(column, some));
    const known = new Set(rows.map(({ id }) => id));
    unknown.push(...some.filter((id) => !known.has(id)));
  }
  return unknown;
}

/** Deletes files that no row refers to, after checking again; returns how many. */
export async function deleteUnowned(parts: FsckParts, faults: readonly FsckFault[]): Promise<number> {
  let deleted = 0;
  for (const { kind, subject } of faults) {
    const [folder = '', name = ''] = subject.split('/');
    // What is in a folder that we do not know may be somebody's own.
    if (kind !== 'file-unowned' || !(folder in owners)) continue;
    const id = name.replace(/\.zip$/, '');
    if ((await withoutRow(parts, folder as Folder, [id])).length === 0) continue;
    if (subject.endsWith('/')) deleted += await parts.storage.deletePrefix(subject);
    else if (await parts.storage.delete(subject)) deleted += 1;
  }
  return deleted;
}
