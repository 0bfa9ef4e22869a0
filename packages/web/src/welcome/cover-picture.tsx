import { useEffect, useState } from 'react';
import { logError } from '../client/log.ts';
import type { TourData } from '../client/tour/tour-data.ts';
import defaultCover from './default-cover.webp';
import styles from './welcome.module.css';

/**
 * The picture behind the welcome: the one that the owner has chosen, else the start view. One that is not there, or
 * cannot be fetched, is logged and gives way to a bundled one.
 */
export function CoverPicture({ tour, cover }: Pick<TourData, 'tour' | 'cover'>) {
  const [hasFailed, setFailed] = useState(false);
  const named = (tour.welcomePicture ?? tour.thumbnail) || undefined;
  const isLost = !cover && named !== undefined;
  useEffect(() => {
    if (isLost) logFailure(named);
  }, [isLost, named]);
  const shown = cover && !hasFailed ? cover : { src: defaultCover, sources: [] };
  return (
    <picture>
      {shown.sources.map(({ srcset, ...source }) => (
        <source key={srcset} {...source} srcSet={srcset} />
      ))}
      <img
        className={styles.cover}
        alt=""
        fetchPriority="high"
        src={shown.src}
        onError={() => {
          logFailure(shown.src);
          setFailed(true);
        }}
      />
    </picture>
  );
}

function logFailure(what: string | undefined): void {
  logError('Error fetching data:', `thumbnail ${what}`);
}
