import { readManifest, tileUrl } from '@tourwright/tour/pyramid';
import { selectTiles, wantedLevel } from './tiles/select-tiles.ts';
import type { Size } from './view/angles.ts';
import { limitsOf, limitView } from './view/limits.ts';
import type { ViewerScene } from './viewer-scene.ts';

/**
 * The addresses of the tiles that a scene needs first on a screen of this size in device pixels, nearest to the
 * middle of its opening view first: for pages that fetch ahead.
 */
export function firstTiles({ source, view }: Pick<ViewerScene, 'source' | 'view'>, size: Size): string[] {
  const read = readManifest(source?.manifest);
  if (!source || !read.ok) return [];
  const { manifest } = read;
  const seen = { ...limitView(view, size, limitsOf(manifest)), ...size };
  const format = manifest.formats[0] ?? 'jpg';
  const tiles = selectTiles(seen, manifest, wantedLevel(seen, manifest));
  return tiles.map((tile) => tileUrl(source.baseUrl, tile, format));
}
