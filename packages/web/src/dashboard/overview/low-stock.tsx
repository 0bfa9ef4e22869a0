import { IconHanger } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLowLines } from '../../products/use-low-lines.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { t } from '../dashboard-text.ts';
import list from './latest.module.css';
import styles from './overview.module.css';

const shownLines = 4;

/** What the shop has to get more of, the emptiest first. Nothing where there is enough of everything. */
export function LowStock({ userId }: { userId: string }) {
  const lines = useLowLines(userId);
  if (lines.length === 0) return null;
  return (
    <section className={styles.panel} aria-label={t('overview.low')}>
      <div className={styles.panelHead}>
        <h2>{t('overview.low')}</h2>
        <ButtonLink className={styles.all} variant="quiet" size="small" to="/dashboard?show=products">
          {t('overview.low-all')}
        </ButtonLink>
      </div>
      <ul className={list.entries}>
        {lines.slice(0, shownLines).map(({ key, tourId, product, variant, count, pictureUrl }) => (
          <li key={key}>
            <Link
              className={list.entry}
              to={`/dashboard?${new URLSearchParams({ show: 'products', tour: tourId })}`}
            >
              <Picture url={pictureUrl} />
              <span className={list.words}>
                <b className="ellipsis">{product}</b>
                <span className="ellipsis">{variant}</span>
              </span>
              <Chip tone={count > 0 ? 'attention' : 'bad'}>
                {count > 0 ? t('overview.low-left', { count }) : t('overview.low-out')}
              </Chip>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Picture({ url }: { url: string | null }) {
  if (url) return <img className={list.picture} src={url} alt="" width={36} height={36} loading="lazy" />;
  return (
    <span className={list.picture}>
      <IconHanger size={20} stroke={1.75} aria-hidden="true" />
    </span>
  );
}
