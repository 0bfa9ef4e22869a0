import type { Vector } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { useEffect, useRef } from 'react';
import type { SeenPicture } from '../edges/seen-picture.ts';
import styles from './loupe.module.css';
import { loupePlace } from './loupe-place.ts';

interface LoupeProps {
  viewer: Viewer;
  seen: SeenPicture;
  /** What is in its middle. */
  direction: Vector;
  isSnapped: boolean;
}

/** CSS pixels. */
const size = 132;
const magnification = 3;

/** The picture below a corner that is dragged, enlarged beside it: a finger or a pointer covers the place itself. */
export function Loupe({ viewer, seen, direction, isSnapped }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const point = viewer.project(direction);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !point) return;
    const { copy, scale } = seen;
    const part = (size / magnification) * scale;
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    const [left, top] = [point.x * scale - part / 2, point.y * scale - part / 2];
    context.drawImage(copy, left, top, part, part, 0, 0, context.canvas.width, context.canvas.height);
  });
  if (!point) return null;
  const { clientWidth: width, clientHeight: height } = viewer.canvas;
  const { x, y } = loupePlace(point, { width, height }, size);
  return (
    <div
      className={styles.loupe}
      style={{ transform: `translate(${x}px, ${y}px)`, inlineSize: size, blockSize: size }}
      data-snapped={isSnapped || undefined}
      aria-hidden="true"
    >
      <canvas ref={canvas} width={size * 2} height={size * 2} />
    </div>
  );
}
