import { cubeOfFiles, namedFaces, readPackedFaces } from '../cube/face-files.ts';
import { findCube } from '../cube/find-cube.ts';
import type { Inspection } from '../inspect/panorama.ts';
import { type PlaceOptions, panoramaOfCube, placePicture } from '../inspect/place-picture.ts';
import { readHeader } from '../inspect/read-header.ts';

/**
 * Reads a source's header and decides whether and how it is a panorama: one picture, six files, or six packed into one.
 * Only with a `close` look are its pixels looked at where its shape is that of most panoramas.
 */
export async function inspectSource(
  source: string | readonly string[],
  options: Pick<PlaceOptions, 'look' | 'across'> = { look: 'quick' },
): Promise<Inspection> {
  const files = typeof source === 'string' ? await readPackedFaces(source) : namedFaces(source);
  if (files === null) {
    const read = await readHeader(source as string);
    return read.ok ? placePicture(read.header, { ...options, findCube }) : read;
  }
  const found = await cubeOfFiles(files);
  return found.ok ? panoramaOfCube(found.cube, found.colours) : found;
}
