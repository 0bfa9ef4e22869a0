import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { TransferFault } from '../transfer-fault.ts';
import type { OutgoingFile } from './outgoing-file.ts';

/** Throws the fault `folder_not_empty` unless the folder is new or empty. */
export async function checkEmpty(folder: string): Promise<void> {
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) throw new TransferFault('folder_not_empty', { path: folder });
}

/** Writes files into a folder: all of them, or none where one cannot be written. */
export async function writeFolder(files: readonly OutgoingFile[], folder: string): Promise<void> {
  // Within the folder, so that they need only be renamed there, whatever disk it is on.
  const unfinished = resolve(folder, `.unfinished-${randomUUID()}`);
  try {
    for (const { path, open } of files) {
      const place = resolve(unfinished, path);
      if (!place.startsWith(unfinished + sep)) throw new Error(`${path} lies outside of the folder`);
      await mkdir(dirname(place), { recursive: true });
      await pipeline(await open(), createWriteStream(place));
    }
    for (const name of await readdir(unfinished)) await rename(join(unfinished, name), join(folder, name));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
