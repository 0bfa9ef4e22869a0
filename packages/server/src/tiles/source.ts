import type { Sharp } from 'sharp';
import type { Panorama } from './panorama.ts';
import { openPicture } from './picture.ts';

/** The pixels of a panorama's area; of two views one above the other the left eye's. */
export function openSource({ path, plainProfile, layout, area }: Panorama): Sharp {
  const picture = openPicture(path, { plain: plainProfile });
  if (layout?.kind !== 'stereo') return picture;
  return picture.extract({ left: 0, top: 0, width: area.width, height: area.height });
}
