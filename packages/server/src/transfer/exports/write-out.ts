import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { TransferFault } from '../transfer-fault.ts';
import { packZip } from '../zip/pack-zip.ts';
import { FileWent, type Outgoing } from './outgoing-file.ts';
import { checkEmpty, writeFolder } from './write-folder.ts';

/** A photo that is cut again meanwhile takes its first files away once. */
const mostTries = 5;

/**
 * Writes a tour into a new or empty folder, or into a new file where the name of the path ends with `.zip`: whole, or not at
 * all.
 */
export async function writeOut(path: string, gather: () => Promise<Outgoing>, at: Date): Promise<Outgoing> {
  const isArchive = /\.zip$/i.test(path);
  if (!isArchive) await checkEmpty(path);
  else if (await stat(path).catch(() => null)) throw new TransferFault('file_exists', { path });
  for (let tries = 1; ; tries++) {
    const out = await gather();
    try {
      await (isArchive ? writeArchive(out, path, at) : writeFolder(out.files, path));
      return out;
    } catch (error) {
      if (!(error instanceof FileWent) || tries === mostTries) throw error;
    }
  }
}

async function writeArchive({ files }: Outgoing, path: string, at: Date): Promise<void> {
  const packed = packZip(files, { signal: new AbortController().signal, at });
  try {
    await pipeline(packed, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    // One that somebody else made meanwhile stays.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(path, { force: true });
    throw error;
  }
}
