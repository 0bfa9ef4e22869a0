import type { Panorama } from '../inspect/panorama.ts';
import type { RowSource } from '../native/row-source.ts';
import { type Backdrop, paintBackdrop } from './backdrop.ts';

/** Rows of the whole sphere: what surrounds a part of it is painted. */
export function aroundPart(
  source: RowSource,
  { area, height }: Pick<Panorama, 'area' | 'height'>,
  backdrop: Backdrop,
): RowSource {
  let y = 0;
  return {
    async next(into) {
      paintBackdrop(backdrop, (y + 0.5) / height, into);
      const isInside = y >= area.top && y < area.top + area.height;
      y++;
      if (isInside) await source.next(into.subarray(area.left * 3, (area.left + area.width) * 3));
    },
    close: () => source.close(),
  };
}
