import { IconView360 } from '@tabler/icons-react';
import type { DemoEntry } from '@tourwright/api';
import { useState } from 'react';
import styles from './demo-picture.module.css';

interface DemoPictureProps {
  demo: DemoEntry;
  /** Seen at once: fetched before anything else. */
  isFirst?: boolean;
}

/** A demo's thumbnail; a quiet placeholder when there is none or it cannot be fetched. */
export function DemoPicture({ demo, isFirst = false }: DemoPictureProps) {
  /** The address that failed: another one is tried. */
  const [failed, setFailed] = useState<string | null>(null);
  if (!demo.thumbnail || failed === demo.thumbnail) {
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
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      onError={() => setFailed(demo.thumbnail)}
    />
  );
}
