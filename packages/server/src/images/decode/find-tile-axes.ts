import { findAxes } from '@tourwright/cutter/server';
import type { Axes } from '@tourwright/tour/building';
import type { Coverage } from '@tourwright/tour/pyramid';
import { type Face, faces } from '@tourwright/tour/sphere';
import sharp from 'sharp';

/** The JPEG tiles of a pyramid's coarsest level, one for each face. */
export interface AxesTask {
  tiles: Record<Face, Uint8Array>;
  coverage?: Coverage;
}

/** Which way the walls run in a panorama; null when its lines do not show it. */
export async function findTileAxes({ tiles, coverage }: AxesTask): Promise<Axes | null> {
  const pixels: Partial<Record<Face, Uint8Array>> = {};
  let edge = 0;
  for (const face of faces) {
    const grey = sharp(tiles[face]).toColourspace('b-w').extractChannel(0).raw();
    const { data, info } = await grey.toBuffer({ resolveWithObject: true });
    pixels[face] = data;
    edge = info.width;
  }
  return findAxes({ edge, pixels: pixels as Record<Face, Uint8Array>, coverage });
}
