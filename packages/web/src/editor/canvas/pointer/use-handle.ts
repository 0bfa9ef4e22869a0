import type { Vector } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { newId } from '../../../client/new-id.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { arrowSteps } from './arrow-steps.ts';
import { placeOnCanvas } from './place-on-canvas.ts';

/** Moves to the right and upwards, degrees; those of one visit of the handle have one gesture. */
export type Nudge = (rightDegrees: number, upDegrees: number, gesture: string) => void;

interface Handling {
  /** It is taken hold of. */
  onGrab?: (() => void) | undefined;
  /** While it is dragged. `isFree`: with Ctrl held, so that nothing snaps. */
  onShow(direction: Vector, isFree: boolean): void;
  /** When it is let go. */
  onKeep(direction: Vector, isFree: boolean): void;
  onPress?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** By the arrow keys; null where they do nothing. */
  onNudge: Nudge | null;
  /** How far the arrow keys move, degrees, and how far with Shift. */
  steps?: readonly [step: number, far: number];
}

/** A press that moved further than this many pixels is a drag: a finger that only taps moves a little, too. */
const dragRadius = 4;

/** The listeners of a button on the picture that is dragged, pressed, moved by the arrow keys and deleted. */
export function useHandle(
  viewer: Viewer,
  { onGrab, onShow, onKeep, onPress, onRemove, onNudge, steps = [0.5, 5] }: Handling,
) {
  const { store } = useOpenTour();
  const start = useRef({ x: 0, y: 0 });
  const last = useRef<Vector | null>(null);
  /** The click that ends a drag is none. */
  const wasDragged = useRef(false);
  const gesture = useRef('');
  return {
    // Else they would be the canvas's, which moves the whole hotspot.
    'aria-keyshortcuts':
      [...(onNudge ? arrowSteps.keys() : []), ...(onRemove ? ['Delete', 'Backspace'] : [])].join(' ') ||
      undefined,
    onFocus: () => {
      gesture.current = newId();
    },
    onClick: () => {
      if (!wasDragged.current) onPress?.();
      wasDragged.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = arrowSteps.get(event.key);
      const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
      if (!(arrow && onNudge) && !(isRemoval && onRemove)) return;
      event.preventDefault();
      event.stopPropagation();
      const step = event.shiftKey ? steps[1] : steps[0];
      if (arrow) onNudge?.(arrow[0] * step, arrow[1] * step, gesture.current);
      else onRemove?.();
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY };
      wasDragged.current = false;
      onGrab?.();
    },
    onPointerMove: (event: PointerEvent) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const [dx, dy] = [event.clientX - start.current.x, event.clientY - start.current.y];
      if (!last.current && Math.hypot(dx, dy) < dragRadius) return;
      const { x, y } = placeOnCanvas(viewer, event);
      last.current = viewer.unproject(x, y);
      onShow(last.current, event.ctrlKey || event.metaKey);
    },
    onPointerUp: (event: PointerEvent) => {
      wasDragged.current = last.current !== null;
      if (last.current) onKeep(last.current, event.ctrlKey || event.metaKey);
      last.current = null;
    },
    onPointerCancel: () => {
      last.current = null;
      store.setState({ preview: null });
    },
  };
}
