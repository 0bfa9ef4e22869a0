/** The messages between the page and the worker that makes tiles. */
import type { TileId } from '@tourwright/tour/pyramid';
import type { PictureSize } from './picture-header.ts';
import type { PlainOrder } from './plain-maker.ts';
import type { PlainPlan } from './plain-plan.ts';
import type { TilePixels } from './tile-projector.ts';

/** What is asked of the worker that makes tiles. */
export type ToWorker = { open: PlainOrder } | { tile: TileId; number: number; staysOnCard: boolean };

interface Failure {
  message: string;
  isFinal: boolean;
}

/** What the worker that makes tiles answers. */
export type FromWorker =
  /** This worker cannot do it: it has no GPU, or none that takes pictures. */
  | { kind: 'unable' }
  | { kind: 'opened'; plan: PlainPlan }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'reduced'; file: PictureSize; shown: PictureSize }
  | { kind: 'tile'; number: number; pixels: TilePixels }
  | { kind: 'no-tile'; number: number; failure: Failure };
