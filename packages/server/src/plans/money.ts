import type { PlanPeriod, PlanQuote } from '@tourwright/api';
import type { PlanBook } from './plan-book.ts';

/** Formats an amount in the smallest unit of its currency. */
export function moneyText(amount: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Net, tax and total; tax is rounded half up, once for the whole. */
export function withTax(
  net: number,
  { tax, currency }: Pick<PlanBook, 'tax' | 'currency'>,
): Pick<PlanQuote, 'net' | 'tax' | 'total' | 'taxName' | 'taxPercent' | 'currency'> {
  const percent = tax?.percent ?? 0;
  // Percent has at most a few decimals: in thousandths it is whole.
  const part = Math.round((net * Math.round(percent * 1000)) / 100_000);
  return {
    currency,
    net,
    tax: part,
    total: net + part,
    taxName: tax?.name ?? '',
    taxPercent: tax === null ? '' : String(percent),
  };
}

/** The same day a month or a year later; the last of the month where there is none. */
export function afterPeriod(start: Date, period: PlanPeriod): Date {
  const months = period === 'monthly' ? 1 : 12;
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}
