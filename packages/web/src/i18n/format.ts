/** Numbers, sizes and lists as the page's language writes them. */
import { activeLocale } from './locale.ts';

/** Making one takes longer than using it many times. */
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = activeLocale() + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(activeLocale(), options);
  formats.set(key, format);
  return format;
}

/** A number with so many digits after its point; a minus sign, not a hyphen, before it. */
export function numberText(value: number, decimals = 0): string {
  const digits = { maximumFractionDigits: decimals, minimumFractionDigits: decimals };
  return numberFormat({ ...digits, signDisplay: 'negative' })
    .format(value)
    .replace('-', '−');
}

/** So many bytes, in megabytes or gigabytes. */
export function sizeText(sizeBytes: number, unit: 'megabyte' | 'gigabyte', bytesPerUnit: number): string {
  return numberFormat({ style: 'unit', unit, maximumFractionDigits: 1 }).format(sizeBytes / bytesPerUnit);
}

/** "Hall, Kitchen and Bath". */
export function listText(items: readonly string[]): string {
  return new Intl.ListFormat(activeLocale(), { type: 'conjunction' }).format(items);
}
