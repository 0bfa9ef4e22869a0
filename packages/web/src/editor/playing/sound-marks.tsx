import { IconVolume } from '@tabler/icons-react';
import type { Scene, SceneSound } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { classNames } from '../../ui/class-names.ts';
import canvas from '../canvas/canvas-layer.module.css';
import { useHandle } from '../canvas/pointer/use-handle.ts';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { nudged } from '../rules/new-hotspot.ts';
import { useCanvasView } from '../use-canvas-view.ts';
import { p } from './playing-text.ts';
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

interface SoundMarkProps {
  viewer: Viewer;
  scene: Scene;
  sound: SceneSound;
}

function SoundMark({ viewer, scene, sound }: SoundMarkProps) {
  const { store } = useOpenTour();
  const { id, direction } = sound;
  const name = soundName(sound);
  const handle = useHandle(viewer, {
    onShow: (direction) => showSound(store, scene, id, { direction }),
    onKeep: (direction) => setSound(store, scene, id, { direction }),
    onPress: () => showItem(store, id),
    onRemove: () => {
      removeSound(store, scene, id);
      viewer.canvas.focus();
    },
    onNudge:
      direction === undefined
        ? null
        : (right, up, gesture) =>
            setSound(store, scene, id, { direction: nudged(direction, right, up) }, gesture),
  });
  const point = direction && viewer.project(direction);
  if (!point) return null;
  return (
    <button
      type="button"
      className={classNames(canvas.mark, styles.mark)}
      style={{ transform: `translate(${point.x}px, ${point.y}px)` }}
      aria-label={p('sound.mark', { name })}
      title={name}
      {...handle}
    >
      <IconVolume size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** Its properties come into sight; where they are a drawer, that opens. */
function showItem(store: EditorStore, soundId: string): void {
  store.setState({ selectedHotspotId: null, isInspectorOpen: true });
  requestAnimationFrame(() =>
    document.querySelector(`[data-sound-id="${CSS.escape(soundId)}"]`)?.scrollIntoView({ block: 'nearest' }),
  );
}
