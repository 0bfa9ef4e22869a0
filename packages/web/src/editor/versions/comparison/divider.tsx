import { IconArrowsHorizontal } from '@tabler/icons-react';
import { useRef } from 'react';
import { t } from '../versions-text.ts';
import styles from './divider.module.css';

interface DividerProps {
  /** How much of the earlier picture is shown, in percent of the width. */
  percent: number;
  names: { earlier: string; later: string };
  /** The percent at a place across the window. */
  percentAt(x: number): number;
  onChange(percent: number): void;
}

/** The line between two pictures that are over each other: dragged, or moved by the keys of a range. */
export function Divider({ percent, names, percentAt, onChange }: DividerProps) {
  const range = useRef<HTMLInputElement>(null);
  return (
    <div
      className={styles.divider}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        range.current?.focus();
      }}
      onPointerMove={({ currentTarget, pointerId, clientX }) => {
        if (currentTarget.hasPointerCapture(pointerId)) onChange(percentAt(clientX));
      }}
    >
      <input
        ref={range}
        type="range"
        className="visually-hidden"
        aria-label={t('compare.divider', names)}
        aria-valuetext={t('compare.divider-at', { percent, earlier: names.earlier })}
        value={percent}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span className={styles.grip} aria-hidden="true">
        <IconArrowsHorizontal size={20} stroke={1.75} />
      </span>
    </div>
  );
}
