import styles from './admin.module.css';
import { momentText } from './figures.ts';

/** A moment or, where that is enough, its day; never broken over two lines. */
export function Moment({ at, isDay = false }: { at: string; isDay?: boolean }) {
  const text = momentText(at);
  return (
    <time dateTime={at} className={styles.moment}>
      {isDay ? text.slice(0, 10) : text}
    </time>
  );
}
