/** The only place that knows sources of pictures: everything else sees a `TiledPicture`. */
import { type Manifest, readManifest, type TileFormat, tileUrl } from '@tourwright/tour/pyramid';
import type { Turn } from '@tourwright/tour/sphere';
import type { TiledPicture } from './tiled-picture.ts';

/** The tiles that our own cutter makes. */
export interface TourwrightTiles {
  /** The base address of the tiles; ends with a slash. */
  baseUrl: string;
  /** As it was published; checked when the scene opens. */
  manifest: unknown;
  /** Data URL of a strip of the six faces (f r b l u d), side by side. */
  preview?: string;
  /** The rotation from a direction of the scene to that of the picture; absent: none. */
  turn?: Turn | undefined;
}

/** A picture of any other kind, which is opened when its scene is. */
export interface OtherPicture {
  /** Identifies the picture. */
  key: string;
  /** Rejects with a readable message when it cannot be loaded. */
  open(): Promise<TiledPicture>;
  turn?: Turn | undefined;
}

/** The source of a scene's panorama. */
export type PanoramaSource = TourwrightTiles | OtherPicture;

/** The picture of a source; in a while for all but our own tiles. Throws, in plain words, when it cannot be shown. */
export function openPicture(source: PanoramaSource): TiledPicture | Promise<TiledPicture> {
  if ('open' in source) return source.open();
  const read = readManifest(source.manifest);
  if (!read.ok) throw new Error(read.reason);
  return ownPicture(source, read.manifest);
}

/** The picture of our own tiles; null for other sources and for an unreadable manifest. */
export function knownPicture(source: PanoramaSource | null): TiledPicture | null {
  if (!source || 'open' in source) return null;
  const read = readManifest(source.manifest);
  return read.ok ? ownPicture(source, read.manifest) : null;
}

/**
 * Whether two sources show the same tiles. While a panorama is being cut it has its coarsest level only, at the
 * address where the others come later.
 */
export function isSameSource(a: PanoramaSource | null, b: PanoramaSource | null): boolean {
  return keyOf(a) === keyOf(b);
}

function keyOf(source: PanoramaSource | null): string | undefined {
  if (!source || 'open' in source) return source?.key;
  return `${source.baseUrl} ${knownPicture(source)?.levels.length}`;
}

function ownPicture({ baseUrl, preview, turn }: TourwrightTiles, manifest: Manifest): TiledPicture {
  const { formats, coverage, heading, right } = manifest;
  const levels = manifest.levels.map(({ faceSize }) => ({ faceSize, tileSize: manifest.tileSize }));
  const tilesAt = (key: string): TiledPicture => ({
    key,
    levels,
    formats,
    addressOf: (tile, format) => tileUrl(key, tile, format as TileFormat),
    coverage,
    heading,
    turn,
  });
  return { ...tilesAt(baseUrl), preview, right: right === undefined ? undefined : tilesAt(baseUrl + right) };
}
