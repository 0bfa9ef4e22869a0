/** A scene's picture, from any source. */
import type { Coverage, PyramidLevel, TileId } from '@tourwright/tour/pyramid';
import type { Turn } from '@tourwright/tour/sphere';

/** A panorama as levels of square tiles on the six faces of a cube. */
export interface TiledPicture {
  /** The prefix of its tiles' keys; unique for each picture. */
  key: string;
  /** Coarsest first. */
  levels: readonly PyramidLevel[];
  /** Formats in which every tile exists, the best first; at least one. */
  formats: readonly string[];
  addressOf(tile: TileId, format: string): string;
  /** Makes a tile that has no address. */
  load?(tile: TileId, signal: AbortSignal): Promise<ImageBitmap>;
  /**
   * Called when the GPU did not accept the result of `load`. Returns whether another attempt would load it in another
   * way.
   */
  refused?(bitmap: ImageBitmap): boolean;
  /**
   * Shown before any tile: the address of a strip of the six faces f r b l u d, side by side, or the faces in this
   * order.
   */
  preview?: string | (() => Promise<ImageBitmap[]>) | undefined;
  /** Absent when the whole sphere is covered. */
  coverage?: Coverage | undefined;
  /** Compass direction of yaw 0, degrees clockwise from north. */
  heading?: number | undefined;
  /** The rotation from a direction of the scene to that of the picture; absent: none. */
  turn?: Turn | undefined;
  /** What the right eye sees; absent: the same. */
  right?: TiledPicture | undefined;
  /** Frees what it holds besides its tiles. */
  close?(): void;
}
