import type { TileLayout, TileLevel } from '../tile-layout.ts';
import { isCount, isLevelCount } from './level-sizes.ts';

/** An address without krpano's places such as `%SWFPATH%/` and `%CURRENTXML%/`. */
export function plainKrpanoAddress(address: string): string {
  return address.replace(/^%(?:\$?[A-Z]+)%\/?/, '');
}

/**
 * The layout of krpano's `multires="512,640,1152,2304"`: the size of tiles, then that of the faces of each level. In the
 * address `%s` is the face, `%l` the level from 1 on, `%v` or `%y` the row and `%h`, `%u` or `%x` the column; `%0v` has two
 * digits. Null when there is no size.
 */
export function krpanoLayout(address: string, multires: string, firstIndex: number): TileLayout | null {
  const [tileSize, ...sizes] = multires.split(',').map((size) => Number.parseInt(size, 10));
  if (!isCount(tileSize) || !isLevelCount(sizes.length) || !sizes.every((size) => isCount(size))) return null;
  const levels = sizes.map((faceSize, index) => ({ name: String(index + 1), faceSize, tileSize }));
  return { address: partsOf(address), levels, firstIndex };
}

/** The layout of levels that each have an address and a size of their own, in any order. */
export function krpanoLevelsLayout(
  found: readonly { address: string; faceSize: number }[],
  tileSize: number,
  firstIndex: number,
): TileLayout | null {
  const sound = found.filter(({ faceSize }) => isCount(faceSize)).sort((a, b) => a.faceSize - b.faceSize);
  const finest = sound.at(-1);
  if (!finest || !isCount(tileSize) || !isLevelCount(sound.length)) return null;
  const levels = sound.map(
    ({ address, faceSize }, index): TileLevel => ({
      name: String(index + 1),
      faceSize,
      tileSize,
      address: partsOf(address),
    }),
  );
  return { address: partsOf(finest.address), levels, firstIndex };
}

function partsOf(address: string): string {
  return plainKrpanoAddress(address)
    .replace(/%(0*)s/g, '{face}')
    .replace(/%(0*)l/g, (_, zeros: string) => part('level', zeros))
    .replace(/%(0*)[vy]/g, (_, zeros: string) => part('row', zeros))
    .replace(/%(0*)[hux]/g, (_, zeros: string) => part('column', zeros));
}

function part(name: string, zeros: string): string {
  return zeros === '' ? `{${name}}` : `{${name}:${zeros.length + 1}}`;
}
