import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { TransferFault } from '../transfer-fault.ts';
import type { OutgoingFile } from './outgoing-file.ts';

/** Throws the fault `folder_not_empty` unless the folder is new or empty. */
export async function checkEmpty(folder: string): Promise<void> {
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) throw new TransferFault('folder_not_empty', { path: folder });
}

/** Writes files into a folder. */
export async function writeFolder(files: readonly OutgoingFile[], folder: string): Promise<void> {
  for (const { path, open } of files) {
    const place = resolve(folder, path);
    if (!place.startsWith(resolve(folder) + sep)) throw new Error(`${path} lies outside of the folder`);
    await mkdir(dirname(place), { recursive: true });
    await pipeline(await open(), createWriteStream(place));
  }
}
