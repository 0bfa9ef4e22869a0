import type { Direction } from '@tourwright/tour/sphere';

/** One sound of a scene, or of the tour. */
export interface SoundSource {
  /** The same id in two scenes is one sound that continues. */
  id: string;
  url: string;
  /** 0..1 */
  volume: number;
  loop: boolean;
  /** Where it comes from; absent: from everywhere. */
  direction?: Direction | undefined;
}
