/** Formats numbers, sizes, lists and dates in the page's language. */
import { activeLocale } from './locale.ts';

/** Making one takes longer than using it many times. */
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = activeLocale() + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(activeLocale(), options);
  formats.set(key, format);
  return format;
}

/** A number with this many digits after its point; a minus sign, not a hyphen, before it. */
export function numberText(value: number, decimals = 0): string {
  const digits = { maximumFractionDigits: decimals, minimumFractionDigits: decimals };
  return numberFormat({ ...digits, signDisplay: 'negative' })
    .format(value)
    .replace('-', '−');
}

/** What a typed number is counted in. */
export type NumberUnit = 'degree' | 'percent' | 'second';

/** A number as it is in a field, to be changed there: without marks between thousands. */
export function fieldText(value: number, decimals: number, unit?: NumberUnit): string {
  const digits = { maximumFractionDigits: decimals, minimumFractionDigits: decimals };
  const style = unit === undefined ? {} : ({ style: 'unit', unit, unitDisplay: 'narrow' } as const);
  return numberFormat({ ...digits, ...style, useGrouping: false, signDisplay: 'negative' })
    .format(value)
    .replace('-', '−');
}

/** The number that somebody wrote, in the digits of the page's language or in 0 to 9, with a point or a comma; null for none. */
export function readNumber(text: string): number | null {
  const ours = Array.from({ length: 10 }, (_, digit) => numberFormat({}).format(digit));
  const plain = [...text].map((letter) => {
    const digit = ours.indexOf(letter);
    return digit === -1 ? letter : String(digit);
  });
  const found = /[-−]?\d*[.,٫]?\d+/.exec(plain.join(''))?.[0];
  const value = Number(found?.replace('−', '-').replace(/[,٫]/, '.') ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
}

/** How many bytes, in kilobytes, megabytes or gigabytes. */
export function sizeText(
  sizeBytes: number,
  unit: 'kilobyte' | 'megabyte' | 'gigabyte',
  bytesPerUnit: number,
): string {
  return numberFormat({ style: 'unit', unit, maximumFractionDigits: 1 }).format(sizeBytes / bytesPerUnit);
}

/** "Hall, Kitchen and Bath". */
export function listText(items: readonly string[]): string {
  return new Intl.ListFormat(activeLocale(), { type: 'conjunction' }).format(items);
}

/** "Hall, Kitchen, Bath": a list without a word before its last. */
export function plainListText(items: readonly string[]): string {
  return new Intl.ListFormat(activeLocale(), { type: 'unit' }).format(items);
}

/** A day where the reader is: year, month, day, as the specification has dates. */
export function dayText(moment: Date): string {
  const format = new Intl.DateTimeFormat(activeLocale(), {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = format.formatToParts(moment);
  const order = ['year', 'month', 'day'] as const;
  return order.map((name) => parts.find(({ type }) => type === name)?.value).join('-');
}

/** A day where the reader is, as the page's language writes it: "Dec 1, 2026". */
export function dateText(moment: Date): string {
  return new Intl.DateTimeFormat(activeLocale(), { dateStyle: 'medium' }).format(moment);
}

/** A time where the reader is, of 24 hours. */
export function timeText(moment: Date): string {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(activeLocale(), time).format(moment);
}
