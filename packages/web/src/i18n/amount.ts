/** Converts amounts between what an owner types and minor units of a currency. */
import { activeLocale } from './locale.ts';

/** How many digits are behind the point: 2 for euros, 0 for yen. */
function digitsOf(currency: string | undefined): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency ?? 'EUR' });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** "12.50" for 1250 cents; nothing for no amount. */
export function amountText(minorUnits: number | undefined, currency: string | undefined): string {
  if (minorUnits === undefined) return '';
  const digits = digitsOf(currency);
  return (minorUnits / 10 ** digits).toFixed(digits);
}

/** The amount that a text says, with a point or a comma; null for none, undefined where it cannot be read. */
export function readAmount(text: string, currency: string | undefined): number | null | undefined {
  const written = text.replace(/[\s'’]/gu, '');
  if (written === '') return null;
  const found = /^(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(written);
  if (!found) return undefined;
  const value = Number(`${(found[1] ?? '').replace(/[.,]/g, '')}.${found[2] ?? '0'}`);
  return Number.isSafeInteger(Math.round(value * 100))
    ? Math.round(value * 10 ** digitsOf(currency))
    : undefined;
}

/** Every currency that this browser knows, by its name. */
export function currencies(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(activeLocale(), { type: 'currency' });
  return Intl.supportedValuesOf('currency')
    .map((code) => ({ value: code, label: `${code} – ${names.of(code) ?? code}` }))
    .sort((a, b) => a.value.localeCompare(b.value));
}
