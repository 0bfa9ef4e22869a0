import type { PlanOffer, PlanPeriod } from '@tourwright/api';
import { Segmented } from '../ui/fields/segmented.tsx';
import { monthsFree } from './plan-figures.ts';
import styles from './plans.module.css';
import { t } from './plans-text.ts';

interface PeriodsProps {
  offer: PlanOffer;
  period: PlanPeriod;
  setPeriod(period: PlanPeriod): void;
}

const periods = ['monthly', 'yearly'] as const;

/** Whether prices are for a month or a year. */
export function Periods({ offer, period, setPeriod }: PeriodsProps) {
  const free = monthsFree(offer.plans);
  return (
    <div className={styles.periods}>
      {free > 0 && <span className={styles.saved}>{t('plans.months-free', { count: free })}</span>}
      <Segmented
        label={t('plans.period')}
        value={period}
        segments={periods.map((value) => ({ value, label: t(`plans.${value}`) }))}
        onChange={setPeriod}
      />
    </div>
  );
}
