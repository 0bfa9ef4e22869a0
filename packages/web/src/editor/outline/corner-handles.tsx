import { IconArrowsMove } from '@tabler/icons-react';
import type { Hotspot, Vector } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { type ReactNode, useState } from 'react';
import { areaPath } from '../adjust/privacy/outlines.ts';
import canvas from '../canvas/canvas-layer.module.css';
import { type Nudge, useHandle } from '../canvas/pointer/use-handle.ts';
import { t } from '../editor-text.ts';
import { stepOf } from '../hotspots/step-of.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { nudged } from '../rules/new-hotspot.ts';
import { type Change, newEdit } from '../state/new-edit.ts';
import { useCanvasView } from '../use-canvas-view.ts';
import { betweenCorners, fewestCorners, mostCorners, shapeChanges } from './corners.ts';
import styles from './outline-layer.module.css';
import { RemoveCorner } from './remove-corner.tsx';

type Changes = [Change, ...Change[]];
type StepName = ReturnType<typeof stepOf>;

interface CornerHandlesProps {
  viewer: Viewer;
  sceneId: number;
  hotspot: Hotspot;
  corners: readonly Vector[];
}

/** Takes hold of a selected area: by its corners, between them for new ones, and as a whole. */
export function CornerHandles({ viewer, sceneId, hotspot, corners }: CornerHandlesProps) {
  // Where they appear follows from the view.
  useCanvasView();
  const [pressed, setPressed] = useState<number | null>(null);
  const pressedCorner = pressed !== null && corners.length > fewestCorners && corners[pressed];
  const { clientWidth: width, clientHeight: height } = viewer.canvas;
  const { show, keep, kept, shaped, reshape, remove, moved } = useShape({
    viewer,
    sceneId,
    hotspot,
    corners,
  });
  return (
    <div className={canvas.layer}>
      <svg className={canvas.lines} aria-hidden="true">
        <path
          className={`${styles.side} ${styles.dashed}`}
          d={areaPath(corners, { ...viewer.view, width, height })}
        />
      </svg>
      <Handle
        viewer={viewer}
        direction={hotspot.position}
        className={styles.whole}
        name={t('area.whole')}
        onShow={(direction) => show(moved(direction))}
        onKeep={(direction, gesture) => keep(moved(direction), gesture)}
      >
        <IconArrowsMove size={20} stroke={1.75} aria-hidden="true" />
      </Handle>
      {corners.map((corner, index) => (
        <Handle
          // biome-ignore lint/suspicious/noArrayIndexKey: corners have no name but their place
          key={index}
          viewer={viewer}
          direction={corner}
          name={t('area.corner', { number: index + 1, count: corners.length })}
          onShow={(direction) => show(shaped(kept().with(index, direction)))}
          onKeep={(direction, gesture) => reshape(kept().with(index, direction), gesture)}
          onPress={() => setPressed(pressed === index ? null : index)}
          onRemove={() => remove(index)}
        />
      ))}
      {pressed !== null && pressedCorner && (
        <RemoveCorner
          viewer={viewer}
          corner={pressedCorner}
          number={pressed + 1}
          middle={hotspot.position}
          onRemove={() => {
            setPressed(null);
            remove(pressed);
          }}
        />
      )}
      {corners.length < mostCorners &&
        corners.map((corner, index) => (
          <BetweenHandle
            // biome-ignore lint/suspicious/noArrayIndexKey: sides have no name but their place
            key={index}
            {...{ viewer, index }}
            ends={[corner, corners[(index + 1) % corners.length] ?? corner]}
            onShow={(direction) => show(shaped(kept().toSpliced(index + 1, 0, direction)))}
            onKeep={(direction) => reshape(kept().toSpliced(index + 1, 0, direction))}
          />
        ))}
    </div>
  );
}

/** Gives an area another shape or place, as a drag shows it or for good. */
function useShape({ viewer, sceneId, hotspot, corners }: CornerHandlesProps) {
  const { store } = useOpenTour();
  const show = (changes: Changes) => store.setState({ preview: newEdit(...changes) });
  const keep = (changes: Changes, gesture?: string, name?: StepName) =>
    void store.getState().commit(newEdit(...changes), {
      ...(name && { name }),
      ...(gesture && { gesture }),
    });
  /** Without what a drag only shows. */
  const kept = () => {
    const scene = store.getState().tour?.scenes.find(({ id }) => id === sceneId);
    return scene?.hotspots.find(({ id }) => id === hotspot.id)?.polygon ?? corners;
  };
  const shaped = (next: readonly Vector[]) => shapeChanges(sceneId, hotspot.id, next);
  const reshape = (next: readonly Vector[], gesture?: string) =>
    keep(shaped(next), gesture, stepOf('edit.area.shape', hotspot));
  const remove = (index: number) => {
    if (corners.length <= fewestCorners) return;
    reshape(kept().toSpliced(index, 1));
    viewer.canvas.focus();
  };
  const moved = (position: Vector): [Change] => [
    { kind: 'hotspot.move', sceneId, hotspotId: hotspot.id, position },
  ];
  return { show, keep, kept, shaped, reshape, remove, moved };
}

interface BetweenHandleProps {
  viewer: Viewer;
  index: number;
  ends: [Vector, Vector];
  onShow(direction: Vector): void;
  onKeep(direction: Vector): void;
}

/** In the middle of a side: a drag or a press makes a corner of it. */
function BetweenHandle({ viewer, index, ends, onShow, onKeep }: BetweenHandleProps) {
  const middle = betweenCorners(...ends);
  return (
    <Handle
      viewer={viewer}
      direction={middle}
      isBetween
      name={t('area.between', { number: index + 1 })}
      onShow={onShow}
      onKeep={onKeep}
      onPress={() => onKeep(middle)}
    />
  );
}

interface HandleProps {
  viewer: Viewer;
  direction: Vector;
  name: string;
  className?: string | undefined;
  isBetween?: boolean;
  onShow(direction: Vector): void;
  onKeep(direction: Vector, gesture?: string): void;
  onPress?(): void;
  onRemove?(): void;
  children?: ReactNode;
}

function Handle(props: HandleProps) {
  const { viewer, direction, name, className = '', isBetween = false, children } = props;
  const { onShow, onKeep, onPress, onRemove } = props;
  const nudge: Nudge = (right, up, gesture) => onKeep(nudged(direction, right, up), gesture);
  const handlers = useHandle(viewer, {
    onShow,
    onKeep: (direction) => onKeep(direction),
    onPress,
    onRemove,
    onNudge: isBetween ? null : nudge,
  });
  const point = viewer.project(direction);
  if (!point) return null;
  return (
    <button
      type="button"
      className={`${styles.handle} ${className}`}
      data-between={isBetween || undefined}
      style={{ transform: `translate(${point.x}px, ${point.y}px)` }}
      aria-label={name}
      title={name}
      {...handlers}
    >
      {children}
    </button>
  );
}
