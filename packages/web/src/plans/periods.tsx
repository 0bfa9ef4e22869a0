import type { PlanOffer, PlanPeriod } from '@tourwright/api';
import segmented from '../ui/fields/segmented.module.css';
import { monthsFree } from './plan-figures.ts';
import styles from './plans.module.css';
import { t } from './plans-text.ts';

interface PeriodsProps {
  offer: PlanOffer;
  period: PlanPeriod;
  setPeriod(period: PlanPeriod): void;
}

/** Whether prices are for a month or a year. Two plain buttons: the parts of dialogs stay out of this page's first load. */
export function Periods({ offer, period, setPeriod }: PeriodsProps) {
  const free = monthsFree(offer.plans);
  const choices = ['monthly', 'yearly'] as const;
  return (
    <div className={styles.periods}>
      {free > 0 && <span className={styles.saved}>{t('plans.months-free', { count: free })}</span>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form. */}
      <div role="group" aria-label={t('plans.period')} className={segmented.group}>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className={segmented.segment}
            aria-pressed={choice === period}
            data-pressed={choice === period ? '' : undefined}
            onClick={() => setPeriod(choice)}
          >
            {t(`plans.${choice}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
