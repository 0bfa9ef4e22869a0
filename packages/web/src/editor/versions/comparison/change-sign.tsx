import { type Sign, signPaths } from './change-signs.ts';
import styles from './pane.module.css';

/** A sign before words that say the same. */
export function ChangeSign({ sign }: { sign: Sign }) {
  return (
    <svg className={styles.sign} data-change={sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={signPaths[sign]} />
    </svg>
  );
}
