import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** A rendered, drawn or synthesised file of a tour. */
export interface Asset {
  path: string;
  sha256: string;
  sizeBytes: number;
}

const folder = new URL('../assets/', import.meta.url);

/** Where a tour's file is on this machine. */
export function assetPath(tour: string, file: string): string {
  return fileURLToPath(new URL(`${tour}/${file}`, folder));
}

/** A tour's file with its hash. Throws when it is not there. */
export async function readAsset(tour: string, file: string): Promise<Asset> {
  const path = assetPath(tour, file);
  const bytes = await readFile(path);
  return { path, sha256: createHash('sha256').update(bytes).digest('hex'), sizeBytes: bytes.length };
}
