import { type Manifest, readManifest, tileUrl } from '@tourwright/tour/pyramid';
import { bestFormat } from './render/fetch-tile.ts';
import { selectTiles, wantedLevel } from './tiles/select-tiles.ts';
import type { PictureView } from './tiles/tile-quad.ts';
import { deviceSize, type Size } from './view/angles.ts';
import { limitsOf, limitView } from './view/limits.ts';
import type { ViewerScene } from './viewer-scene.ts';

/** A scene's picture, and how it is first seen in an element of this size; null when there is none that can be read. */
export function firstSight(
  { source, view }: Pick<ViewerScene, 'source' | 'view'>,
  size: Size,
): { manifest: Manifest; view: PictureView } | null {
  const read = readManifest(source?.manifest);
  if (!source || !read.ok) return null;
  const { manifest } = read;
  return { manifest, view: { ...limitView(view, size, limitsOf(manifest)), ...size, turn: source.turn } };
}

/**
 * The addresses of the tiles that a scene needs first in an element of this size in CSS pixels, nearest to the middle
 * of its opening view first: for pages that fetch ahead.
 */
export function firstTiles(
  { source, view }: Pick<ViewerScene, 'source' | 'view'>,
  size: Size,
  devicePixelRatio = 1,
): string[] {
  const sight = firstSight({ source, view }, size);
  if (!source || !sight) return [];
  const { manifest } = sight;
  const seen = { ...sight.view, ...deviceSize(size, devicePixelRatio) };
  const format = bestFormat(manifest.formats);
  const tiles = selectTiles(seen, manifest, wantedLevel(seen, manifest));
  return tiles.map((tile) => tileUrl(source.baseUrl, tile, format));
}
