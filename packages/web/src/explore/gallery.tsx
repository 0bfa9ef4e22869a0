import { IconView360 } from '@tabler/icons-react';
import type { DemoEntry } from '@tourwright/api';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { type Category, categories, ofCategory, readCategory } from './category.ts';
import { DemoCard } from './demo-card.tsx';
import { t } from './explore-text.ts';
import styles from './gallery.module.css';

/** More live tours than these at once would be too much for a phone. */
const mostLive = 2;

/** All demos of the chosen category, as cards. The choice is kept in the address. */
export function Gallery({ demos }: { demos: readonly DemoEntry[] }) {
  const [params, setParams] = useSearchParams();
  const category = readCategory(params);
  const choose = (next: Category) => setParams(next === 'all' ? {} : { category: next }, { replace: true });
  /** Ids of the live ones, the longest live first. */
  const [live, setLive] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setLive((before) =>
      before.includes(id) ? before.filter((other) => other !== id) : [...before, id].slice(-mostLive),
    );
  const shown = ofCategory(demos, category);
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
          {countText(shown)}
        </p>
      </div>
      {shown.length === 0 ? (
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
              onToggle={() => toggle(demo.id)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function countText(demos: readonly DemoEntry[]): string {
  const shops = ofCategory(demos, 'retail').length;
  return t('explore.count', { count: demos.length, homes: demos.length - shops, shops });
}
