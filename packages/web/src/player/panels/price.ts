import { moneyText } from '../../i18n/money.ts';

/** A price in words of the visitor's language; null without a currency, since a bare number says nothing. */
export function priceText(minorUnits: number | undefined, currency: string | undefined): string | null {
  return minorUnits === undefined || !currency ? null : moneyText(minorUnits, currency);
}
