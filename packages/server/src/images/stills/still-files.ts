/** The files of a view's stills and their paths: below the panorama's revision, named by content. */
import { createHash } from 'node:crypto';
import type { Manifest } from '@tourwright/tour/pyramid';
import { type StillAngles, type StillScreens, stillScreens } from './still-screens.ts';
import type { PictureSize } from './view-picture.ts';

/** Rises when stills come out otherwise than before; those of published tours are then drawn again. */
export const stillVersion = 4;
/** Below that of the tiles. */
export const stillFolder = 'still/';

/**
 * As near as tiles of JPEG 80 to what a viewer shows of them (docs/decisions/041-stills-with-the-cut.md); where pixels are small,
 * nobody sees more, and the encoder may be quick.
 */
const encodings = {
  ordinary: { format: 'avif', quality: 64, effort: 3, tune: 'ssim' },
  dense: { format: 'avif', quality: 60, effort: 0, tune: 'ssim' },
  plain: { format: 'webp', quality: 78, effort: 2 },
} as const;

/** The pictures of a view for one class of screens: they are drawn together. */
export interface StillGroup {
  screens: StillScreens;
  files: { path: string; size: PictureSize }[];
}

/** A picture of a page for some of its screens: the attributes of a `<source>`. */
export interface StillSource {
  type: string;
  media: string;
  sizes: string;
  srcset: string;
}

/** Every file of a view of a panorama, by class of screens. */
export function stillGroups(angles: StillAngles, manifest: Manifest): StillGroup[] {
  const finest = manifest.levels.at(-1)?.faceSize ?? 0;
  return stillScreens(angles, finest).map((screens) => {
    const avif = screens.sizes.map(({ width, height, isDense }) => ({
      width,
      height,
      ...(isDense ? encodings.dense : encodings.ordinary),
    }));
    const plain = screens.sizes
      .filter(({ width }) => width === screens.plainWidth)
      .map(({ width, height }) => ({ width, height, ...encodings.plain }));
    const files = [...avif, ...plain].map((size) => ({ path: pathOf(screens.angles, size), size }));
    return { screens, files };
  });
}

/** The stills as a page offers them to browsers: AVIF where it is known, else WebP. */
export function stillSources(baseUrl: string, groups: readonly StillGroup[]): StillSource[] {
  return groups.flatMap(({ screens: { media, shownWidth }, files }) =>
    (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}`,
      media,
      sizes: shownWidth,
      srcset: files
        .filter(({ size }) => size.format === format)
        .map(({ path, size }) => `${baseUrl}${path} ${size.width}w`)
        .join(),
    })),
  );
}

function pathOf({ yaw, pitch, hfov }: StillAngles, size: PictureSize): string {
  const view = [yaw, pitch, hfov].map((angle) => angle.toFixed(4));
  const { width, height, format, quality } = size;
  const text = JSON.stringify([stillVersion, ...view, width, height, format, quality]);
  return `${stillFolder}${createHash('sha256').update(text).digest('hex').slice(0, 20)}.${format}`;
}
