import { t } from './layout-text.ts';
import styles from './loading-screen.module.css';

/** The specification's loading screen: 'Loading...' and an animated bar. */
export function LoadingScreen() {
  return (
    <div className={styles.screen} role="status">
      <p className="display">{t('layout.loading')}</p>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} />
      </span>
    </div>
  );
}
