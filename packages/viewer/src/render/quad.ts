import type { FaceArea, PictureView } from '../tiles/tile-quad.ts';
import type { QuadPart } from './clip-quad.ts';

/** A picture on the GPU, and its size in texels. */
export interface Texture {
  handle: WebGLTexture;
  width: number;
  height: number;
}

/** Which thread decoded a picture; `made`: it comes from a GPU. */
export type PictureOrigin = 'page' | 'worker' | 'made';

/** Who takes decoded pictures to the GPU. */
export interface Textures {
  /** Null when the GPU is gone; `refused` when it did not take the picture. */
  createTexture(picture: ImageBitmap, origin?: PictureOrigin): Texture | 'refused' | null;
  deleteTexture(texture: Texture): void;
}

/** A rectangle of a face and the picture that is on it. */
export interface Quad {
  area: FaceArea;
  texture: Texture;
  /** What of it is drawn; all when absent. */
  part?: QuadPart;
}

/** A panorama as the visitor sees it; layers are drawn one over the other. */
export interface Layer {
  view: PictureView;
  quads: Quad[];
  /** 0..1 */
  opacity: number;
}
