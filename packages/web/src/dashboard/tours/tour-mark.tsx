import type { TourRow } from '@tourwright/api';
import { useRef } from 'react';
import type { Selection } from '../bulk/use-selection.ts';
import { t } from '../dashboard-text.ts';
import styles from './tour-mark.module.css';

/** Chooses a tour for what is done with several; with Shift, all up to it. */
export function TourMark({ row, selection }: { row: TourRow; selection: Selection }) {
  const isRange = useRef(false);
  return (
    <label className={styles.mark}>
      <input
        type="checkbox"
        aria-label={t('bulk.select', { title: row.title })}
        checked={selection.has(row.id)}
        onClick={({ shiftKey }) => {
          isRange.current = shiftKey;
        }}
        onKeyDown={({ key }) => key === 'Escape' && selection.clear()}
        onChange={() => selection.toggle(row.id, isRange.current)}
      />
    </label>
  );
}

/** The labels of a tour; nothing where it has none. */
export function TourLabels({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <ul className={styles.labels} aria-label={t('labels.list')}>
      {labels.map((label) => (
        <li key={label} dir="auto" className="ellipsis">
          {label}
        </li>
      ))}
    </ul>
  );
}
