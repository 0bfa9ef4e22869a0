import type { Adjustment } from '@tourwright/tour/document';
import type { CutFailure, Manifest, TileFormat } from '@tourwright/tour/pyramid';
import type { EarlyTiles } from './early-view/make-early-view.ts';
import type { TileThreads } from './threads/tile-threads.ts';

/** What can be shown while most tiles are still being made. */
export interface EarlyView {
  /** Data URL of six faces f r b l u d side by side, at most 8 KiB. */
  strip: string;
  /** JPEG, 640x360. */
  thumbnail: Uint8Array;
  /** The coarsest level, whose tiles are stored and final; null for a panorama so small that it has no others. */
  manifest: Manifest | null;
}

/** A request to cut one panorama, with callbacks for what is done early. */
export interface CutOrder {
  /** The source, a local file, or six with the faces f r b l u d of a cube. */
  path: string | readonly string[];
  /** What is changed in it before it is cut. */
  adjustment?: Adjustment;
  /** The picture of the adjustment's nadir patch. */
  logoPath?: string;
  /** Stores the copy of a panorama that was adjusted or unpacked, which anyone may see: a JPEG file that goes afterwards. */
  onCopy?(path: string): Promise<void>;
  threads: TileThreads;
  signal: AbortSignal;
  /** What `prefetchEarlyView` made of the same file in the same formats; null when it could not. */
  early?: Promise<EarlyTiles | null>;
  /** Each tile is made in all of them. Best compression first. */
  formats: TileFormat[];
  /** Stores a tile under a path such as `f/2/0/1.jpg`; may be called several times at once. */
  onTile(tile: { path: string; body: Uint8Array }): Promise<void>;
  /** Comes early, while the other tiles are being made. Absent: there is no early view. */
  onPreview?(view: EarlyView): Promise<void>;
  /** Nobody waits for the early view: it comes with the last rows, which spares decoding the source twice. */
  isUnhurried?: boolean;
  /** The share of the tiles that are stored, 0..1. */
  onProgress?(fraction: number): void;
  /** Paths of tiles that are stored already and need not be made again. */
  stored?: ReadonlySet<string>;
  /** Where decoded pixels pass through, three bytes per pixel of the source; those of a plain JPEG do not. */
  workFolder?: string;
  /** How the source is decoded. By default plain JPEGs are row by row, of all others small ones whole. */
  decode?: 'streaming' | 'whole';
}

/** A request as the process with the threads gets it. */
export type CutWork = Omit<CutOrder, 'threads' | 'early'>;

/** What became of a cut in a process of its own. */
export type CutResult = { ok: true; manifest: Manifest } | { ok: false; failure: CutFailure };
