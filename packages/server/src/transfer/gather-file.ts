import { mkdtemp, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { WantedFile } from '@tourwright/tour/formats';
import { type Face, faces } from '@tourwright/tour/sphere';
import { hashFile } from '../drivers/hash-file.ts';
import { packFaces } from './exports/pack-faces.ts';
import type { FindFile } from './find-file.ts';
import { joinTiles } from './imports/source/join-tiles.ts';
import { placePhoto } from './place-photo.ts';

/** A file that can be stored. */
export interface GatheredFile {
  path: string;
  sha256: string;
  sizeBytes: number;
  /** Whether it is the six faces of a cube, packed. */
  isFaces: boolean;
}

/** Finds a file, or makes it of faces or tiles in a folder of its own; null when something of it is missing. */
export async function gatherFile(
  { source, coverage }: WantedFile,
  find: FindFile,
  root: string,
  workFolder: string,
): Promise<GatheredFile | null> {
  if (source.kind === 'file') {
    const path = find(source.address);
    if (path === null) return null;
    const found = join(root, path);
    if (coverage === undefined) return describe(found, false);
    const placed = await placePhoto(found, coverage, await mkdtemp(join(workFolder, 'placed-')));
    return describe(placed ?? found, false);
  }
  const folder = await mkdtemp(join(workFolder, 'faces-'));
  const six =
    source.kind === 'tiles'
      ? await joinTiles(source.layout, find, root, folder)
      : foundFaces(source.addresses, find, root);
  if (six === null) return null;
  const target = join(folder, 'faces.tar');
  await packFaces(six, target);
  return describe(target, true);
}

function foundFaces(
  addresses: Readonly<Record<Face, string>>,
  find: FindFile,
  root: string,
): Record<Face, string> | null {
  const found = faces.map((face) => [face, find(addresses[face])] as const);
  if (found.some(([, path]) => path === null)) return null;
  return Object.fromEntries(found.map(([face, path]) => [face, join(root, path ?? '')])) as Record<
    Face,
    string
  >;
}

async function describe(path: string, isFaces: boolean): Promise<GatheredFile> {
  const { size } = await stat(path);
  return { path, sha256: await hashFile(path), sizeBytes: size, isFaces };
}
