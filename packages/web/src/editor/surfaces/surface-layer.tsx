import { IconArrowsMove, IconPerspective } from '@tabler/icons-react';
import type { Scene, SceneVideo, Vector } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { areaPath } from '../adjust/privacy/outlines.ts';
import canvas from '../canvas/canvas-layer.module.css';
import { useClearOfDrawer } from '../canvas/hotspot/use-clear-of-drawer.ts';
import { useHandle } from '../canvas/pointer/use-handle.ts';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import outline from '../outline/outline-layer.module.css';
import { nudged } from '../rules/new-hotspot.ts';
import { specified } from '../state/specified-state.ts';
import { useCanvasView } from '../use-canvas-view.ts';
import { Loupe } from './corners/loupe.tsx';
import { type Corners, isFlat, middleOf, movedTo } from './corners/quad.ts';
import { FrameFinder } from './edges/frame-finder.tsx';
import { useEdges } from './edges/use-edges.ts';
import { moveSurface, setSurface, showSurface, surfaceName } from './surface-edits.ts';
import styles from './surface-layer.module.css';
import { s } from './surface-text.ts';

interface SurfaceLayerProps {
  viewer: Viewer;
  scene: Scene;
}

/** Arrow keys move by this many degrees, and with Shift. */
const steps = [0.1, 1] as const;

/** What is pinned onto surfaces of the scene: each can be selected, the selected one has a handle at each corner. */
export function SurfaceLayer({ viewer, scene }: SurfaceLayerProps) {
  // Where they appear follows from the view.
  useCanvasView();
  const selected = useEditorStore(specified.selectedVideo);
  const isSelecting = useEditorStore((state) => state.tool === 'select');
  if (!isSelecting) return null;
  return (
    <div className={canvas.layer}>
      {scene.videos.map((surface) =>
        surface.id === selected?.id ? null : <Unselected key={surface.id} {...{ viewer, surface }} />,
      )}
      {selected && <Handles key={selected.id} {...{ viewer, scene }} surface={selected} />}
    </div>
  );
}

interface SurfaceProps {
  viewer: Viewer;
  surface: SceneVideo;
}

