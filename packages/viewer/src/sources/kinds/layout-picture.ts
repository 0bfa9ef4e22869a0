import { addressOfTile, type TileLayout } from '@tourwright/tour/pyramid';
import type { TiledPicture } from '../tiled-picture.ts';

/** The picture of tiles that are where a layout says; throws when there is none. */
export function layoutPicture(
  key: string,
  layout: TileLayout | null,
  more: Pick<TiledPicture, 'preview' | 'coverage'> = {},
): TiledPicture {
  if (!layout || layout.levels.length === 0) throw new Error('The panorama has no level of tiles');
  const { levels } = layout;
  return {
    ...more,
    key,
    levels,
    formats: [/\.([a-z0-9]+)(?:[?#]|$)/i.exec(layout.address)?.[1] ?? 'jpg'],
    addressOf: (tile) => addressOfTile(layout, tile),
  };
}
