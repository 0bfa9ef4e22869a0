import { IconView360 } from '@tabler/icons-react';
import type { DemoEntry } from '@tourwright/api';
import { useSearchParams } from 'react-router';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type Category, categories, ofCategory, readCategory } from './category.ts';
import { DemoCard } from './demo-card.tsx';
import { t } from './explore-text.ts';
import styles from './gallery.module.css';
import { toggleLive } from './live-tours.ts';

interface GalleryProps {
  demos: readonly DemoEntry[];
  /** How many are still being made. */
  preparing: number;
  /** Ids of the live ones, the longest live first. */
  live: readonly string[];
  onLive(live: readonly string[]): void;
}

/** All demos of the chosen category, as cards. The choice is kept in the address. */
export function Gallery({ demos, preparing, live, onLive }: GalleryProps) {
  const [params, setParams] = useSearchParams();
  const category = readCategory(params);
  const shown = ofCategory(demos, category);
  const choose = (next: Category) => {
    setParams(next === 'all' ? {} : { category: next }, { replace: true, preventScrollReset: true });
    // What is not seen does not run.
    const kept = ofCategory(demos, next).map(({ id }) => id);
    onLive(live.filter((id) => kept.includes(id)));
  };
  return (
    <section aria-label={t('explore.tours')}>
      <div className={styles.bar}>
        <fieldset className={styles.filters} aria-label={t('explore.show')}>
          {categories.map((each) => (
            <button key={each} type="button" aria-pressed={each === category} onClick={() => choose(each)}>
              {t(`explore.${each}`)}
            </button>
          ))}
        </fieldset>
        <p className="numbers" role="status">
          {preparing > 0
            ? t('explore.preparing', { ready: demos.length, count: preparing })
            : countText(shown, category)}
        </p>
      </div>
      {shown.length === 0 && preparing === 0 ? (
        <EmptyState
          icon={<IconView360 size={28} stroke={1.75} />}
          title={t('explore.none-title')}
          action={<Button onClick={() => choose('all')}>{t('explore.none-action')}</Button>}
        >
          {t('explore.none-text')}
        </EmptyState>
      ) : (
        <div className={styles.grid}>
          {shown.map((demo) => (
            <DemoCard
              key={demo.id}
              demo={demo}
              live={live.includes(demo.id)}
              onToggle={() => onLive(toggleLive(live, demo.id))}
            />
          ))}
          {Array.from({ length: preparing }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
            <Skeleton key={place} className={styles.place} />
          ))}
        </div>
      )}
    </section>
  );
}

function countText(shown: readonly DemoEntry[], category: Category): string {
  const shops = ofCategory(shown, 'retail').length;
  const homes = shown.length - shops;
  return t(`explore.count-${category}`, { count: shown.length, homes, shops });
}
