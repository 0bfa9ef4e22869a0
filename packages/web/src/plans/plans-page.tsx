import { IconCreditCard, IconFileInvoice, IconShieldCheck } from '@tabler/icons-react';
import type { AccountPlan, Plan, PlanOffer, PlanPeriod } from '@tourwright/api';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../client/loading/lazy-part.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { showToast } from '../ui/overlays/toast.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { LimitNotice } from './limit-notice.tsx';
import { Periods } from './periods.tsx';
import { PlanCard } from './plan-card.tsx';
import { fittingPlan, sells } from './plan-figures.ts';
import styles from './plans.module.css';
import { t } from './plans-text.ts';
import { UsageCard } from './usage-card.tsx';
import { useAccount, useOffer } from './use-plans.ts';

/** What it is made of is not loaded by those who only look at the plans. */
const OrderDialog = lazyPart(async () => (await import('./order-dialog.tsx')).OrderDialog);

/** The plans of this server, what of one's own is used, and how to order another. */
export function PaymentPage() {
  const { offer, failed, retry } = useOffer();
  const [search] = useSearchParams();
  const { userId, email, account, reload } = useAccount(search.get('checkout'));
  const [period, setPeriod] = useState<PlanPeriod>('yearly');
  const [ordered, setOrdered] = useState<Plan | null>(null);
  const isSold = offer !== null && (sells(offer.plans, 'monthly') || sells(offer.plans, 'yearly'));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1 className={classNames('display', styles.title)}>{t('plans.title')}</h1>
          <p className={styles.lead}>{t(offer && !isSold ? 'plans.lead-none' : 'plans.lead')}</p>
        </div>
        {offer && sells(offer.plans, 'monthly') && sells(offer.plans, 'yearly') && (
          <Periods {...{ offer, period, setPeriod }} />
        )}
      </div>
      <p
        role="status"
        className={classNames(
          account?.checkout && styles.checkout,
          account?.checkout === 'refused' && styles.refused,
        )}
      >
        {account?.checkout === 'confirming' && t('checkout.confirming')}
        {account?.checkout === 'done' && t('checkout.done')}
        {account?.checkout === 'refused' && t('checkout.refused')}
      </p>
      {failed && <Failed retry={retry} />}
      {offer && account && <LimitNotice account={account} />}
      {offer && account && userId && <UsageCard {...{ offer, account, userId }} />}
      {offer ? <Cards {...{ offer, account, period }} onChoose={setOrdered} /> : !failed && <Waiting />}
      {offer && isSold && <Ways offer={offer} />}
      {account && account.invoices.length > 0 && <InvoiceList invoices={account.invoices} />}
      {offer && account && userId && ordered && (
        <Suspense fallback={null}>
          <OrderDialog
            {...{
              offer,
              userId,
              email,
              period: ordered.prices[period] ? period : otherOf(period),
              plan: ordered,
            }}
            onClose={() => setOrdered(null)}
            onOrdered={({ number }, sentTo) => {
              setOrdered(null);
              reload();
              showToast('success', t('order.done', { number, email: sentTo }));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

const otherOf = (period: PlanPeriod): PlanPeriod => (period === 'yearly' ? 'monthly' : 'yearly');

function Cards({
  offer,
  account,
  period,
  onChoose,
}: {
  offer: PlanOffer;
  account: AccountPlan | null;
  period: PlanPeriod;
  onChoose(plan: Plan): void;
}) {
  const fitting = account && fittingPlan(offer.plans, account);
  // Where no limit is near, the first paid plan is the next step.
  const next =
    fitting ?? (account?.state === 'free' ? offer.plans.find(({ prices }) => prices[period]) : null);
  return (
    <div className={styles.plans}>
      {offer.plans.map((plan) => (
        <PlanCard
          key={plan.id}
          {...{ plan, offer, account, period, onChoose }}
          isNext={plan.id === next?.id}
          fits={plan.id === fitting?.id}
        />
      ))}
    </div>
  );
}

function Ways({ offer }: { offer: PlanOffer }) {
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <ul className={styles.ways}>
      {offer.card && (
        <li>
          <IconCreditCard {...icon} />
          {t('plans.by-card')}
        </li>
      )}
      <li>
        <IconFileInvoice {...icon} />
        {t('plans.by-invoice', { days: offer.dueDays })}
      </li>
      <li>
        <IconShieldCheck {...icon} />
        {t('plans.nothing-deleted')}
      </li>
    </ul>
  );
}

function Failed({ retry }: { retry(): void }) {
  return (
    <div role="alert" className={styles.notice}>
      <p>{t('plans.failed')}</p>
      <Button onClick={retry}>{t('plans.again')}</Button>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.plans} aria-hidden="true">
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className={styles.waiting} />
      ))}
    </div>
  );
}
