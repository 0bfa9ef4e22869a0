import type { FloorPlan, Scene } from '@tourwright/tour/document';
import { degrees, degreesApart, radians } from '@tourwright/tour/sphere';
import { type PointerEvent, useRef, useState } from 'react';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { angleText, p } from '../plan-text.ts';
import { coneLength, nameAside, type Size } from './cones.tsx';
import { roundHeading } from './north-of-plan.ts';
import { type Pin, previewPin, turnPin } from './pins.ts';
import styles from './plan-pin.module.css';

interface ConeHandleProps {
  plan: FloorPlan;
  pin: Pin;
  name: string;
  /** The way that the cone points, degrees. */
  heading: number;
  size: Size;
}

/** Nearer than this to a wall of the plan or to another room, degrees, the cone is drawn there. */
const reach = 4;

/** Turns the cone of a pin: what the user looks at in the scene stays, the photo turns on the plan. */
export function ConeHandle({ plan, pin, name, heading, size }: ConeHandleProps) {
  const { store } = useOpenTour();
  const { start, hint, turnTo, end } = useTurning(plan, pin, size);
  const [sin, cos] = [Math.sin(radians(heading)), Math.cos(radians(heading))];
  const scenes = useEditorStore((state) => state.shownTour?.scenes);
  const at = anglePlace(heading, othersOf(plan, pin, size, scenes));
  return (
    <>
      <button
        type="button"
        className={styles.handle}
        style={{ left: coneLength * sin, top: -coneLength * cos }}
        aria-label={p('plans.cone', { name, angle: angleText(heading) })}
        aria-keyshortcuts="ArrowLeft ArrowRight"
        onKeyDown={(event) => {
          const turn = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
          if (turn === 0) return;
          event.preventDefault();
          const step = event.shiftKey ? 15 : 1;
          turnPin(store, plan, pin, pin.heading + turn * step, `turn/${pin.id}`);
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          const box = event.currentTarget.getBoundingClientRect();
          const [x, y] = [
            box.left + box.width / 2 - coneLength * sin,
            box.top + box.height / 2 + coneLength * cos,
          ];
          start.current = { pin, looked: heading - pin.heading, x, y };
        }}
        onPointerMove={(event) => {
          const change = turnTo(event);
          if (change && start.current) previewPin(store, plan, start.current.pin, change);
        }}
        onPointerUp={(event) => {
          const change = turnTo(event);
          if (change?.heading !== undefined && start.current) {
            turnPin(store, plan, start.current.pin, change.heading);
          }
          end();
        }}
        onPointerCancel={() => {
          store.setState({ preview: null });
          end();
        }}
      />
      <span className={styles.angle} style={{ left: at.x, top: at.y }} aria-hidden="true">
        {angleText(heading)}
        {hint && <small>{hint}</small>}
      </span>
    </>
  );
}

interface Rectangle {
  /** Its middle, CSS pixels from the pin that is turned. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The other pins of a plan with their names, as wide as a name is at most. */
function othersOf(plan: FloorPlan, pin: Pin, size: Size, scenes: readonly Scene[] | undefined): Rectangle[] {
  return (plan.pins ?? []).flatMap((other) => {
    if (other.sceneId === pin.sceneId) return [];
    const [x, y] = [(other.x - pin.x) * size.width, (other.y - pin.y) * size.height];
    const letters = scenes?.find(({ id }) => id === other.sceneId)?.name.length ?? 0;
    return [
      { x, y, width: 44, height: 44 },
      { x, y: y + nameAside(other.heading), width: Math.min(160, letters * 8 + 14), height: 20 },
    ];
  });
}

/** Where the angle of a cone is written: beyond its handle, else beside it, else in the cone, so that it covers no other pin. */
export function anglePlace(heading: number, others: readonly Rectangle[]): { x: number; y: number } {
  const [sin, cos] = [Math.sin(radians(heading)), Math.cos(radians(heading))];
  const places = [
    [coneLength + 34, 0],
    [coneLength, 52],
    [coneLength, -52],
  ] as const;
  const all = places.map(([along, aside]) => ({
    x: along * sin + aside * cos,
    y: -along * cos + aside * sin,
  }));
  const isFree = ({ x, y }: { x: number; y: number }) =>
    others.every(
      (other) =>
        Math.abs(other.x - x) > (other.width + angleSize.width) / 2 ||
        Math.abs(other.y - y) > (other.height + angleSize.height) / 2,
    );
  return all.find(isFree) ?? { x: (coneLength / 2) * sin, y: -(coneLength / 2) * cos };
}

const angleSize = { width: 50, height: 26 };

/** Turns a pin while its cone is dragged; `hint` says what the cone is drawn to. */
function useTurning(plan: FloorPlan, pin: Pin, size: Size) {
  const scenes = useEditorStore((state) => state.shownTour?.scenes);
  const start = useRef<{ pin: Pin; looked: number; x: number; y: number } | null>(null);
  const [hint, setHint] = useState<string | null>(null);
  const turnTo = (event: PointerEvent): Partial<Pin> | null => {
    const from = start.current;
    if (!from) return null;
    const free = degrees(Math.atan2(event.clientX - from.x, from.y - event.clientY));
    const offOf = (angle: number) => degreesApart(angle, free);
    const near = targetsOf(plan, pin, size, scenes).toSorted((a, b) => offOf(a.angle) - offOf(b.angle))[0];
    const isFree = event.ctrlKey || event.metaKey || !near || offOf(near.angle) > reach;
    setHint(isFree ? null : near.text);
    return { heading: roundHeading((isFree ? free : near.angle) - from.looked) };
  };
  const end = () => {
    start.current = null;
    setHint(null);
  };
  return { start, hint, turnTo, end };
}

/** What the cone is drawn to: the other rooms, and the walls of the plan. */
function targetsOf(plan: FloorPlan, pin: Pin, size: Size, scenes: readonly Scene[] | undefined) {
  const square = [0, 90, 180, 270].map((angle) => ({ angle, text: p('plans.square') }));
  const rooms = (plan.pins ?? []).flatMap((other) => {
    if (other.sceneId === pin.sceneId) return [];
    const [right, up] = [(other.x - pin.x) * size.width, (pin.y - other.y) * size.height];
    const room = scenes?.find(({ id }) => id === other.sceneId)?.name ?? '';
    return [{ angle: degrees(Math.atan2(right, up)), text: p('plans.towards', { name: room }) }];
  });
  return [...rooms, ...square];
}
