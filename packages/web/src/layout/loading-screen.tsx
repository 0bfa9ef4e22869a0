import { t } from './layout-text.ts';
import styles from './loading-screen.module.css';

/** The specification's loading screen: 'Loading...' and an animated bar. */
export function LoadingScreen({
  inside = false,
}: {
  /** Within a page that has its `main` already. */ inside?: boolean;
}) {
  const Place = inside ? 'div' : 'main';
  return (
    <Place className={styles.screen} {...(inside ? {} : { id: 'main', tabIndex: -1 })}>
      <p className="display" role="status">
        {t('layout.loading')}
      </p>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} />
      </span>
    </Place>
  );
}
