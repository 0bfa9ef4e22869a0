import { IconCloudOff, IconMessage, IconView360 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSession } from '../client/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './explore-page.module.css';
import { t } from './explore-text.ts';
import { Featured } from './featured.tsx';
import { Gallery } from './gallery.tsx';
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
      <Link to="/contact" className={styles.contact}>
        <IconMessage size={20} stroke={1.75} aria-hidden="true" />
        <span>{t('explore.contact')}</span>
      </Link>
    </div>
  );
}

function Demos() {
  const [demos, retry] = useDemos();
  const first = demos.state === 'ready' ? demos.items[0] : undefined;
  if (demos.state === 'loading') return <LoadingDemos />;
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
  if (!first) return <NoDemos />;
  return (
    <>
      <Featured demo={first} />
      <Gallery demos={demos.items} />
    </>
  );
}

function NoDemos() {
  const signedIn = useSession().status === 'signed-in';
  return (
    <EmptyState
      icon={<IconView360 size={28} stroke={1.75} />}
      title={t('explore.empty-title')}
      action={
        <ButtonLink variant="primary" to={signedIn ? '/create-tour' : '/signup'}>
          {t('explore.empty-action')}
        </ButtonLink>
      }
    >
      {t('explore.empty-text')}
    </EmptyState>
  );
}

function LoadingDemos() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('explore.loading')}
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
