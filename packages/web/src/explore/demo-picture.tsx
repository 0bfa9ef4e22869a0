import { IconView360 } from '@tabler/icons-react';
import type { DemoEntry } from '@tourwright/api';
import { useState } from 'react';
import styles from './demo-picture.module.css';

/** A demo's thumbnail; a quiet placeholder when there is none or it cannot be fetched. */
export function DemoPicture({ demo }: { demo: DemoEntry }) {
  const [failed, setFailed] = useState(false);
  if (!demo.thumbnail || failed) {
    return (
      <span className={styles.placeholder}>
        <IconView360 size={32} stroke={1.75} aria-hidden="true" />
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      src={demo.thumbnail}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
