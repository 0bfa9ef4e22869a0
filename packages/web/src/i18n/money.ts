import { activeLocale } from './locale.ts';

/** An amount of the smallest unit of its currency, in words of the page's language. */
export function moneyText(minorUnits: number, currency: string): string {
  const format = new Intl.NumberFormat(activeLocale(), { style: 'currency', currency });
  return format.format(Math.round(minorUnits) / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
