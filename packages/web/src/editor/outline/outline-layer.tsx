import type { Vector } from '@tourwright/tour/document';
import type { View } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { areaPath } from '../adjust/privacy/outlines.ts';
import canvas from '../canvas/canvas-layer.module.css';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useCanvasView } from '../use-canvas-view.ts';
import { CornerHandles } from './corner-handles.tsx';
import { fewestCorners } from './corners.ts';
import styles from './outline-layer.module.css';

/** The area that is being drawn, or the corners of the selected one. */
export function OutlineLayer({ viewer }: { viewer: Viewer }) {
  const corners = useEditorStore((state) => state.corners);
  const hotspot = useEditorStore((state) => state.selectedHotspot);
  const scene = useEditorStore((state) => state.selectedScene);
  if (corners.length > 0) return <Drawn viewer={viewer} corners={corners} />;
  if (!hotspot?.polygon || !scene) return null;
  return (
    <CornerHandles
      key={hotspot.id}
      viewer={viewer}
      sceneId={scene.id}
      hotspot={hotspot}
      corners={hotspot.polygon}
    />
  );
}

/** The corners so far; the sides between them are straight in the picture. */
function Drawn({ viewer, corners }: { viewer: Viewer; corners: readonly Vector[] }) {
  // Where they appear follows from the view.
  useCanvasView();
  const { clientWidth: width, clientHeight: height } = viewer.canvas;
  const view: View = { ...viewer.view, width, height };
  const points = corners.map((corner) => viewer.project(corner));
  const sides = points.slice(1).flatMap((point, index) => {
    const before = points[index];
    return point && before ? [`M${before.x} ${before.y}L${point.x} ${point.y}`] : [];
  });
  const canClose = corners.length >= fewestCorners;
  return (
    <div className={canvas.layer}>
      <svg className={canvas.lines} aria-hidden="true">
        <path className={styles.area} d={areaPath(corners, view)} />
        <path className={styles.side} d={sides.join('')} />
        {points.map(
          (point, index) =>
            point && (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: corners have no name but their place
                key={index}
                className={styles.dot}
                data-closes={(index === 0 && canClose) || undefined}
                cx={point.x}
                cy={point.y}
                r={index === 0 && canClose ? 9 : 5}
              />
            ),
        )}
      </svg>
      <p className="visually-hidden" role="status">
        {t('area.count', { count: corners.length })}
      </p>
    </div>
  );
}
