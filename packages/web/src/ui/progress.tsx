import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  /** 0 to 1; absent while nobody knows how far it is. */
  value?: number;
}

/** How far a piece of work is. */
export function Progress({ label, value }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span
        className={percent === undefined ? styles.moving : styles.bar}
        style={percent === undefined ? undefined : { inlineSize: `${percent}%` }}
      />
    </div>
  );
}
