import { IconVolume } from '@tabler/icons-react';
import type { Scene, SceneSound, Vector } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { newId } from '../../client/new-id.ts';
import { classNames } from '../../ui/class-names.ts';
import canvas from '../canvas/canvas-layer.module.css';
import { t } from '../editor-text.ts';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { nudged } from '../rules/new-hotspot.ts';
import { useCanvasView } from '../use-canvas-view.ts';
import { removeSound, setSound, showSound, soundName } from './scene-sounds.ts';
import styles from './sound-marks.module.css';

/** Where the sounds of a scene come from: visitors see nothing there, the owner drags them. */
export function SoundMarks({ viewer, scene }: { viewer: Viewer; scene: Scene }) {
  const placed = (scene.sounds ?? []).filter(({ direction }) => direction);
  return placed.length > 0 && <PlacedMarks {...{ viewer, scene, placed }} />;
}

interface PlacedMarksProps {
  viewer: Viewer;
  scene: Scene;
  placed: readonly SceneSound[];
}

function PlacedMarks({ viewer, scene, placed }: PlacedMarksProps) {
  // Where they appear follows from the view.
  useCanvasView();
  return (
    <div className={canvas.layer}>
      {placed.map((sound) => (
        <SoundMark key={sound.id} {...{ viewer, scene, sound }} />
      ))}
    </div>
  );
}

/** A press that moved further than this many pixels is a drag. */
const dragRadius = 4;

interface SoundMarkProps {
  viewer: Viewer;
  scene: Scene;
  sound: SceneSound;
}

function SoundMark({ viewer, scene, sound }: SoundMarkProps) {
  const { store } = useOpenTour();
  const { id, direction } = sound;
  const drag = useSoundDrag(viewer, scene, sound);
  const gesture = useRef('');
  const point = direction && viewer.project(direction);
  if (!direction || !point) return null;
  const name = soundName(sound);
  const onKeyDown = (event: KeyboardEvent) => {
    const [right, up] = arrows.get(event.key) ?? [0, 0];
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (right === 0 && up === 0 && !isRemoval) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? 5 : 0.5;
    if (!isRemoval) {
      setSound(store, scene, id, { direction: nudged(direction, right * step, up * step) }, gesture.current);
      return;
    }
    removeSound(store, scene, id);
    viewer.canvas.focus();
  };
  return (
    <button
      type="button"
      className={classNames(canvas.mark, styles.mark)}
      style={{ transform: `translate(${point.x}px, ${point.y}px)` }}
      aria-label={t('sound.mark', { name })}
      title={name}
      onFocus={() => {
        gesture.current = newId();
      }}
      onKeyDown={onKeyDown}
      onClick={() => {
        if (!drag.takeClick()) showItem(store, id);
      }}
      {...drag.handlers}
    >
      <IconVolume size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** Drags a sound to another direction; `takeClick` says whether a click is the end of a drag. */
function useSoundDrag(viewer: Viewer, scene: Scene, { id }: SceneSound) {
  const { store } = useOpenTour();
  const start = useRef({ x: 0, y: 0 });
  const last = useRef<Vector | null>(null);
  const wasDragged = useRef(false);
  const at = ({ clientX, clientY }: PointerEvent): Vector => {
    const { left, top } = viewer.canvas.getBoundingClientRect();
    return viewer.unproject(clientX - left, clientY - top);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY };
      wasDragged.current = false;
    },
    onPointerMove: (event: PointerEvent) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      // A finger that only taps moves a little, too.
      const [dx, dy] = [event.clientX - start.current.x, event.clientY - start.current.y];
      if (!last.current && Math.hypot(dx, dy) < dragRadius) return;
      last.current = at(event);
      showSound(store, scene, id, { direction: last.current });
    },
    onPointerUp: () => {
      wasDragged.current = last.current !== null;
      if (last.current) setSound(store, scene, id, { direction: last.current });
      last.current = null;
    },
    onPointerCancel: () => {
      last.current = null;
      store.setState({ preview: null });
    },
  };
  const takeClick = () => {
    const isDrag = wasDragged.current;
    wasDragged.current = false;
    return isDrag;
  };
  return { handlers, takeClick };
}

const arrows = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
] as const) as ReadonlyMap<string, readonly [number, number]>;

/** Its properties come into sight; where they are a drawer, that opens. */
function showItem(store: EditorStore, soundId: string): void {
  store.setState({ selectedHotspotId: null, isInspectorOpen: true });
  requestAnimationFrame(() =>
    document.querySelector(`[data-sound-id="${CSS.escape(soundId)}"]`)?.scrollIntoView({ block: 'nearest' }),
  );
}
