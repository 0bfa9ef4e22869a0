/** Writes the results of a cut into its folder. */
import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { detachBuffer } from './native/detach-buffer.ts';

/** Writes the tiles and files of one cut into a folder. */
export interface FolderWriter {
  /** How many tiles were written, and their bytes. */
  readonly tiles: number;
  readonly sizeBytes: number;
  /** Writes a tile under its path below the folder; its bytes are given back. */
  writeTile(path: string, body: Uint8Array): Promise<void>;
  /** Writes a file into the folder itself; its address. */
  writeFile(name: string, body: string | Uint8Array): Promise<string>;
  /** Removes all that was written, and folders that are empty then: the picture turned out to be damaged. */
  undo(): Promise<void>;
}

/** Opens a writer for tiles and manifest below a folder; a manifest of an earlier cut goes with the first tile. */
export function openFolderWriter(folder: string, manifestName: string): FolderWriter {
  const folders = new Set<string>();
  const files: string[] = [];
  let [tiles, sizeBytes] = [0, 0];
  return {
    get tiles() {
      return tiles;
    },
    get sizeBytes() {
      return sizeBytes;
    },
    async writeTile(path, body) {
      // What an earlier cut promised is no longer so.
      if (tiles === 0) await rm(join(folder, manifestName), { force: true });
      const file = join(folder, path);
      if (!folders.has(dirname(file))) await mkdir(dirname(file), { recursive: true });
      folders.add(dirname(file));
      await writeWhole(file, body);
      files.push(file);
      tiles++;
      sizeBytes += body.length;
      detachBuffer(body);
    },
    async writeFile(name, body) {
      const file = join(folder, name);
      files.push(file);
      await writeFile(file, body);
      return file;
    },
    async undo() {
      for (const file of files) await rm(file, { force: true });
      for (const made of folders) await removeEmpty(made, folder);
    },
  };
}

/** A tile is there whole or not at all, whatever happens meanwhile: `resume` believes what is there. */
async function writeWhole(file: string, body: Uint8Array): Promise<void> {
  const part = `${file}.part`;
  try {
    await writeFile(part, body);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Removes a folder and those above it, as far as nothing is in them and below `top`. */
async function removeEmpty(folder: string, top: string): Promise<void> {
  for (let at = folder; at !== top; at = dirname(at)) {
    const isGone = await rmdir(at).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
    );
    if (!isGone) return;
  }
}
