import type { Direction } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { type PointerEvent, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import canvas from '../../canvas/canvas-layer.module.css';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import styles from '../adjust-layer.module.css';
import { addEdge, noLevel } from '../adjusting.ts';
import { type UprightLine, uprightLine } from './level-lines.ts';
import { carried, type Level } from './picture-turn.ts';

interface UprightEdgesProps {
  viewer: Viewer;
  edges: readonly UprightLine[];
  level: Level | undefined;
}

/** A drag draws along something upright, and the photo is set straight by it. With Space held one looks around. */
export function UprightEdges({ viewer, edges, level = noLevel }: UprightEdgesProps) {
  const { store, say } = useOpenTour();
  const isLooking = useEditorStore((state) => state.isLooking);
  const [drawn, setDrawn] = useState<readonly [Direction, Direction] | null>(null);
  const at = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return viewer.unproject(clientX - left, clientY - top);
  };
  const finish = (event: PointerEvent) => {
    const edge = drawn && uprightLine(drawn[0], at(event), level);
    setDrawn(null);
    if (edge && !addEdge(store, edge)) say('info', t('level.no-edge'));
  };
  const shown = edges.map((edge) => edge.map((end) => carried(end, undefined, level)));
  return (
    // Drags have another way: the numbers beside it.
    <div
      className={styles.draw}
      data-looking={isLooking || undefined}
      data-edges=""
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        viewer.canvas.focus({ preventScroll: true });
        setDrawn([at(event), at(event)]);
      }}
      onPointerMove={(event) => drawn && setDrawn([drawn[0], at(event)])}
      onPointerUp={finish}
      onPointerCancel={() => setDrawn(null)}
    >
      <svg className={classNames(canvas.lines, styles.lines)} aria-hidden="true">
        {shown.map(([from, to], index) => (
          <path key={edgeKey(edges[index])} className={styles.edge} d={segment(viewer, from, to)} />
        ))}
        {drawn && <path className={styles.drawn} d={segment(viewer, ...drawn)} />}
      </svg>
    </div>
  );
}

function edgeKey(edge: UprightLine | undefined): string {
  return String(edge);
}

/** A straight line from one to the other; empty where an end is out of sight behind the eye. */
function segment(viewer: Viewer, from: Direction | undefined, to: Direction | undefined): string {
  const [a, b] = [from && viewer.project(from), to && viewer.project(to)];
  return a && b ? `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}` : '';
}
