import { IconArrowRight, IconBadgeVr, IconView360 } from '@tabler/icons-react';
import type { DemoEntry } from '@tourwright/api';
import { ButtonLink } from '../ui/button.tsx';
import { welcomePath } from './demo-paths.ts';
import { DemoPicture } from './demo-picture.tsx';
import { t } from './explore-text.ts';
import styles from './featured.module.css';
import { LiveFrame } from './live-frame.tsx';

/** The first tour of the gallery, live over the whole width. */
export function Featured({ demo }: { demo: DemoEntry }) {
  return (
    <section className={styles.featured} aria-label={t('explore.featured')}>
      <DemoPicture demo={demo} />
      <LiveFrame demo={demo} />
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
