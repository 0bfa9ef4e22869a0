import type { Sharp } from 'sharp';
import type { Area, Panorama, StereoEye } from '../inspect/panorama.ts';
import { openPicture } from '../native/open-picture.ts';

/** Opens the pixels of a panorama's area; of two views those of the eye that is meant. */
export function openSource(panorama: Panorama): Sharp {
  const { path, layout, area, isShrunk } = panorama;
  if (isShrunk) return openSmall(panorama);
  const picture = openPicture(path, panorama);
  if (layout?.kind !== 'stereo') return picture;
  const { width, height } = area;
  return picture.extract({ ...cornerOf(layout, area), width, height });
}

/** Opens a panorama that is described smaller than its file: decoders of JPEG then need not decode it all. */
export function openSmall(panorama: Panorama): Sharp {
  const { path, layout, area } = panorama;
  const { width, height } = area;
  const picture = openPicture(path, panorama);
  if (layout?.kind !== 'stereo') return picture.resize(width, height, { fit: 'fill' });
  const isBeside = layout.arrangement === 'side-by-side';
  const both = isBeside ? { width: 2 * width, height } : { width, height: 2 * height };
  return picture.resize({ ...both, fit: 'fill' }).extract({ ...cornerOf(layout, area), width, height });
}

/** The pixel of an eye's half from which it begins. */
function cornerOf({ arrangement, eye }: StereoEye, half: Area): { left: number; top: number } {
  if (eye === 'left') return { left: 0, top: 0 };
  return arrangement === 'top-bottom' ? { left: 0, top: half.height } : { left: half.width, top: 0 };
}
