import type { ViewerScene } from '../scenes/viewer-scene.ts';
import { selectTiles, wantedLevel } from '../tiles/select-tiles.ts';
import type { PictureView } from '../tiles/tile-quad.ts';
import { deviceSize, type Size } from '../view/angles.ts';
import { limitsOf, limitView } from '../view/limits.ts';
import { bestFormat } from './fetch-tile.ts';
import { knownPicture } from './panorama-source.ts';
import type { TiledPicture } from './tiled-picture.ts';

/** A picture and how it is first seen, in CSS pixels. */
interface Sight {
  picture: TiledPicture;
  view: PictureView;
}

/** How a scene's picture is first seen in an element of this size; null when it is not known before it is opened. */
export function firstView(
  { source, view, limits }: Pick<ViewerScene, 'source' | 'view' | 'limits'>,
  size: Size,
): Sight | null {
  const picture = knownPicture(source);
  if (!picture) return null;
  return {
    picture,
    view: { ...limitView(view, size, limitsOf(picture, limits)), ...size, turn: picture.turn },
  };
}

/** The addresses of its tiles, nearest to its middle first. */
export function tilesInSight({ picture, view }: Sight, devicePixelRatio: number): string[] {
  const seen = { ...view, ...deviceSize(view, devicePixelRatio) };
  const { levels, formats } = picture;
  const format = bestFormat(formats);
  const tiles = selectTiles(seen, levels, wantedLevel(seen, levels));
  return tiles.map((tile) => picture.addressOf(tile, format));
}

/**
 * The addresses of the tiles that a scene needs first in an element of this size in CSS pixels, nearest to the middle
 * of its opening view first: for pages that fetch ahead.
 */
export function firstTiles(
  scene: Pick<ViewerScene, 'source' | 'view' | 'limits'>,
  size: Size,
  devicePixelRatio = 1,
): string[] {
  const sight = firstView(scene, size);
  return sight ? tilesInSight(sight, devicePixelRatio) : [];
}
