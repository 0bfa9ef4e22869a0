import type { Viewer } from '@tourwright/viewer';
import { useEditorStore } from '../editor-store.ts';
import styles from './link-spot.module.css';

/** Where the link will be whose target is being chosen. */
export function LinkSpot({ viewer }: { viewer: Viewer }) {
  const direction = useEditorStore((state) => state.intersectionPoint);
  const point = direction && viewer.project(direction);
  if (!point) return null;
  const transform = `translate(${point.x}px, ${point.y}px)`;
  return <span className={styles.spot} style={{ transform }} aria-hidden="true" />;
}
