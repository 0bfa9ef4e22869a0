import { type Manifest, readManifest, tileUrl } from '@tourwright/tour/pyramid';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import { selectTiles, wantedLevel } from '../tiles/select-tiles.ts';
import type { PictureView } from '../tiles/tile-quad.ts';
import { deviceSize, type Size } from '../view/angles.ts';
import { limitsOf, limitView } from '../view/limits.ts';
import { bestFormat } from './fetch-tile.ts';

/** A picture and how it is first seen, in CSS pixels. */
interface Sight {
  baseUrl: string;
  manifest: Manifest;
  view: PictureView;
}

/** How a scene's picture is first seen in an element of this size; null when there is none that can be read. */
export function firstSight(
  { source, view, limits }: Pick<ViewerScene, 'source' | 'view' | 'limits'>,
  size: Size,
): Sight | null {
  const read = readManifest(source?.manifest);
  if (!source || !read.ok) return null;
  const { manifest } = read;
  const { baseUrl, turn } = source;
  return { baseUrl, manifest, view: { ...limitView(view, size, limitsOf(manifest, limits)), ...size, turn } };
}

/** The addresses of its tiles, nearest to its middle first. */
export function tilesInSight({ baseUrl, manifest, view }: Sight, devicePixelRatio: number): string[] {
  const seen = { ...view, ...deviceSize(view, devicePixelRatio) };
  const format = bestFormat(manifest.formats);
  const tiles = selectTiles(seen, manifest, wantedLevel(seen, manifest));
  return tiles.map((tile) => tileUrl(baseUrl, tile, format));
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
  const sight = firstSight(scene, size);
  return sight ? tilesInSight(sight, devicePixelRatio) : [];
}
