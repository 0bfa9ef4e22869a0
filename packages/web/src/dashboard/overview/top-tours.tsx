import type { TourRow } from '@tourwright/api';
import { Link } from 'react-router';
import { numberText } from '../../i18n/format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { t } from '../dashboard-text.ts';
import { TourCover } from '../tours/tour-cover.tsx';
import { editorPath } from '../tours/tour-links.ts';
import { TourStatusChip } from '../tours/tour-status-chip.tsx';
import list from './latest.module.css';
import overview from './overview.module.css';
import styles from './top-tours.module.css';

const shownCount = 4;

/** The tours that were opened most often; of those that were opened equally often, the one edited last is first. */
export function TopTours({ rows }: { rows: readonly TourRow[] }) {
  const top = [...rows].sort(
    (a, b) => b.views - a.views || b.tourData.updated_at.localeCompare(a.tourData.updated_at),
  );
  return (
    <section className={overview.panel} aria-labelledby="top-tours">
      <div className={overview.panelHead}>
        <h2 id="top-tours">{t('overview.top')}</h2>
        <ButtonLink className={overview.all} variant="quiet" size="small" to="/dashboard/myTour">
          {t('overview.all')}
        </ButtonLink>
      </div>
      <ul className={list.entries}>
        {top.slice(0, shownCount).map((row) => (
          <li key={row.id}>
            <Link to={editorPath(row.id)} className={classNames(list.entry, styles.tour)}>
              <TourCover row={row} className={styles.cover} />
              <b className={classNames(styles.name, 'ellipsis')}>{row.title}</b>
              <TourStatusChip row={row} />
              <span className={classNames(styles.views, 'numbers')}>
                {t('overview.views', { count: row.views, text: numberText(row.views) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
