import { Link } from 'react-router';
import { usePlan } from '../../client/account/use-plan.ts';
import { numberText } from '../../i18n/format.ts';
import { t } from './owner-text.ts';
import styles from './plan-card.module.css';

/** Which plan the account has and how many of its tours are used; nothing where this server has no plans. */
export function PlanCard({ userId }: { userId: string }) {
  const plan = usePlan(userId).data;
  if (!plan || plan.name === '') return null;
  const used = plan.account.usage.tours;
  const limit = plan.account.limits.tours;
  const share = limit === null ? 0 : limit === 0 ? 1 : Math.min(1, used / limit);
  const fullness = share >= 1 ? 'full' : share >= 0.8 ? 'near' : 'room';
  return (
    <section className={styles.plan} aria-label={t('plan.label')} data-fullness={fullness}>
      <p className={styles.head}>
        <b>{plan.name}</b>
        {limit !== null && (
          <span className="numbers">
            {t('plan.tours', { count: limit, used: numberText(used), limit: numberText(limit) })}
          </span>
        )}
      </p>
      {limit !== null && (
        <span className={styles.track} aria-hidden="true">
          <span style={{ inlineSize: `${100 * share}%` }} />
        </span>
      )}
      <Link to="/payment">{t('limit.plans')}</Link>
    </section>
  );
}
