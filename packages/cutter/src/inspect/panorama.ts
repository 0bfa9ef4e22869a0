/** The metadata of a picture that can be cut. Plain values, since they are passed to threads. */
import type { Coverage, CutFailure, StereoArrangement } from '@tourwright/tour/pyramid';
import type { Cube } from '../cube/cube.ts';
import type { ColourHandling } from '../native/colour-handling.ts';

/** A picture that can be cut, and where it is on the sphere. */
export interface Panorama extends ColourHandling {
  path: string;
  /** Its pixels are in the file in another order than they are shown. */
  isTurned?: boolean;
  /** Its pixels can be read when it has been unpacked (decode/heic/unpack-heic.ts). */
  isHeic?: boolean;
  /** To decode any of it the decoder holds all of it. */
  isHeldWhole: boolean;
  /** The full equirectangular picture in pixels, about 2:1. */
  width: number;
  height: number;
  /** The part of it that the file holds. */
  area: Area;
  /** Absent when the whole sphere is covered. */
  coverage?: Coverage;
  /** What of it is picture, though the file holds more: black bars above and below, which nobody is shown. */
  shown?: Coverage;
  /** Compass direction of the middle, degrees. */
  heading?: number;
  /** It is described smaller than its file. */
  isShrunk?: boolean;
  /** Absent: the file is the equirectangular picture itself. */
  layout?: Layout;
}

/** A rectangle of the full picture, pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Six faces, or two panoramas, one for each eye, of which one is meant. */
type Layout = { kind: 'cube'; cube: Cube } | ({ kind: 'stereo' } & StereoEye);

/** Which of the two panoramas in a photo is meant. */
export interface StereoEye {
  arrangement: StereoArrangement;
  eye: 'left' | 'right';
}

/** A panorama, or why the file is not one. */
export type Inspection = { ok: true; panorama: Panorama } | { ok: false; failure: CutFailure };
