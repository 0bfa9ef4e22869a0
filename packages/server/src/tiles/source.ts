import type { Sharp } from 'sharp';
import type { Panorama } from './panorama.ts';
import { openPicture } from './picture.ts';

/** The pixels of a panorama's area; of two views one above the other the left eye's. */
export function openSource({ path, plainProfile, layout, area }: Panorama): Sharp {
  const picture = openPicture(path, { plain: plainProfile });
  if (layout?.kind !== 'stereo') return picture;
  return picture.extract({ left: 0, top: 0, width: area.width, height: area.height });
}

/** The pixels of a panorama that is described smaller than its file: decoders of JPEG then need not decode it all. */
export function openSmall({ path, plainProfile, area: { width, height } }: Panorama): Sharp {
  return openPicture(path, { plain: plainProfile }).resize(width, height, { fit: 'fill' });
}
