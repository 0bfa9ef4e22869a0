import { IconArrowUpRight, IconView360 } from '@tabler/icons-react';
import type { DemoEntry } from '@tourwright/api';
import { ShownFacts } from '../layout/facts/shown-facts.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './demo-card.module.css';
import { welcomePath } from './demo-paths.ts';
import { DemoPicture } from './demo-picture.tsx';
import { t } from './explore-text.ts';
import { LiveFrame } from './live-frame.tsx';

interface DemoCardProps {
  demo: DemoEntry;
  live: boolean;
  onToggle(): void;
}

/** A tour of the gallery: its picture or, switched by the 360° button, the tour itself. */
export function DemoCard({ demo, live, onToggle }: DemoCardProps) {
  return (
    <article className={styles.card} aria-label={demo.title}>
      <div className={styles.picture}>
        {live ? <LiveFrame demo={demo} /> : <DemoPicture demo={demo} />}
        <button
          type="button"
          className={classNames('glass', styles.toggle)}
          aria-pressed={live}
          aria-label={t('explore.live', { title: demo.title })}
          onClick={onToggle}
        >
          <IconView360 size={18} stroke={1.75} aria-hidden="true" />
          {t('explore.360')}
        </button>
      </div>
      <div className={styles.body}>
        <h3>{demo.title}</h3>
        <p>{demo.description}</p>
        {demo.facts && (
          <ShownFacts tour={{ ...demo.facts, tourtype: demo.category }} className={styles.facts} isShort />
        )}
        <div className={styles.foot}>
          <span>{t(`explore.${demo.category}`)}</span>
          <a href={welcomePath(demo.id)} target="_blank" rel="noopener">
            {t('explore.tour')}
            <IconArrowUpRight size={16} stroke={1.75} aria-hidden="true" />
            <span className="visually-hidden">{t('explore.new-tab', { title: demo.title })}</span>
          </a>
        </div>
      </div>
    </article>
  );
}
