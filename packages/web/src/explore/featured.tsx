import { IconArrowRight, IconBadgeVr, IconHandMove, IconView360 } from '@tabler/icons-react';
import type { DemoEntry } from '@tourwright/api';
import { useState } from 'react';
import { isSavingData } from '../client/loading/is-saving-data.ts';
import { useQuietPage } from '../client/loading/use-quiet-page.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { welcomePath } from './demo-paths.ts';
import { DemoPicture } from './demo-picture.tsx';
import { t } from './explore-text.ts';
import styles from './featured.module.css';
import { LiveFrame } from './live-frame.tsx';

interface FeaturedProps {
  demo: DemoEntry;
  /** Whether it may be live now; else it waits with its picture. */
  hasRoom: boolean;
}

/**
 * The first tour of the gallery over the whole width: its picture first, live once the page has come to rest or
 * somebody reaches for it.
 */
export function Featured({ demo, hasRoom }: FeaturedProps) {
  const isQuiet = useQuietPage();
  const [isAskedFor, setAskedFor] = useState(false);
  const waits = isQuiet && isSavingData() && !isAskedFor;
  const isLive = hasRoom && (isAskedFor || (isQuiet && !waits));
  const reach = () => {
    if (!isSavingData()) setAskedFor(true);
  };
  return (
    <section
      className={styles.featured}
      aria-label={t('explore.featured')}
      onPointerEnter={reach}
      onFocus={reach}
    >
      {isLive ? <LiveFrame demo={demo} /> : <DemoPicture demo={demo} isFirst />}
      <ul className={styles.tags}>
        <li className="glass">
          <IconView360 size={20} stroke={1.75} aria-hidden="true" />
          {t('explore.360')}
        </li>
        <li className="glass">
          <IconBadgeVr size={20} stroke={1.75} aria-hidden="true" />
          {t('explore.vr')}
        </li>
      </ul>
      {waits && (
        <button type="button" className={classNames('glass', styles.start)} onClick={() => setAskedFor(true)}>
          <IconHandMove size={20} stroke={1.75} aria-hidden="true" />
          {t('explore.look-around')}
        </button>
      )}
      <div className={styles.words}>
        <div>
          <h2 className="display">{demo.title}</h2>
          <p>{demo.description}</p>
        </div>
        <ButtonLink variant="primary" size="large" to={welcomePath(demo.id)} className={styles.go}>
          {t('explore.experience')}
          <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
        </ButtonLink>
      </div>
    </section>
  );
}
