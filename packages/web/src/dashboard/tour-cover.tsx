import { IconView360 } from '@tabler/icons-react';
import type { TourRow } from '@tourwright/api';
import { useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './tour-cover.module.css';

/** A tour's picture: a skeleton until it is there, a quiet tile where there is none. */
export function TourCover({ row, className }: { row: TourRow; className?: string | undefined }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const { thumbnailUrl } = row;
  if (thumbnailUrl === null || state === 'failed') {
    return (
      <span className={classNames(styles.cover, className)}>
        <IconView360 size={32} stroke={1.75} aria-hidden="true" />
      </span>
    );
  }
  return (
    <span className={classNames(styles.cover, className)}>
      {state === 'loading' && <Skeleton className={styles.skeleton} />}
      <img
        key={thumbnailUrl}
        src={thumbnailUrl}
        alt=""
        loading="lazy"
        decoding="async"
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </span>
  );
}
