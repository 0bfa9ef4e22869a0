import type { Hotspot, Vector } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import type { StepName } from '../history.ts';

/** A place of the canvas, CSS pixels from its upper left corner. */
export interface CanvasPoint {
  x: number;
  y: number;
}

/** Where a hotspot is, radians. */
export interface Place {
  yaw: number;
  pitch: number;
}

/** What a drag has snapped to, radians. */
export interface Guides {
  /** The height; null: none. */
  pitch: number | null;
  /** Its own yaw first, then those that it is measured by; empty: none. */
  yaws: readonly number[];
  /** As far apart as these are; null: it has another's yaw. */
  spacing: number | null;
}

/** What a tool may use of the editor. */
export interface ToolContext {
  hotspot(id: string): Hotspot | null;
  sceneId(): number | null;
  project(direction: Vector): CanvasPoint | null;
  unproject(point: CanvasPoint): Vector;
  select(hotspotId: string | null): void;
  /** What is selected, where that is many. */
  chosen(): readonly Hotspot[];
  /** Takes a hotspot to the selection, or out of it. */
  toggle(hotspotId: string): void;
  /** Where the other hotspots are, to which a drag snaps. */
  others(except: ReadonlySet<string>): readonly Place[];
  /** Shows what a drag has snapped to; null: nothing. */
  guide(guides: Guides | null): void;
  /** Shows an edit that is not made yet; null takes it back. */
  preview(edit: Edit | null): void;
  /** Without a name undo calls it as the edit describes itself. */
  commit(edit: Edit, name?: StepName): void;
  /** Puts a hotspot of a kind at a direction. */
  place(kind: string, direction: Vector): void;
}

/** What is held down meanwhile. */
export interface HeldKeys {
  altKey: boolean;
  shiftKey: boolean;
  ctrlKey: boolean;
}

/** A tool of the canvas: a small state machine that gets its events. */
export interface Tool {
  /** A press on a hotspot; true when the tool takes the pointer from the viewer until its release. */
  press(hotspotId: string, point: CanvasPoint, held: HeldKeys): boolean;
  move(point: CanvasPoint, held: HeldKeys): void;
  release(): void;
  /** The gesture is given up: nothing of it stays. */
  cancel(): void;
  /** A click or tap on the picture, without a drag. */
  tap(direction: Vector): void;
}
