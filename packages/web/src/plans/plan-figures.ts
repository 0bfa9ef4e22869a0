import type { AccountPlan, Plan, PlanMeasure, PlanPeriod } from '@tourwright/api';
import { numberText, sizeText } from '../i18n/format.ts';
import { activeLocale } from '../i18n/locale.ts';

/** What is limited, in the order in which it is shown. */
export const measures = [
  { name: 'tours', measure: 'tours' },
  { name: 'scenes', measure: 'scenes' },
  { name: 'storage', measure: 'storageBytes' },
  { name: 'members', measure: 'members' },
  { name: 'views', measure: 'monthlyViews' },
] as const satisfies { name: string; measure: PlanMeasure }[];

/** How full one of them is, and how it is said. */
export type Fullness = 'room' | 'near' | 'full';

/** How full a measure of a plan is; `near` from 80 percent on. */
export function fullnessOf(used: number, limit: number | null): Fullness {
  if (limit === null || used < 0.8 * limit) return 'room';
  return used >= limit ? 'full' : 'near';
}

/** An amount of a currency's smallest unit; whole amounts without decimals where they may be short. */
export function moneyText(amount: number, currency: string, isShort = false): string {
  const whole = new Intl.NumberFormat(activeLocale(), { style: 'currency', currency });
  const digits = whole.resolvedOptions().maximumFractionDigits ?? 2;
  const value = amount / 10 ** digits;
  if (!isShort || !Number.isInteger(value)) return whole.format(value);
  const round = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(activeLocale(), round).format(value);
}

/** Decimal units, as disks are sold. */
export function bytesText(bytes: number): string {
  return bytes >= 1e9 || bytes === 0 ? sizeText(bytes, 'gigabyte', 1e9) : sizeText(bytes, 'megabyte', 1e6);
}

/** A value of a measure of a plan, as text. */
export function measureText(measure: PlanMeasure, value: number): string {
  return measure === 'storageBytes' ? bytesText(value) : numberText(value);
}

/** YYYY-MM-DD. */
export function dayText(moment: string): string {
  return moment.slice(0, 10);
}

/** How many months a year is cheaper by; 0 where it is not, or not by whole months. */
export function monthsFree(plans: readonly Plan[]): number {
  const free = plans.flatMap(({ prices: { monthly, yearly } }) =>
    monthly && yearly ? [Math.floor((12 * monthly - yearly) / monthly)] : [],
  );
  return free.length === 0 ? 0 : Math.max(0, Math.min(...free));
}

/** The smallest plan that holds what is used with some room, other than the present one; null where that will do. */
export function fittingPlan(plans: readonly Plan[], account: AccountPlan): Plan | null {
  const present = plans.findIndex(({ id }) => id === account.planId);
  const holds = ({ limits }: Plan) =>
    measures.every(({ measure }) => fullnessOf(account.usage[measure], limits[measure]) === 'room');
  const found = plans.findIndex((plan, index) => index >= present && holds(plan));
  return found > present ? (plans[found] ?? null) : null;
}

/** Whether anything is sold for this period. */
export function sells(plans: readonly Plan[], period: PlanPeriod): boolean {
  return plans.some(({ prices }) => Boolean(prices[period]));
}
