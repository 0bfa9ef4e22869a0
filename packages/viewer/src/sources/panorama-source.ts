/** The one place that knows where pictures come from: everything else sees a `TiledPicture`. */
import { type Manifest, readManifest, type TileFormat, tileUrl } from '@tourwright/tour/pyramid';
import type { Turn } from '@tourwright/tour/sphere';
import type { TiledPicture } from './tiled-picture.ts';

/** The tiles that our own cutter makes. */
export interface TourwrightTiles {
  /** Where the tiles lie; ends with a slash. */
  baseUrl: string;
  /** As it was published; checked when the scene opens. */
  manifest: unknown;
  /** Data URL of a strip of the six faces (f r b l u d), side by side. */
  preview?: string;
  /** How it lies in the scene: from a direction of the scene to that of the picture; absent: as it was cut. */
  turn?: Turn | undefined;
}

/** A picture of any other kind, which is opened when its scene is. */
export interface OtherPicture {
  /** The same for the same picture. */
  key: string;
  /** Rejects, in plain words, when it cannot be had. */
  open(): Promise<TiledPicture>;
  turn?: Turn | undefined;
}

/** What a panorama is shown from. */
export type PanoramaSource = TourwrightTiles | OtherPicture;

/** The picture of a source; in a while for all but our own tiles. Throws, in plain words, when it cannot be shown. */
export function openPicture(source: PanoramaSource): TiledPicture | Promise<TiledPicture> {
  if ('open' in source) return source.open();
  const read = readManifest(source.manifest);
  if (!read.ok) throw new Error(read.reason);
  return ownPicture(source, read.manifest);
}

/** The picture of our own tiles; null for all others, and where there is none that can be read. */
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
