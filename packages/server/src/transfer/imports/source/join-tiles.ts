import { join } from 'node:path';
import { addressOfTile, type TileLayout } from '@tourwright/tour/pyramid';
import { type Face, faces } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import type { FindFile } from '../../find-file.ts';

/** Larger faces make a panorama that cannot be cut. */
export const mostFacePixels = 8192;

type Level = TileLayout['levels'][number];

/**
 * Puts the faces of a cube together from tiles and writes them into a folder: of the finest level that is there whole.
 * Null when none is.
 */
export async function joinTiles(
  layout: TileLayout,
  find: FindFile,
  root: string,
  folder: string,
): Promise<Record<Face, string> | null> {
  for (let index = layout.levels.length - 1; index >= 0; index--) {
    const level = layout.levels[index];
    if (!level || level.faceSize > mostFacePixels) continue;
    const found = faces.map((face) => tilesOf(layout, index, face, find));
    if (found.some((tiles) => tiles === null)) continue;
    const made: [Face, string][] = [];
    for (const [at, face] of faces.entries()) {
      const path = join(folder, `${face}.jpg`);
      await joinFace(found[at] ?? [], level, root, path);
      made.push([face, path]);
    }
    return Object.fromEntries(made) as Record<Face, string>;
  }
  return null;
}

interface FoundTile {
  path: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

function tilesOf(layout: TileLayout, level: number, face: Face, find: FindFile): FoundTile[] | null {
  const { faceSize, tileSize } = layout.levels[level] as Level;
  const count = Math.ceil(faceSize / tileSize);
  const tiles: FoundTile[] = [];
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const path = find(addressOfTile(layout, { face, level, row, column }));
      if (path === null) return null;
      const [left, top] = [column * tileSize, row * tileSize];
      const [width, height] = [Math.min(tileSize, faceSize - left), Math.min(tileSize, faceSize - top)];
      tiles.push({ path, left, top, width, height });
    }
  }
  return tiles;
}

async function joinFace(
  tiles: readonly FoundTile[],
  { faceSize }: Level,
  root: string,
  target: string,
): Promise<void> {
  const inputs = [];
  for (const { path, left, top, width, height } of tiles) {
    const tile = sharp(join(root, path), { limitInputPixels: 64e6 });
    // Some tools enlarge the last level, some cut its last tiles.
    const pixels = await tile
      .resize(width, height, { fit: 'fill' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    inputs.push({ input: pixels, raw: { width, height, channels: 3 as const }, left, top });
  }
  const background = { r: 0, g: 0, b: 0 };
  await sharp({ create: { width: faceSize, height: faceSize, channels: 3, background } })
    .composite(inputs)
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toFile(target);
}