/** In its middle, a button that selects it. */
function Unselected({ viewer, surface }: SurfaceProps) {
  const { store } = useOpenTour();
  const point = viewer.project(middleOf(surface.corners));
  if (!point) return null;
  const name = s('surface.select', { name: surfaceName(surface) });
  return (
    <button
      type="button"
      className={classNames(canvas.mark, styles.mark)}
      style={{ transform: `translate(${point.x}px, ${point.y}px)` }}
      aria-label={name}
      title={name}
      onClick={() => store.getState().selectVideo(surface.id)}
    >
      <IconPerspective size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

/** Gives a surface other corners, as a drag shows them or for good; `refused` are such that make no surface. */
function useShaping(scene: Scene, surface: SceneVideo) {
  const { store } = useOpenTour();
  const [refused, setRefused] = useState<Corners | null>(null);
  /** Without what a drag only shows. */
  const kept = (): Corners => {
    const found = store.getState().tour?.scenes.find(({ id }) => id === scene.id);
    return found?.videos.find(({ id }) => id === surface.id)?.corners ?? surface.corners;
  };
  const show = (corners: Corners) => {
    setRefused(isFlat(corners) ? null : corners);
    if (isFlat(corners)) showSurface(store, scene, surface, { corners });
    else store.setState({ preview: null });
  };
  const keep = (corners: Corners, gesture?: string) => {
    setRefused(null);
    if (isFlat(corners)) setSurface(store, scene, surface, { corners }, gesture);
    else store.setState({ preview: null });
  };
  return { refused, kept, show, keep };
}

function Handles({ viewer, scene, surface }: SurfaceProps & { scene: Scene }) {
  useClearOfDrawer(viewer, { id: surface.id, position: middleOf(surface.corners), reach: 180 });
  const { store } = useOpenTour();
  const edges = useEdges(viewer);
  const [dragged, setDragged] = useState<Vector | null>(null);
  const name = surfaceName(surface);
  const { refused, kept, show, keep } = useShaping(scene, surface);
  const withCorner = (index: number, direction: Vector) => kept().with(index, direction) as Corners;
  const { clientWidth: width, clientHeight: height } = viewer.canvas;
  const shown = refused ?? surface.corners;
  return (
    <>
      <svg className={canvas.lines} aria-hidden="true">
        <path
          className={styles.side}
          data-crossed={refused !== null || undefined}
          d={areaPath(shown, { ...viewer.view, width, height })}
        />
      </svg>
      <Handle
        viewer={viewer}
        direction={middleOf(shown)}
        name={s('surface.whole', { name })}
        className={outline.whole}
        onShow={(direction) => show(movedTo(kept(), direction))}
        onKeep={(direction, gesture) =>
          moveSurface(store, scene, surface, movedTo(kept(), direction), gesture)
        }
      >
        <IconArrowsMove size={20} stroke={1.75} aria-hidden="true" />
      </Handle>
      {shown.map((corner, index) => (
        <Handle
          // biome-ignore lint/suspicious/noArrayIndexKey: corners have no name but their place
          key={index}
          viewer={viewer}
          direction={corner}
          name={s('surface.handle', { name, corner: s(`surface.corner-${index as 0 | 1 | 2 | 3}`) })}
          isSnapped={edges.isSnapped}
          onGrab={edges.see}
          onShow={(direction, isFree) => {
            const to = isFree ? direction : edges.snap(direction);
            setDragged(to);
            show(withCorner(index, to));
          }}
          onKeep={(direction, gesture, isFree) =>
            keep(withCorner(index, isFree ? direction : edges.snap(direction)), gesture)
          }
          onRelease={() => setDragged(null)}
        />
      ))}
      {dragged && edges.seen && (
        <Loupe viewer={viewer} seen={edges.seen} direction={dragged} isSnapped={edges.isSnapped} />
      )}
      <FrameFinder
        {...{ viewer, scene, surface }}
        isHeld={dragged !== null}
        onKeep={(corners) => keep(corners)}
      />
      {refused && (
        <p className={`${styles.refused} glass`} role="alert">
          {s('surface.crossed')}
        </p>
      )}
    </>
  );
}

interface HandleProps {
  viewer: Viewer;
  direction: Vector;
  name: string;
  className?: string | undefined;
  /** It is where straight edges of the picture meet. */
  isSnapped?: boolean;
  onGrab?(): void;
  /** It is let go, wherever it is then. */
  onRelease?(): void;
  onShow(direction: Vector, isFree: boolean): void;
  /** By the arrow keys with a `gesture`, and free. */
  onKeep(direction: Vector, gesture: string | undefined, isFree: boolean): void;
  children?: ReactNode;
}

function Handle(props: HandleProps) {
  const { viewer, direction, name, className = '', isSnapped, onGrab, onRelease, onShow, onKeep } = props;
  const [isHeld, setHeld] = useState(false);
  const handlers = useHandle(viewer, {
    onGrab: () => {
      setHeld(true);
      onGrab?.();
    },
    onShow,
    onKeep: (to, isFree) => {
      setHeld(false);
      onKeep(to, undefined, isFree);
    },
    onNudge: (right, up, gesture) => onKeep(nudged(direction, right, up), gesture, true),
    steps,
  });
  const release = () => {
    setHeld(false);
    onRelease?.();
  };
  const point = viewer.project(direction);
  if (!point) return null;
  return (
    <button
      type="button"
      className={`${outline.handle} ${className}`}
      style={{ transform: `translate(${point.x}px, ${point.y}px)` }}
      aria-label={name}
      title={name}
      data-snapped={(isHeld && isSnapped) || undefined}
      {...handlers}
      onLostPointerCapture={release}
    >
      {props.children}
    </button>
  );
}
