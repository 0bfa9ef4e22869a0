import type { QuadPart } from '../../render/clip-quad.ts';
import type { Texture } from '../../render/quad.ts';
import type { Surface, SurfacePoint } from './surface.ts';

/** One flat thing in VR. What does not answer to being pointed at is only looked at. */
export interface Thing {
  readonly surface: Surface;
  /** Null as long as there is nothing to draw. */
  readonly texture: Texture | null;
  /** What of the texture is drawn, at its place on the surface; absent: all of it. */
  readonly part?: QuadPart;
  /** Absent: it is fully there. */
  readonly opacity?: number;
  /** Whether a pointer there meets something; absent: nowhere. */
  isAt?(point: SurfacePoint): boolean;
  /** A pointer has come, has moved, or has gone (null). */
  hover?(point: SurfacePoint | null): void;
  select?(point: SurfacePoint): void;
  /** What a choice there would choose, when that is not the thing as a whole; null for nothing. */
  targetAt?(point: SurfacePoint): object | null;
}

/** A part of VR that shows things. */
export interface ThingSource {
  /** From the back to the front. */
  things(): readonly Thing[];
  close(): void;
}
