import type { Direction, ScreenPoint } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import styles from '../adjust-layer.module.css';
import { gridLines } from '../privacy/outlines.ts';

const { horizon, others } = gridLines(15);

/** Level and upright lines to set a photo straight by. Redrawn with the view. */
export function HorizonGrid({ viewer }: { viewer: Viewer }) {
  const project = (direction: Direction) => viewer.project(direction);
  return (
    <>
      <path className={styles.grid} d={others.map((line) => linePath(line, project)).join('')} />
      <path className={styles.horizon} d={linePath(horizon, project)} />
    </>
  );
}

/** An open line, broken where it passes behind the eye. */
function linePath(line: readonly Direction[], project: (direction: Direction) => ScreenPoint | null): string {
  let isBroken = true;
  return line
    .map((direction) => {
      const point = project(direction);
      // Just before the plane of the eye, places run off to where drawing them is of no use.
      if (!point || Math.abs(point.x) > 1e5 || Math.abs(point.y) > 1e5) {
        isBroken = true;
        return '';
      }
      const command = isBroken ? 'M' : 'L';
      isBroken = false;
      return `${command}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
    })
    .join('');
}
