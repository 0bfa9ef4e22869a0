import type { SceneView, Vector } from '@tourwright/tour/document';
import type { ViewEdges } from '../scenes/looking-limits.ts';

/** What the rest of the editor may ask of the canvas. */
export interface CanvasHandle {
  /** The direction under a place of the window; null outside of the picture. */
  directionAt(clientX: number, clientY: number): Vector | null;
  /** The direction in the middle of the picture. */
  centre(): Vector | null;
  /** Whether a direction appears in the half of the window where lines of text begin. */
  isInStartHalf(direction: Vector): boolean;
  /** What the view shows at its rims, degrees; null without a picture. */
  edges(): ViewEdges | null;
  /** Turns to a direction, degrees; resolves when it is there, or somebody looks elsewhere. */
  lookTo(view: Partial<SceneView>, durationMs?: number): Promise<unknown>;
  /** Goes into the headset with the tour as it is now; resolves when it was left. */
  enterHeadset(): Promise<void>;
  focus(): void;
}
