import type { TourChange } from '@tourwright/tour/changes';
import type { Vector } from '@tourwright/tour/document';
import { unitDirection } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { useEffect, useRef, useState } from 'react';
import styles from './pane.module.css';

/** The ways that hotspots of the shown scene went, over the picture. */
export function MovedPaths({ viewer, changes }: { viewer: Viewer; changes: readonly TourChange[] }) {
  const [, setTurn] = useState(0);
  const picture = useRef<SVGSVGElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => setTurn((turn) => turn + 1);
    // The viewer hears of its new size in the same moment.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    });
    if (picture.current) sizes.observe(picture.current);
    const stop = viewer.on('view', draw);
    return () => {
      stop();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [viewer]);
  const ways = changes.flatMap(({ sort, from, to, id }) =>
    sort === 'moved' && from && to ? [{ id, d: pathOf(viewer, from, to) }] : [],
  );
  return (
    <svg ref={picture} className={styles.paths} aria-hidden="true">
      {ways.map(({ id, d }) => (
        <path key={id} d={d} />
      ))}
    </svg>
  );
}

const steps = 24;

/** The shorter way round the sphere; what is behind is left out. */
function pathOf(viewer: Viewer, from: Vector, to: Vector): string {
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps;
    const mix = (axis: 0 | 1 | 2) => from[axis] * (1 - part) + to[axis] * part;
    return viewer.project(unitDirection([mix(0), mix(1), mix(2)]));
  });
  return points
    .map(
      (point, index) =>
        point && `${points[index - 1] ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`,
    )
    .filter(Boolean)
    .join('');
}
