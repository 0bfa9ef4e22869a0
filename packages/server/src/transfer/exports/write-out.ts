import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { TransferFault } from '../transfer-fault.ts';
import { packZip } from '../zip/pack-zip.ts';
import type { Outgoing } from './outgoing-file.ts';
import { checkEmpty, writeFolder } from './write-folder.ts';

/** Writes a tour into a new or empty folder, or into a new file where the name of the path ends with `.zip`. */
export async function writeOut(path: string, gather: () => Promise<Outgoing>, at: Date): Promise<Outgoing> {
  if (!/\.zip$/i.test(path)) {
    await checkEmpty(path);
    const out = await gather();
    await writeFolder(out.files, path);
    return out;
  }
  if (await stat(path).catch(() => null)) throw new TransferFault('file_exists', { path });
  const out = await gather();
  const packed = packZip(out.files, { signal: new AbortController().signal, at });
  try {
    await pipeline(packed, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return out;
}
