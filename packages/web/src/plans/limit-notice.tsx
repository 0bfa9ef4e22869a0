import { IconAlertCircle } from '@tabler/icons-react';
import type { AccountPlan } from '@tourwright/api';
import { ButtonLink } from '../ui/button.tsx';
import { fullnessOf, measures } from './plan-figures.ts';
import styles from './plans.module.css';
import { t } from './plans-text.ts';

/** What can no longer be added, what stays, and the two ways out. */
export function LimitNotice({ account: { usage, limits, publishedTours } }: { account: AccountPlan }) {
  const full = measures.find(({ measure }) => fullnessOf(usage[measure], limits[measure]) === 'full');
  if (full === undefined) return null;
  const isViews = full.name === 'views';
  return (
    <div role="alert" className={styles.notice}>
      <IconAlertCircle size={24} stroke={1.75} aria-hidden="true" />
      <p>
        <b>{t(`limit.${full.name}`)}</b>{' '}
        {t(isViews ? 'limit.views-text' : 'limit.text', { published: publishedTours })}
      </p>
      {!isViews && <ButtonLink to="/dashboard/myTour">{t('limit.room')}</ButtonLink>}
    </div>
  );
}
