import type { InvoiceLine, Plan, PlanOffer, PlanPeriod, PlanQuote } from '@tourwright/api';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../client/api.ts';
import { logError } from '../client/log.ts';
import { problemText } from '../layout/failures/problem-text.ts';
import { dayText, moneyText } from './plan-figures.ts';
import styles from './plans.module.css';
import { t } from './plans-text.ts';

interface Props {
  offer: PlanOffer;
  plan: Plan;
  period: PlanPeriod;
  userId: string;
  way: 'card' | 'invoice';
  children: ReactNode;
}

/** What an order comes to, as the server counts it, and what it means. */
export function OrderSummary({ offer, plan, period, userId, way, children }: Props) {
  const { quote, failure } = useQuote(userId, plan.id, period);
  const money = (amount: number) => moneyText(amount, quote?.currency ?? offer.currency);
  const isLater = quote !== null && dayText(quote.startsAt) > dayText(new Date().toISOString());
  const note = way === 'card' ? 'order.note-card' : isLater ? 'order.note-later' : 'order.note';
  return (
    <div className={styles.summaryBox}>
      <h3>{t('order.summary')}</h3>
      {failure && <p role="alert">{failure}</p>}
      {quote && (
        <dl>
          {quote.lines.map((line) => (
            <Row key={line.kind} name={lineText(line)} value={money(line.amount)} />
          ))}
          {quote.taxPercent !== '' && (
            <Row
              name={t('order.tax', { name: quote.taxName, percent: quote.taxPercent })}
              value={money(quote.tax)}
            />
          )}
          <Row name={t('order.total')} value={money(quote.total)} isTotal />
          {isLater && <Row name={t('order.starts')} value={dayText(quote.startsAt)} />}
          {way === 'invoice' && <Row name={t('order.due')} value={dayText(quote.dueAt)} />}
        </dl>
      )}
      <p className={styles.note}>{t(note, { plan: plan.name, base: offer.plans[0]?.name ?? '' })}</p>
      {children}
    </div>
  );
}

function useQuote(userId: string, planId: string, period: PlanPeriod) {
  const [quote, setQuote] = useState<PlanQuote | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    let isOver = false;
    api.quotePlan({ params: { id: userId }, query: { planId, period } }).then(
      (next) => isOver || setQuote(next),
      (cause: unknown) => {
        if (isOver) return;
        logError('Error fetching data:', cause);
        setFailure(problemText(cause));
      },
    );
    return () => {
      isOver = true;
    };
  }, [userId, planId, period]);
  return { quote, failure };
}

function lineText({ kind, planName: plan, period }: InvoiceLine): string {
  return t(kind === 'credit' ? 'order.line-credit' : `order.line-${period}`, { plan });
}

function Row({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
