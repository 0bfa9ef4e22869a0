import type { Adjustment } from '@tourwright/tour/document';
import { type Manifest, manifestVersion, planPyramid, type TileFormat } from '@tourwright/tour/pyramid';
import type { Panorama } from '../inspect/panorama.ts';
import { rightFolder } from './right-eye.ts';

interface Cut {
  formats: TileFormat[];
  adjustment?: Adjustment;
}

/** The manifest of a panorama as it was cut; `source` is the one that it was made of. */
export function describeCut(cut: Panorama, source: Panorama, { formats, adjustment = {} }: Cut): Manifest {
  const manifest = manifestOf(cut, formats);
  const { layout, shown } = source;
  const { level, nadir } = adjustment;
  const eyes = layout?.kind === 'stereo' ? { stereo: layout.arrangement, right: rightFolder } : {};
  // The view is kept from black bars, unless they were turned, or a patch covers them.
  const isLimited = shown && !manifest.coverage && !level?.pitch && !level?.roll;
  const limits = isLimited ? { coverage: nadir ? { ...shown, height: 1 - shown.top } : shown } : {};
  return { ...manifest, ...eyes, ...limits };
}

/** The manifest of what is cut as it is. */
export function manifestOf({ width, height, coverage, heading }: Panorama, formats: TileFormat[]): Manifest {
  const { tileSize, levels } = planPyramid(width);
  return {
    version: manifestVersion,
    source: { width, height },
    tileSize,
    levels,
    formats,
    ...(coverage ? { coverage } : {}),
    ...(heading === undefined ? {} : { heading }),
  };
}
