import { activeLocale } from '../../i18n/locale.ts';

/** A price in words of the visitor's language; null without a currency, since a bare number says nothing. */
export function priceText(minorUnits: number | undefined, currency: string | undefined): string | null {
  if (minorUnits === undefined || !currency) return null;
  const format = new Intl.NumberFormat(activeLocale(), { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(Math.round(minorUnits) / 10 ** digits);
}
