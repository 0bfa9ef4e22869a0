/**
 * krpano (1.19 to 1.23, https://krpano.com/docu/xml/). Degrees: `ath` and `hlookat` to the right, 0 in the middle of the
 * panorama and of the front face; `atv` and `vlookat` DOWN. `fov` is what `fovtype` says, VFOV by default; MFOV is
 * horizontal in pictures up to 4:3 and keeps the height of that in wider ones. Faces `l f r b u d` stand as in
 * `sphere/cubemap`. In addresses `%s` is the face, `%l` the level from 1 on, `%v` or `%y` the row and `%h`, `%u` or `%x`
 * the column, from 1 on; `%0v` has two digits.
 */
import { degrees, hfovOf, radians, vfovOf } from '../../sphere/index.ts';

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
