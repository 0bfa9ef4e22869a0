import { Skeleton } from '../ui/skeleton.tsx';
import styles from './editor-skeleton.module.css';
import { t } from './editor-text.ts';

/** The editor's shape while its tour is fetched. */
export function EditorSkeleton() {
  return (
    <main id="main" tabIndex={-1} className={styles.skeleton} aria-busy="true" aria-label={t('open.loading')}>
      <div className={styles.top} />
      <div className={styles.rail} />
      <div className={styles.scenes}>
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className={styles.card}>
            <Skeleton className={styles.thumbnail} />
            <Skeleton className={styles.name} />
          </div>
        ))}
      </div>
      <Skeleton className={styles.canvas} />
    </main>
  );
}
