import type { DemoEntry } from '@tourwright/api';
import { livePath } from './demo-paths.ts';
import { t } from './explore-text.ts';
import styles from './live-frame.module.css';

/** A demo, live, where its picture was. */
export function LiveFrame({ demo }: { demo: DemoEntry }) {
  return (
    <iframe
      className={styles.frame}
      src={livePath(demo.id)}
      title={t('explore.frame', { title: demo.title })}
      loading="lazy"
      allow="fullscreen; xr-spatial-tracking; gyroscope; accelerometer"
    />
  );
}
