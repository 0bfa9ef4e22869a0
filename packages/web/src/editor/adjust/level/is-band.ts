import type { ImageInfo } from '@tourwright/api';
import { readManifest } from '@tourwright/tour/pyramid';

/** By this much wider than twice its height a photo is not a whole sphere. */
const wide = 2.1;

/**
 * Whether a photo was taken to go all the way round since its file said nothing: such a band is along the horizon, to a
 * pixel. One that the file puts elsewhere, or that knows its compass direction, has said how wide it is, too.
 */
export function isBand(image: Pick<ImageInfo, 'width' | 'height' | 'panorama'> | undefined): boolean {
  const { width, height, panorama } = image ?? {};
  if (!width || !height || !panorama || width / height < wide) return false;
  const read = readManifest(panorama.manifest);
  if (!read.ok || read.manifest.heading !== undefined) return false;
  const { coverage, source } = read.manifest;
  if (!coverage || coverage.width <= 0.999) return false;
  const offPixels = Math.abs(2 * coverage.top + coverage.height - 1) * source.height;
  return offPixels < 2;
}
