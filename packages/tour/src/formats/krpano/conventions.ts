/**
 * krpano (1.19 to 1.23, https://krpano.com/docu/xml/). Degrees: `ath` and `hlookat` to the right, 0 in the middle of the
 * panorama and of the front face; `atv` and `vlookat` DOWN. `fov` is what `fovtype` says, VFOV by default; MFOV is
 * horizontal in pictures up to 4:3 and keeps the height of that in wider ones. Faces `l f r b u d` stand as in
 * `sphere/cubemap`. In addresses `%s` is the face, `%l` the level from 1 on, `%v` or `%y` the row and `%h`, `%u` or `%x`
 * the column, from 1 on; `%0v` has two digits.
 */
import { degrees, hfovOf, radians, vfovOf } from '../../sphere/index.ts';
import type { TileLayout } from '../imported-tour.ts';

const aspect = 16 / 9;

/** The horizontal angle of view of a picture of 16:9, degrees. */
export function hfovOfFov(fov: number, type: string): number {
  const angle = radians(Math.min(Math.max(fov, 1), 178));
  const vertical = (height: number) => degrees(hfovOf(height, aspect));
  switch (type.toUpperCase()) {
    case 'HFOV':
      return degrees(angle);
    case 'MFOV':
      return vertical(vfovOf(angle, 4 / 3));
    case 'DFOV':
      return degrees(2 * Math.atan((Math.tan(angle / 2) * aspect) / Math.hypot(aspect, 1)));
    default:
      return vertical(angle);
  }
}

/** An address without krpano's places such as `%SWFPATH%/` and `%CURRENTXML%/`. */
export function plainAddress(address: string): string {
  return address.replace(/^%(?:\$?[A-Z]+)%\/?/, '');
}

/** The address of tiles, with parts as `TileLayout` names them. */
export function tileAddress(address: string): string {
  return plainAddress(address)
    .replace(/%(0*)s/g, '{face}')
    .replace(/%(0*)l/g, (_, zeros: string) => part('level', zeros))
    .replace(/%(0*)[vy]/g, (_, zeros: string) => part('row', zeros))
    .replace(/%(0*)[hux]/g, (_, zeros: string) => part('column', zeros));
}

function part(name: string, zeros: string): string {
  return zeros === '' ? `{${name}}` : `{${name}:${zeros.length + 1}}`;
}

/** The layout of `multires="512,640,1152,2304"`: the size of tiles, then that of the faces of each level. */
export function layoutOfSizes(address: string, multires: string, firstIndex: number): TileLayout | null {
  const [tileSize = 0, ...sizes] = multires.split(',').map((size) => Number.parseInt(size, 10));
  const isSize = (size: number) => Number.isInteger(size) && size > 0 && size <= 2 ** 17;
  if (!isSize(tileSize) || sizes.length === 0 || sizes.length > 20 || !sizes.every(isSize)) return null;
  const levels = sizes.map((faceSize, index) => ({ name: String(index + 1), faceSize, tileSize }));
  return { address: tileAddress(address), levels, firstIndex };
}
