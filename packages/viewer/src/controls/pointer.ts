/**
 * Mouse, pen and fingers. One drags, and what was under it stays under it; two pinch. A press without a drag is a
 * tap, two taps zoom: closer, and back out once one is as close as one gets.
 */
import { type Direction, type ScreenPoint, unproject, wrapAngle } from '@tourwright/tour/sphere';
import type { ViewAngles } from '../view/angles.ts';
import { followPointer } from '../view/follow-pointer.ts';
import { pointIn, type ViewControl, zoomAt } from './view-control.ts';

/** What the pointer control reports, and how it treats double taps. */
export interface PointerOptions {
  onTap: (point: ScreenPoint) => void;
  /** Whether two quick taps zoom. */
  doubleTap: boolean;
}

interface Press {
  point: ScreenPoint;
  start: ScreenPoint;
  startedAt: number;
}

/** A press that moved further than this many pixels is a drag. */
const tapRadius = 6;
/** A finger that rests longer means something else; a button of the mouse may be held for as long as one likes. */
const tapMs = 600;
const doubleTapMs = 320;
const doubleTapRadius = 30;
/** The speed of letting go is that of the last moments. */
const flickMs = 80;
const zoomMs = 250;
/** What two taps lead back to from the closest view, radians. */
const usualHfov = 1.3;

/** Turns and zooms the view by mouse, pen and fingers, and reports taps. */
export class PointerControl {
  readonly #canvas: HTMLCanvasElement;
  readonly #control: ViewControl;
  readonly #options: PointerOptions;
  readonly #presses = new Map<number, Press>();
  readonly #listening = new AbortController();
  /** The direction that is held by the finger, or by the middle of two. */
  #held: Direction | null = null;
  #isDrag = false;
  #trail: { at: number; angles: ViewAngles }[] = [];
  #lastTap: { at: number; point: ScreenPoint } | null = null;

  constructor(canvas: HTMLCanvasElement, control: ViewControl, options: PointerOptions) {
    this.#canvas = canvas;
    this.#control = control;
    this.#options = options;
    const { signal } = this.#listening;
    // What is pressed stays under the pointer, hotspots too: one that moved on would not be clicked.
    canvas.parentElement?.addEventListener('pointerdown', ({ timeStamp }) => control.motion.hold(timeStamp), {
      signal,
    });
    canvas.addEventListener('pointerdown', this.#down, { signal });
    canvas.addEventListener('pointermove', this.#move, { signal });
    canvas.addEventListener('pointerup', (event) => this.#up(event, true), { signal });
    // What the browser offers for a canvas saves an empty picture, and its menu would swallow the end of a drag.
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    canvas.addEventListener('pointercancel', (event) => this.#up(event, false), { signal });
  }

  close(): void {
    this.#listening.abort();
  }

  readonly #down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.#canvas.setPointerCapture(event.pointerId);
    const point = pointIn(this.#canvas, event);
    this.#presses.set(event.pointerId, { point, start: point, startedAt: event.timeStamp });
    this.#isDrag = this.#presses.size > 1;
    this.#grip();
  };

  readonly #move = (event: PointerEvent): void => {
    const press = this.#presses.get(event.pointerId);
    if (!press || !this.#held) return;
    const spread = this.#spread();
    press.point = pointIn(this.#canvas, event);
    if (!this.#isDrag && distance(press.point, press.start) > tapRadius) this.#startDrag();
    if (!this.#isDrag) return;
    const { motion } = this.#control;
    motion.hold(event.timeStamp);
    const angles = spread
      ? zoomAt(this.#control, this.#middle(), (this.#spread() ?? spread) / spread)
      : motion.angles;
    motion.set(followPointer(angles, this.#control.size(), this.#held, this.#middle()));
    this.#trail.push({ at: event.timeStamp, angles: motion.angles });
    this.#control.wake();
  };

  #startDrag(): void {
    this.#isDrag = true;
    this.#canvas.dataset.dragging = '';
    this.#control.motion.isHeld = true;
    // From here on, so that the picture does not leap by the radius of a tap.
    this.#grip();
  }

  #up(event: PointerEvent, isRelease: boolean): void {
    const press = this.#presses.get(event.pointerId);
    if (!press) return;
    this.#presses.delete(event.pointerId);
    if (this.#presses.size > 0) {
      this.#grip();
      return;
    }
    delete this.#canvas.dataset.dragging;
    this.#control.motion.isHeld = false;
    if (this.#isDrag) this.#release(event.timeStamp);
    else if (isRelease && isTap(event, press)) this.#tap(press.point, event.timeStamp);
    this.#held = null;
    this.#trail = [];
    this.#control.wake();
  }

  /** Takes hold of what is under the finger, or between two, again. */
  #grip(): void {
    this.#trail = [];
    const { motion } = this.#control;
    this.#held = unproject({ ...motion.angles, ...this.#control.size() }, this.#middle());
  }

  #release(now: number): void {
    const first = this.#trail.find(({ at }) => now - at < flickMs);
    const last = this.#trail.at(-1);
    if (!first || !last) return;
    const elapsedMs = last.at - first.at;
    if (elapsedMs < 10) return;
    this.#control.motion.flick({
      yaw: wrapAngle(last.angles.yaw - first.angles.yaw) / elapsedMs,
      pitch: (last.angles.pitch - first.angles.pitch) / elapsedMs,
    });
  }

  #tap(point: ScreenPoint, now: number): void {
    const last = this.#lastTap;
    this.#lastTap = { at: now, point };
    const isSecond = last && now - last.at < doubleTapMs && distance(last.point, point) < doubleTapRadius;
    if (isSecond && this.#options.doubleTap) {
      this.#lastTap = null;
      const { motion } = this.#control;
      const isClosest = motion.angles.hfov <= motion.limits.minHfov;
      const to = isClosest ? { ...motion.angles, hfov: usualHfov } : zoomAt(this.#control, point, 2);
      void motion.turnTo(to, zoomMs);
    } else this.#options.onTap(point);
  }

  #middle(): ScreenPoint {
    const presses = [...this.#presses.values()];
    const mean = (axis: 'x' | 'y') =>
      presses.reduce((sum, { point }) => sum + point[axis], 0) / presses.length;
    return { x: mean('x'), y: mean('y') };
  }

  /** How far two fingers are apart; null with any other number of them. */
  #spread(): number | null {
    const [a, b, more] = [...this.#presses.values()].map(({ point }) => point);
    return a && b && !more ? Math.max(1, distance(a, b)) : null;
  }
}

function isTap({ pointerType, timeStamp }: PointerEvent, { startedAt }: Press): boolean {
  return pointerType === 'mouse' || timeStamp - startedAt < tapMs;
}

function distance(a: ScreenPoint, b: ScreenPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
