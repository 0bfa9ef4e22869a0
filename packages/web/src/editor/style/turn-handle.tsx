import type { Hotspot, Vector } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { newId } from '../../client/new-id.ts';
import { arrowSteps } from '../canvas/pointer/arrow-steps.ts';
import { placeOnCanvas } from '../canvas/pointer/place-on-canvas.ts';
import styles from './turn-layer.module.css';
import type { Look, Point } from './turned.ts';

interface Drag {
  /** The hotspot as it was when the drag began. */
  from: Hotspot;
  /** Where the drag began and where the pointer is, pixels of the canvas. */
  start: Point;
  place: Point;
  /** What the picture shows at the pointer. */
  direction: Vector;
}

interface TurnHandleProps {
  viewer: Viewer;
  hotspot: Hotspot;
  name: string;
  /** Null: it is behind. */
  point: Point | null;
  icon?: ReactNode;
  /** Null: nothing can be made of that place. */
  drag(drag: Drag): Look | null;
  /** An arrow key: one step, or with Shift ten, to the right and upwards. */
  press(right: number, up: number): Look;
  onShow(look: Look | null): void;
  onKeep(look: Look, gesture: string): void;
}

/** A press that moved further than this many pixels is a drag. */
const dragRadius = 3;

/** A button on the picture that changes a mark's orientation while it is dragged, or by the arrow keys. */
export function TurnHandle(props: TurnHandleProps) {
  const { name, point, icon, press, onKeep } = props;
  const dragging = useDragging(props);
  const gesture = useRef('');
  if (!point) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrowSteps.get(event.key);
    if (!arrow) return;
    event.preventDefault();
    event.stopPropagation();
    const steps = event.shiftKey ? 10 : 1;
    onKeep(press(arrow[0] * steps, arrow[1] * steps), gesture.current);
  };
  return (
    <button
      type="button"
      className={styles.handle}
      data-icon={icon !== undefined || undefined}
      style={{ transform: `translate(${point.x}px, ${point.y}px)` }}
      aria-label={name}
      title={name}
      aria-keyshortcuts={[...arrowSteps.keys()].join(' ')}
      onFocus={() => {
        gesture.current = newId();
      }}
      onKeyDown={onKeyDown}
      {...dragging}
    >
      {icon}
    </button>
  );
}

/** What a pointer does to the handle: shows the mark's orientation, and keeps that in the end. */
function useDragging({ viewer, hotspot, drag, onShow, onKeep }: TurnHandleProps) {
  const begun = useRef<{ from: Hotspot; start: Point; look: Look | null } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      begun.current = { from: hotspot, start: placeOnCanvas(viewer, event), look: null };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = begun;
      if (!current) return;
      const place = placeOnCanvas(viewer, event);
      const { from, start } = current;
      if (!current.look && Math.hypot(place.x - start.x, place.y - start.y) < dragRadius) return;
      const look = drag({ from, start, place, direction: viewer.unproject(place.x, place.y) });
      if (!look) return;
      current.look = look;
      onShow(look);
    },
    onPointerUp: () => {
      const look = begun.current?.look;
      begun.current = null;
      if (look) onKeep(look, newId());
    },
    onPointerCancel: () => {
      begun.current = null;
      onShow(null);
    },
  };
}
