import type { AccountPlan, PlanOffer } from '@tourwright/api';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/overlays/toast.tsx';
import { dayText, fullnessOf, measures, measureText } from './plan-figures.ts';
import { t } from './plans-text.ts';
import { openPortal } from './send-order.ts';
import styles from './usage-card.module.css';

/** The plan that one has, and how much of each is used. */
export function UsageCard({
  offer,
  account,
  userId,
}: {
  offer: PlanOffer;
  account: AccountPlan;
  userId: string;
}) {
  const plan = offer.plans.find(({ id }) => id === account.planId);
  return (
    <section className={styles.usage} aria-label={t('usage.title')}>
      <div>
        <b>{plan?.name}</b>
        <p>{stateText(account)}</p>
        {account.hasPortal && <Portal userId={userId} />}
      </div>
      {measures.map(({ name, measure }) => {
        const used = account.usage[measure];
        const limit = account.limits[measure];
        const fullness = fullnessOf(used, limit);
        return (
          <div key={name} className={styles.meter} data-fullness={fullness}>
            <div className={styles.figures}>
              <span>{t(`usage.${name}`)}</span>
              <span>
                {limit === null
                  ? measureText(measure, used)
                  : t('usage.of', { used: measureText(measure, used), limit: measureText(measure, limit) })}
              </span>
            </div>
            {limit !== null && (
              <>
                <meter
                  className="visually-hidden"
                  aria-label={t(`usage.${name}`)}
                  min={0}
                  max={limit}
                  value={Math.min(used, limit)}
                  aria-valuetext={t('usage.of', {
                    used: measureText(measure, used),
                    limit: measureText(measure, limit),
                  })}
                />
                <div className={styles.track} aria-hidden="true">
                  <span style={{ inlineSize: `${Math.min(100, (100 * used) / limit)}%` }} />
                </div>
              </>
            )}
            {fullness !== 'room' && <small>{t(`usage.${fullness}`)}</small>}
          </div>
        );
      })}
    </section>
  );
}

function stateText({ state, endsAt, graceUntil, cancelsAtEnd }: AccountPlan): string {
  const date = dayText(graceUntil ?? '');
  if (state === 'unpaid') return t('usage.unpaid', { date });
  if (state === 'grace') return t('usage.grace', { date });
  if (endsAt === null || state === 'free') return t('usage.now');
  return t(cancelsAtEnd ? 'usage.cancels' : 'usage.until', { date: dayText(endsAt) });
}

function Portal({ userId }: { userId: string }) {
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    const outcome = await openPortal(userId);
    if (outcome.state === 'done') return location.assign(outcome.answer.url);
    setOpening(false);
    showToast('error', t('usage.portal-failed'));
  };
  return (
    <Button size="small" loading={isOpening} onClick={() => void open()}>
      {t('usage.portal')}
    </Button>
  );
}
