/** The second pyramid of a stereo photo: cut after the left eye's, and stored beside it. */
import type { Adjustment } from '@tourwright/tour/document';
import type { Panorama } from '../inspect/panorama.ts';

/** Where the right eye's tiles are, below those of the left. */
export const rightFolder = 'right/';

/** What the right eye sees; null for a photo that is the same to both. */
export function rightEyeOf(panorama: Panorama): Panorama | null {
  const { layout } = panorama;
  return layout?.kind === 'stereo' ? { ...panorama, layout: { ...layout, eye: 'right' } } : null;
}

/** The parts of an order that differ from eye to eye. */
interface EyeOrder {
  adjustment?: Adjustment;
  onTile(tile: { path: string; body: Uint8Array }): Promise<void>;
  onPreview?: unknown;
  early?: unknown;
  onCopy?: unknown;
  onProgress?(fraction: number): void;
  stored?: ReadonlySet<string>;
}

/** What is made of the left eye's panorama alone. */
type LeftAlone = 'onPreview' | 'early' | 'onCopy';

/** The order for the left eye's tiles, which are the first half of all. */
export function orderOfLeft<Order extends EyeOrder>(order: Order): Order {
  const { onProgress } = order;
  return onProgress ? { ...order, onProgress: (fraction: number) => onProgress(fraction / 2) } : order;
}

/** The order for the right eye's tiles: beside the left one's, the second half of all, and nothing of it comes early. */
export function orderOfRight<Order extends EyeOrder>(order: Order): Omit<Order, LeftAlone> {
  const {
    onPreview: _,
    early: __,
    onCopy: ___,
    adjustment,
    onTile,
    onProgress,
    stored = [],
    ...rest
  } = order;
  const paths = [...stored].filter((path) => path.startsWith(rightFolder));
  return {
    ...rest,
    ...(adjustment ? { adjustment: widened(adjustment) } : {}),
    onTile: ({ path, body }) => onTile({ path: `${rightFolder}${path}`, body }),
    ...(onProgress ? { onProgress: (fraction: number) => onProgress((1 + fraction) / 2) } : {}),
    stored: new Set(paths.map((path) => path.slice(rightFolder.length))),
  } as Omit<Order, LeftAlone>;
}

/**
 * Degrees. Eyes are 6.5 cm apart: what is a metre away is up to 3.7 degrees elsewhere in the right eye's picture than
 * in the left one's, where its owner has covered it.
 */
const mostParallax = 4;

/** What is not to be recognised is covered wherever the right eye may see it. */
function widened(adjustment: Adjustment): Adjustment {
  const { privacy } = adjustment;
  if (!privacy) return adjustment;
  return {
    ...adjustment,
    privacy: privacy.map((part) => ({ ...part, radius: part.radius + mostParallax })),
  };
}
