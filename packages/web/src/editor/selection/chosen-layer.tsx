import type { Viewer } from '@tourwright/viewer';
import { useMemo } from 'react';
import { numberText } from '../../i18n/format.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useCanvasView } from '../use-canvas-view.ts';
import styles from './chosen-layer.module.css';

interface ChosenLayerProps {
  viewer: Viewer;
}

/** Rings around what is selected where that is many, the frame that selects, and the guide of a drag. */
export function ChosenLayer({ viewer }: ChosenLayerProps) {
  const many = useEditorStore(({ chosenIds }) => chosenIds.length > 1);
  const marquee = useEditorStore((state) => state.marquee);
  const guide = useEditorStore((state) => state.guide);
  return (
    <>
      {many && <Rings viewer={viewer} />}
      {marquee && (
        <div
          className={styles.marquee}
          style={{
            left: Math.min(marquee.from.x, marquee.to.x),
            top: Math.min(marquee.from.y, marquee.to.y),
            inlineSize: Math.abs(marquee.to.x - marquee.from.x),
            blockSize: Math.abs(marquee.to.y - marquee.from.y),
          }}
        />
      )}
      {guide !== null && <Guide viewer={viewer} pitch={guide} />}
    </>
  );
}

/** One drawing for all of them: five hundred cost little more than one. */
function Rings({ viewer }: ChosenLayerProps) {
  const scene = useEditorStore((state) => state.selectedScene);
  const ids = useEditorStore((state) => state.chosenIds);
  const chosen = useMemo(() => {
    const wanted = new Set(ids);
    return scene?.hotspots.filter(({ id }) => wanted.has(id)) ?? [];
  }, [scene, ids]);
  // Where they appear follows from the view.
  useCanvasView();
  const rings = chosen.flatMap(({ position, scale }) => {
    const point = viewer.project(position);
    if (!point) return [];
    const radius = Math.round(21 * Math.max(0.5, scale));
    const { x, y } = point;
    return [
      `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    ];
  });
  return (
    <>
      <svg className={styles.lines} aria-hidden="true">
        <path className={styles.halo} d={rings.join('')} />
        <path className={styles.ring} d={rings.join('')} />
      </svg>
      <p className={styles.count} role="status">
        {t('many.selected', { count: chosen.length })}
      </p>
    </>
  );
}

/** A line of one height across the picture. */
function Guide({ viewer, pitch }: ChosenLayerProps & { pitch: number }) {
  useCanvasView();
  const { yaw, hfov } = viewer.view;
  const points = Array.from({ length: 33 }, (_, index) => {
    const at = yaw + (index / 16 - 1) * hfov * 0.75;
    const level = Math.cos(pitch);
    return viewer.project([Math.sin(at) * level, Math.sin(pitch), -Math.cos(at) * level]);
  });
  const path = points
    .map(
      (point, index) =>
        point && `${points[index - 1] ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`,
    )
    .filter(Boolean)
    .join('');
  const degrees = (pitch * 180) / Math.PI;
  return (
    <>
      <svg className={styles.lines} aria-hidden="true">
        <path className={styles.guide} d={path} />
      </svg>
      <p className={styles.guideLabel} aria-hidden="true">
        {Math.abs(degrees) < 0.05 ? t('many.horizon') : t('many.guide', { pitch: numberText(degrees, 1) })}
      </p>
    </>
  );
}
