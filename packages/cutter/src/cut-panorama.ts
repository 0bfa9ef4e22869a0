/** The library's main function: turns a panorama into a folder of tiles for a viewer. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { CutFailure, Manifest, TileFormat } from '@tourwright/tour/pyramid';
import { type LayoutName, layouts } from './layouts/layouts.ts';
import { openFolderWriter } from './open-folder-writer.ts';
import { TileThreads } from './process/threads/tile-threads.ts';

/** Options of `cutPanorama`. */
export interface CutOptions {
  /** The formats of the tiles; `['jpg']` when left out. Layouts of other viewers take one. */
  formats?: TileFormat[];
  /** The viewer whose layout the tiles and the file beside them have; `'tourwright'` by default. */
  layout?: LayoutName;
  /**
   * How many threads project and encode, 1 to 64; by default a number that suits the photo's size, at most one per
   * core or 8.
   */
  threads?: number;
  /**
   * The folder for temporary files with the pixels of all but baseline JPEGs, three bytes each; by default the
   * target.
   */
  tempFolder?: string;
  /** Keeps existing tiles in the target, of an interrupted cut of the same picture. */
  resume?: boolean;
  /** Aborts the cut; the promise rejects with the signal's reason. Written tiles stay, for `resume`. */
  signal?: AbortSignal;
  /** Called with the fraction of the work that is done, 0 to 1. */
  onProgress?(fraction: number): void;
}

/** The outcome of a cut: the manifest and what was written, or the failure. */
export type CutOutcome =
  | {
      ok: true;
      manifest: Manifest;
      /** The absolute path of the file that describes the tiles to a viewer. */
      manifestPath: string;
      /** How many tiles were written, and their bytes. */
      tiles: number;
      sizeBytes: number;
    }
  /** The picture cannot be cut; `sayCutFailure` puts it into words. Nothing of it is left in the target. */
  | { ok: false; failure: CutFailure };

/**
 * Cuts a panorama into tiles. `source` is a picture file, or the six faces of a cube: front, right, back, left, up,
 * down, in any order when their names say which is which. `target` is a folder, created if needed. Tiles are written
 * atomically, and the file that describes them is written last. Throws when files cannot be read or written.
 */
export async function cutPanorama(
  source: string | readonly string[],
  target: string,
  options: CutOptions = {},
): Promise<CutOutcome> {
  const { formats = ['jpg'], layout: layoutName = 'tourwright', signal } = options;
  const layout = layouts[layoutName];
  checkOptions(formats, options);
  const threads = new TileThreads(options.threads);
  // They start while all else is loaded and the file is looked at; a large photo starts more. A task for one that could not says why.
  threads.warm({ isHurried: false, projecting: options.threads ?? 1 }).catch(() => {});
  const folder = resolve(target);
  let made: string | undefined;
  try {
    const sources = typeof source === 'string' ? source : await inOrder(source);
    for (const file of [sources].flat()) await checkFile(file);
    made = await makeFolder(folder);
    const { runCut } = await import('./process/run-cut.ts');
    const there = options.resume ? await readdir(folder, { recursive: true }) : [];
    const writer = openFolderWriter(folder, layout.manifestName);
    const result = await runCut({
      path: sources,
      threads,
      signal: signal ?? new AbortController().signal,
      formats: bestFirst.filter((format) => formats.includes(format)),
      workFolder: options.tempFolder ?? folder,
      isUnhurried: true,
      stored: new Set(there.flatMap((path) => layout.tileAt(path.replaceAll('\\', '/')) ?? [])),
      ...(options.onProgress ? { onProgress: options.onProgress } : {}),
      onTile: ({ path, body }) => writer.writeTile(layout.pathOf(path), body),
      async onPreview({ strip, thumbnail }) {
        await writer.writeFile('thumbnail.jpg', thumbnail);
        if (layoutName === 'tourwright') await writer.writeFile('preview.txt', strip);
      },
    });
    if (!result.ok) {
      await writer.undo();
      if (made !== undefined) await rm(made, { recursive: true });
      return result;
    }
    const described = `${JSON.stringify(layout.describe(result.manifest), null, 2)}\n`;
    const manifestPath = await writer.writeFile(layout.manifestName, described);
    return {
      ok: true,
      manifest: result.manifest,
      manifestPath,
      tiles: writer.tiles,
      sizeBytes: writer.sizeBytes,
    };
  } finally {
    await threads.close();
  }
}

/** Best compression first, as manifests name them. */
const bestFirst: readonly TileFormat[] = ['avif', 'webp', 'jpg'];

function checkOptions(formats: readonly string[], { layout = 'tourwright', threads }: CutOptions): void {
  const unknown = formats.find((format) => !bestFirst.some((known) => known === format));
  if (unknown !== undefined || formats.length === 0) {
    throw new TypeError(`formats are jpg, webp and avif, not “${unknown ?? ''}”`);
  }
  if (layout !== 'tourwright' && formats.length > 1) {
    throw new TypeError(`The layout of ${layout} takes one format, not ${formats.join(', ')}`);
  }
  if (threads !== undefined && (!Number.isInteger(threads) || threads < 1 || threads > 64)) {
    throw new TypeError(`threads are 1 to 64, not ${threads}`);
  }
}

/** Throws in words when it cannot be read, before anything is made. */
async function checkFile(path: string): Promise<void> {
  const { access, constants } = await import('node:fs/promises');
  const found = await stat(path).catch(() => null);
  if (found === null) throw new Error(`There is no file ${path}`);
  if (found.isDirectory()) throw new Error(`${path} is a folder; the source is one picture, or six`);
  await access(path, constants.R_OK).catch(() => {
    throw new Error(`${path} may not be read`);
  });
}

/** The first of the folders that were not there. */
async function makeFolder(folder: string): Promise<string | undefined> {
  try {
    return await mkdir(folder, { recursive: true });
  } catch (error) {
    const isThere = (await stat(folder).catch(() => null)) !== null;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(isThere ? `${folder} is a file, not a folder` : `${folder} cannot be made: ${reason}`);
  }
}

/** Faces in the order front, right, back, left, up, down: that of their names, else the one in which they are given. */
async function inOrder(paths: readonly string[]): Promise<readonly string[]> {
  const { cubesAmong } = await import('@tourwright/tour/faces');
  const [cube] = cubesAmong(paths.map((path) => ({ name: basename(path) })));
  if (!cube || cube.isNumbered || cube.missing.length > 0) return paths;
  return cube.files.flatMap(([index = 0]) => paths[index] ?? []);
}
