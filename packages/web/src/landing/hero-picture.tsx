import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense, useCallback, useState } from 'react';
import { isSavingData } from '../client/loading/is-saving-data.ts';
import { loadChunk } from '../client/loading/load-chunk.ts';
import { isMotionReduced, useQuietPage } from '../client/loading/use-quiet-page.ts';
import { logError } from '../client/log.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './hero.module.css';
import type { HeroPanoramaProps } from './hero-panorama.tsx';
import { posterViews } from './hero-view.ts';
import { t } from './landing-text.ts';
import hero from './pictures/hero.webp';
import heroTall from './pictures/hero-tall.webp';

const HeroPanorama = lazy(async (): Promise<{ default: ComponentType<HeroPanoramaProps> }> => {
  try {
    const part = await loadChunk(() => import('./hero-panorama.tsx'));
    return { default: part.HeroPanorama };
  } catch (cause) {
    // The poster is as good a background.
    logError('Error loading a part of the page:', cause);
    return { default: () => null };
  }
});

/**
 * A scene behind the headline: its poster at once, the live panorama once the page has come to rest, unless the
 * visitor has requested less motion or less data.
 */
export function HeroPicture({ tourId }: { tourId: string | undefined }) {
  const isQuiet = useQuietPage();
  const [isShown, setShown] = useState(false);
  const [turns, setTurns] = useState(true);
  const onShown = useCallback(() => setShown(true), []);
  const isLive = isQuiet && tourId !== undefined && !isMotionReduced() && !isSavingData();
  const Icon = turns ? IconPlayerPause : IconPlayerPlay;
  return (
    <>
      <picture className={styles.frame}>
        <source media="(max-width: 600px)" srcSet={heroTall} />
        <img
          src={hero}
          alt=""
          width={posterViews.wide.width}
          height={posterViews.wide.height}
          fetchPriority="high"
          className={styles.picture}
        />
      </picture>
      {isLive && (
        <Suspense>
          <HeroPanorama tourId={tourId} turns={turns} onShown={onShown} />
        </Suspense>
      )}
      {isShown && (
        <button
          type="button"
          className={classNames('glass', styles.pause)}
          onClick={() => setTurns((now) => !now)}
        >
          <Icon size={18} stroke={1.75} aria-hidden="true" />
          {t(turns ? 'hero.pause' : 'hero.play')}
          <span className="visually-hidden">{t('hero.turning')}</span>
        </button>
      )}
    </>
  );
}
