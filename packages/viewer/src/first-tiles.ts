import { readManifest, tileUrl } from '@tourwright/tour/pyramid';
import { readableFormats } from './render/readable-formats.ts';
import { selectTiles, wantedLevel } from './tiles/select-tiles.ts';
import { deviceSize, type Size } from './view/angles.ts';
import { limitsOf, limitView } from './view/limits.ts';
import type { ViewerScene } from './viewer-scene.ts';

/**
 * The addresses of the tiles that a scene needs first in an element of this size in CSS pixels, nearest to the middle
 * of its opening view first: for pages that fetch ahead.
 */
export function firstTiles(
  { source, view }: Pick<ViewerScene, 'source' | 'view'>,
  size: Size,
  devicePixelRatio = 1,
): string[] {
  const read = readManifest(source?.manifest);
  if (!source || !read.ok) return [];
  const { manifest } = read;
  const seen = {
    ...limitView(view, size, limitsOf(manifest)),
    ...deviceSize(size, devicePixelRatio),
    turn: source.turn,
  };
  const [format = 'jpg'] = readableFormats(manifest.formats);
  const tiles = selectTiles(seen, manifest, wantedLevel(seen, manifest));
  return tiles.map((tile) => tileUrl(source.baseUrl, tile, format));
}
