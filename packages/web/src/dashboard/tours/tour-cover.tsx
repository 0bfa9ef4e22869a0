import { IconView360 } from '@tabler/icons-react';
import type { TourRow } from '@tourwright/api';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './tour-cover.module.css';

interface TourCoverProps {
  row: TourRow;
  className?: string | undefined;
}

/** A tour's picture: a skeleton until it is there, a quiet tile where there is none. */
export function TourCover({ row, className }: TourCoverProps) {
  return (
    <span className={classNames(styles.cover, className)}>
      {row.thumbnailUrl === null ? <NoPicture /> : <Picture key={row.thumbnailUrl} url={row.thumbnailUrl} />}
    </span>
  );
}

function Picture({ url }: { url: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (state === 'failed') return <NoPicture />;
  return (
    <>
      {state === 'loading' && <Skeleton className={styles.skeleton} />}
      <img
        src={url}
        alt=""
        loading="lazy"
        decoding="async"
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </>
  );
}

function NoPicture() {
  return <IconView360 size={32} stroke={1.75} aria-hidden="true" />;
}
