import type { Coverage, MarzipanoLevel, TileLayout } from '@tourwright/tour/pyramid';
import type { Face } from '@tourwright/tour/sphere';

/** One picture of the sphere, of any size: equirectangular, all of it or a part. */
export interface EquirectangularPanorama {
  kind: 'equirectangular';
  /** Its address, also as `data:` or `blob:`, or the file itself. */
  picture: string | Blob;
  /**
   * The part of the sphere that it covers, as fractions of the whole; absent: by its GPano fields, else by its aspect
   * ratio.
   */
  coverage?: Coverage;
  /** `false`: ignores the camera's metadata in the file (GPano). */
  hasPose?: boolean;
  /** Compass direction of its middle, degrees clockwise from north; absent: by its GPano fields. */
  heading?: number;
}

/** Tiles of our own cutter, by the address of their manifest; the preview strip is beside it. */
export interface TourwrightPanorama {
  kind: 'tourwright';
  manifest: string;
}

/** Six pictures, one for each face of the cube, by its letter or in the order front, right, back, left, up, down. */
export interface FacesPanorama {
  kind: 'faces';
  faces: Readonly<Record<Face, string>> | readonly string[];
}

/** Tiles of the faces of a cube, wherever they lie. */
export interface TilesPanorama extends TileLayout {
  kind: 'tiles';
  /** The address of a strip of the six faces f r b l u d, side by side, that is shown before the tiles. */
  preview?: string;
  /** The part of the sphere that they cover; absent: all of it. */
  coverage?: Coverage;
}

/** Pannellum's multiresolution tiles. */
export interface PannellumPanorama {
  kind: 'pannellum';
  /** As in a configuration of Pannellum. */
  multiRes: Readonly<Record<string, unknown>>;
  /** `basePath` of the configuration: the base of addresses. */
  basePath?: string;
}

/** Marzipano's tiles. */
export interface MarzipanoPanorama {
  kind: 'marzipano';
  /** As in `ImageUrlSource.fromString`: `{f}`, `{z}`, `{y}` and `{x}` are face, level, row and column. */
  address: string;
  /** As in `CubeGeometry`. */
  levels: readonly MarzipanoLevel[];
  /** `cubeMapPreviewUrl`: the address of a strip of faces, one below the other. */
  preview?: string;
  /** `cubeMapPreviewFaceOrder`; `bdflru` by default. */
  previewOrder?: string;
}

/** krpano's tiles of a cube. */
export interface KrpanoPanorama {
  kind: 'krpano';
  /** `url` of `<cube>`: `%s`, `%l`, `%v` and `%h` are face, level, row and column. */
  address: string;
  /** `multires` of `<cube>`: the size of a tile, then that of a face at each level. */
  multires: string;
  /** `baseindex` of `<image>`; 1 by default. */
  firstIndex?: number;
}

/** Six Deep Zoom images, by the addresses of their descriptors (`.dzi`). */
export interface DeepZoomPanorama {
  kind: 'deep-zoom';
  faces: Readonly<Record<Face, string>> | readonly string[];
}

/** Panoramas other than our own tiles, as data. */
export type PanoramaData =
  | EquirectangularPanorama
  | TourwrightPanorama
  | FacesPanorama
  | TilesPanorama
  | PannellumPanorama
  | MarzipanoPanorama
  | KrpanoPanorama
  | DeepZoomPanorama;
