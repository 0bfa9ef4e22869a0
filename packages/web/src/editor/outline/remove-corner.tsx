import { IconTrash } from '@tabler/icons-react';
import type { Vector } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { t } from '../editor-text.ts';
import styles from './outline-layer.module.css';

/** From the middle of the corner to that of the button, CSS pixels: two fingertips beside each other. */
const distance = 48;

interface RemoveCornerProps {
  viewer: Viewer;
  corner: Vector;
  number: number;
  /** The middle of the area, from which the button is away. */
  middle: Vector;
  onRemove(): void;
}

/** Takes away the corner that was pressed, where there is no Delete key. */
export function RemoveCorner({ viewer, corner, number, middle, onRemove }: RemoveCornerProps) {
  const [at, from] = [viewer.project(corner), viewer.project(middle)];
  if (!at || !from) return null;
  const [dx, dy] = [at.x - from.x, at.y - from.y];
  const scale = distance / Math.max(1, Math.hypot(dx, dy));
  const name = t('area.remove-corner', { number });
  return (
    <button
      type="button"
      className={`${styles.handle} ${styles.remove}`}
      style={{ transform: `translate(${at.x + dx * scale}px, ${at.y + dy * scale}px)` }}
      aria-label={name}
      title={name}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={onRemove}
    >
      <IconTrash size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
