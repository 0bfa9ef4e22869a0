import { open, readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { TransferFault } from '../../transfer-fault.ts';
import { unpackZip, zipLimits } from '../../zip/open-zip.ts';

/** The files among which a tour and its pictures are looked for. */
export interface SourceFiles {
  root: string;
  /** Relative to the root, with slashes. */
  paths: readonly string[];
  /** The one file that was named; null for a folder or an archive. */
  chosen: string | null;
}

/** Whether the path is an archive, by its name or its first bytes. */
export async function isZip(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null);
  if (file === null) return false;
  try {
    if (!(await file.stat()).isFile()) return false;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return /\.zip$/i.test(path) || (bytesRead === 4 && buffer.equals(Buffer.from('PK\x03\x04')));
  } finally {
    await file.close();
  }
}

/**
 * The files of a folder, an archive (unpacked into `workFolder`), or a file with all that is beside it. `document` says
 * which file of a folder holds the tour, where that is known.
 */
export async function openSource(
  path: string,
  workFolder: string,
  document: string | null = null,
): Promise<SourceFiles> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new TransferFault('no_such_file', { path });
  if (found.isDirectory()) return { root: path, paths: await filesIn(path), chosen: document };
  if (await isZip(path)) {
    return { root: workFolder, paths: await unpackZip(path, workFolder), chosen: null };
  }
  const root = dirname(path);
  return { root, paths: await filesIn(root), chosen: basename(path) };
}

/** Links that lead out of the folder are left away. */
async function filesIn(folder: string): Promise<string[]> {
  const root = await realpath(folder);
  const paths: string[] = [];
  const waiting = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const entry of await readdir(next, { withFileTypes: true })) {
      const path = join(next, entry.name);
      if (entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== '.git') waiting.push(path);
      if (entry.isFile()) paths.push(relative(root, path).split(sep).join('/'));
      if (paths.length > zipLimits.files)
        throw new TransferFault('too_many_files', { most: zipLimits.files });
    }
  }
  return paths.sort();
}
