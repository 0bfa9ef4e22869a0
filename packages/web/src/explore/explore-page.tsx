import { IconCloudOff, IconMessage, IconView360 } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useStartPath } from '../layout/owner/use-start-path.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './explore-page.module.css';
import { t } from './explore-text.ts';
import { Featured } from './featured.tsx';
import { Gallery } from './gallery.tsx';
import { mostLive } from './live-tours.ts';
import { useDemos } from './use-demos.ts';

/** The demo gallery. */
export function ExplorePage() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className="display">{t('explore.title')}</h1>
        <p>{t('explore.subtitle')}</p>
      </div>
      <Demos />
      <Link to="/contact" className={styles.contact} title={t('explore.contact')}>
        <IconMessage size={22} stroke={1.75} aria-hidden="true" />
        <span className="visually-hidden">{t('explore.contact')}</span>
      </Link>
    </div>
  );
}

function Demos() {
  const [demos, retry] = useDemos();
  const [live, setLive] = useState<readonly string[]>([]);
  if (demos.state === 'loading') return <LoadingDemos text={t('explore.loading')} />;
  if (demos.state === 'failed') {
    return (
      <EmptyState
        icon={<IconCloudOff size={28} stroke={1.75} />}
        title={t('explore.failed-title')}
        action={<Button onClick={retry}>{t('explore.try-again')}</Button>}
      >
        {t('explore.failed-text')}
      </EmptyState>
    );
  }
  const { items, preparing = 0 } = demos.gallery;
  const first = items[0];
  if (first) {
    return (
      <>
        {/* While tours are being made the first one may still change, and the machine has enough to do. */}
        <Featured key={first.id} demo={first} hasRoom={live.length < mostLive && preparing === 0} />
        <Gallery demos={items} preparing={preparing} live={live} onLive={setLive} />
      </>
    );
  }
  if (preparing > 0)
    return <LoadingDemos text={t('explore.preparing', { ready: 0, count: preparing })} isShown />;
  return <NoDemos />;
}

function NoDemos() {
  const start = useStartPath();
  return (
    <EmptyState
      icon={<IconView360 size={28} stroke={1.75} />}
      title={t('explore.empty-title')}
      action={
        <ButtonLink variant="primary" to={start}>
          {t('explore.empty-action')}
        </ButtonLink>
      }
    >
      {t('explore.empty-text')}
    </EmptyState>
  );
}

interface LoadingDemosProps {
  /** Said to screen readers. */
  text: string;
  /** And shown, when it takes longer than loading does. */
  isShown?: boolean;
}

function LoadingDemos({ text, isShown = false }: LoadingDemosProps) {
  return (
    <div aria-busy="true">
      <p className={isShown ? styles.preparing : 'visually-hidden'} role="status">
        {text}
      </p>
      <Skeleton className={styles.featuredSkeleton} />
      <div className={styles.skeletons}>
        <Skeleton className={styles.cardSkeleton} />
        <Skeleton className={styles.cardSkeleton} />
        <Skeleton className={styles.cardSkeleton} />
      </div>
    </div>
  );
}
