import { IconCheck, IconDatabase, IconEye, IconPhoto, IconUsers, IconWorld } from '@tabler/icons-react';
import type { AccountPlan, Plan, PlanOffer, PlanPeriod } from '@tourwright/api';
import { useStartPath } from '../layout/owner/use-start-path.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { classNames } from '../ui/class-names.ts';
import { bytesText, measures, moneyText } from './plan-figures.ts';
import styles from './plans.module.css';
import { t } from './plans-text.ts';

interface Props {
  plan: Plan;
  offer: PlanOffer;
  /** Null: nobody is logged in. */
  account: AccountPlan | null;
  period: PlanPeriod;
  /** The one that is proposed. */
  isNext: boolean;
  fits: boolean;
  onChoose(plan: Plan): void;
}

/** One plan: what it costs, what it holds, and the way to it. */
export function PlanCard(props: Props) {
  const { plan, account, isNext, fits } = props;
  const isCurrent = account?.planId === plan.id;
  return (
    <section
      className={classNames(styles.plan, isCurrent && styles.current, isNext && styles.next)}
      aria-labelledby={`plan-${plan.id}`}
    >
      <div className={styles.name}>
        <h2 id={`plan-${plan.id}`}>{plan.name}</h2>
        {isCurrent && <Chip>{t('plans.current')}</Chip>}
        {fits && <Chip tone="good">{t('plans.fits')}</Chip>}
      </div>
      <Price {...props} />
      <Way {...props} isCurrent={isCurrent} />
      <ul className={styles.limits}>
        {measures.map(({ name, measure }) => (
          <Limit key={name} name={name} value={plan.limits[measure]} />
        ))}
        {plan.extras.map((extra) => (
          <li key={extra}>
            <IconCheck size={18} stroke={1.75} aria-hidden="true" />
            {extra}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Price({ plan, offer: { currency, tax, plans }, period }: Props) {
  const { monthly, yearly } = plan.prices;
  const isYearly = (period === 'yearly' && yearly !== null) || monthly === null;
  const amount = isYearly ? yearly : monthly;
  const words = isYearly
    ? t('plans.paid-yearly', { amount: moneyText(yearly ?? 0, currency, true) })
    : t('plans.paid-monthly');
  if (!amount) {
    const isBase = plans[0] === plan;
    return (
      <>
        <p className={styles.price}>
          <b>{t(isBase ? 'plans.free' : 'plans.no-price')}</b>
        </p>
        <p className={styles.summary}>{plan.summary}</p>
      </>
    );
  }
  return (
    <>
      <p className={styles.price}>
        <b>{moneyText(isYearly ? Math.round(amount / 12) : amount, currency, true)}</b> {t('plans.a-month')}
      </p>
      <p className={styles.summary}>
        {tax ? t('plans.before-tax', { price: words }) : words}
        {plan.summary && <br />}
        {plan.summary}
      </p>
    </>
  );
}

function Way({ plan, offer, account, isNext, isCurrent, onChoose }: Props & { isCurrent: boolean }) {
  const start = useStartPath();
  const { monthly, yearly } = plan.prices;
  const isSold = Boolean(monthly || yearly);
  const isBase = offer.plans[0] === plan;
  const variant = isNext ? 'primary' : 'line';
  if (account === null) {
    const to = isBase || !isSold ? start : '/login?next=%2Fpayment';
    if (!isBase && !isSold) return <Ask plan={plan} />;
    return (
      <ButtonLink block to={to}>
        {isBase ? t('plans.start') : t('plans.choose', { plan: plan.name })}
      </ButtonLink>
    );
  }
  if (isCurrent && account.source === 'invoice' && account.state !== 'unpaid' && isSold) {
    return (
      <Button block onClick={() => onChoose(plan)}>
        {t('plans.renew')}
      </Button>
    );
  }
  if (isCurrent || isBase) {
    return (
      <Button block disabled={isCurrent} className={classNames(!isCurrent && styles.hidden)}>
        {t('plans.current')}
      </Button>
    );
  }
  if (!isSold) return <Ask plan={plan} />;
  return (
    <Button block variant={variant} onClick={() => onChoose(plan)}>
      {t('plans.choose', { plan: plan.name })}
    </Button>
  );
}

function Ask({ plan }: { plan: Plan }) {
  return (
    <ButtonLink block to="/contact">
      {t('plans.ask', { plan: plan.name })}
    </ButtonLink>
  );
}

const icons = {
  tours: IconWorld,
  scenes: IconPhoto,
  storage: IconDatabase,
  members: IconUsers,
  views: IconEye,
};

function Limit({ name, value }: { name: keyof typeof icons; value: number | null }) {
  const Icon = icons[name];
  return (
    <li>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      {limitText(name, value)}
    </li>
  );
}

function limitText(name: keyof typeof icons, value: number | null): string {
  if (value === null) return t(`plans.any-${name}`);
  return name === 'storage'
    ? t('plans.storage', { size: bytesText(value) })
    : t(`plans.${name}`, { count: value });
}
