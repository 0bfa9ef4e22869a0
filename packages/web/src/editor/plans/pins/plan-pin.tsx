import { type SnapHint, snapPin } from '@tourwright/tour/building';
import type { FloorPlan } from '@tourwright/tour/document';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { newId } from '../../../client/new-id.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ContextMenu } from '../../../ui/overlays/context-menu.tsx';
import { useFocusHeir } from '../../../ui/use-focus-heir.ts';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { SceneThumbnail } from '../../panels/scenes/card/scene-thumbnail.tsx';
import { angleText, p } from '../plan-text.ts';
import { ConeHandle } from './cone-handle.tsx';
import { headingShown, nameAside, type Size } from './cones.tsx';
import { listOfPins, usePinMenu } from './pin-menu.tsx';
import { movePin, type Pin, previewPin, removePin, rounded, turnPin } from './pins.ts';
import styles from './plan-pin.module.css';

interface PlanPinProps {
  plan: FloorPlan;
  pin: Pin;
  size: Size;
  isSelected: boolean;
  onHints(hints: readonly SnapHint[]): void;
}

/** Nearer than this to a line through other pins, CSS pixels, a pin is drawn to it. */
const reachPixels = 7;
const keys = 'ArrowLeft ArrowRight ArrowUp ArrowDown , . < > Delete Backspace';

/** A scene on its plan: dragged, or moved and turned by keys. */
export function PlanPin({ plan, pin, size, isSelected, onHints }: PlanPinProps) {
  const { store } = useOpenTour();
  const scene = useEditorStore(({ shownTour }) => shownTour?.scenes.find(({ id }) => id === pin.sceneId));
  const lookedAlong = useEditorStore((state) => state.lookedAlong);
  const place = useRef<HTMLDivElement>(null);
  const drag = usePinDrag({ plan, pin, size, onHints });
  const onKeyDown = usePinKeys(plan, pin);
  const entries = usePinMenu(plan, pin);
  useFocusHeir(place, listOfPins);
  if (!scene) return null;
  const heading = headingShown(pin, lookedAlong);
  const isAbove = nameAside(heading) < 0;
  return (
    <div
      ref={place}
      className={styles.place}
      style={{ left: pin.x * size.width, top: pin.y * size.height }}
      data-selected={isSelected || undefined}
    >
      <ContextMenu label={p('pin.more', { name: scene.name })} entries={entries}>
        <button
          type="button"
          className={classNames(styles.pin, isSelected && styles.pinSelected)}
          aria-label={p('plans.pin', { name: scene.name, angle: angleText(heading) })}
          aria-pressed={isSelected}
          aria-keyshortcuts={keys}
          data-pin={pin.sceneId}
          onClick={() => store.getState().selectScene(pin.sceneId)}
          onKeyDown={onKeyDown}
          {...drag}
        >
          <SceneThumbnail slug={scene.slug} className={styles.face} />
        </button>
      </ContextMenu>
      <span className={classNames(styles.name, isAbove && styles.nameAbove)} aria-hidden="true">
        {scene.name}
      </span>
      {isSelected && <ConeHandle {...{ plan, pin, heading, size }} name={scene.name} />}
    </div>
  );
}

/** A drag shows the pin where it would end up, and is one step when it is let go. Ctrl stops the drawing to lines. */
function usePinDrag({ plan, pin, size, onHints }: Omit<PlanPinProps, 'isSelected'>) {
  const { store } = useOpenTour();
  const start = useRef<{ x: number; y: number; pin: Pin; isDrag: boolean } | null>(null);
  const target = (event: PointerEvent) => {
    const from = start.current;
    if (!from) return null;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!from.isDrag && Math.hypot(dx, dy) < 4) return null;
    from.isDrag = true;
    const free = rounded({ x: from.pin.x + dx / size.width, y: from.pin.y + dy / size.height });
    if (event.ctrlKey || event.metaKey) return { place: free, hints: [] };
    const others = (plan.pins ?? []).filter(({ sceneId }) => sceneId !== pin.sceneId);
    return snapPin(free, others, { x: reachPixels / size.width, y: reachPixels / size.height });
  };
  const end = () => {
    start.current = null;
    onHints([]);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY, pin, isDrag: false };
      store.getState().selectScene(pin.sceneId);
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      const found = target(event);
      if (!found || !start.current) return;
      previewPin(store, plan, start.current.pin, found.place);
      onHints(found.hints);
    },
    onPointerUp: (event: PointerEvent<HTMLButtonElement>) => {
      const found = target(event);
      if (found && start.current) movePin(store, plan, start.current.pin, found.place);
      end();
    },
    onPointerCancel: () => {
      store.setState({ preview: null });
      end();
    },
  };
}

/** Arrows move by half a hundredth of the plan, five with Shift; comma and full stop turn. Presses within a second are one step. */
function usePinKeys(plan: FloorPlan, pin: Pin) {
  const { store } = useOpenTour();
  const burst = useRef({ id: '', at: Number.NEGATIVE_INFINITY });
  const gesture = () => {
    const now = Date.now();
    burst.current = { id: now - burst.current.at > 1000 ? newId() : burst.current.id, at: now };
    return `pin/${pin.id}/${burst.current.id}`;
  };
  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = moves[event.key];
    const turn = turns[event.key];
    if (move) {
      const step = event.shiftKey ? 0.05 : 0.005;
      movePin(store, plan, pin, { x: pin.x + move[0] * step, y: pin.y + move[1] * step }, gesture());
    } else if (turn) {
      turnPin(store, plan, pin, pin.heading + turn, gesture());
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      removePin(store, plan, pin);
    } else return;
    event.preventDefault();
    store.getState().selectScene(pin.sceneId);
  };
}

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Degrees; with Shift, which makes them other characters, finely. */
const turns: Readonly<Record<string, number>> = { ',': -5, '.': 5, '<': -1, '>': 1 };
