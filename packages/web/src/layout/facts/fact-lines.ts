import type { Facts, OpenSpan } from '@tourwright/tour/document';
import { createText } from '../../i18n/create-text.ts';
import { numberText } from '../../i18n/format.ts';
import { activeLocale } from '../../i18n/locale.ts';
import { moneyText } from '../../i18n/money.ts';
import type { en } from './facts.en.ts';
import * as english from './facts.en.ts?lingui';

export const t = createText<typeof en>(english);

const few = (value: number) => numberText(value, Number.isInteger(value) ? 0 : 1);

/** What a home is, the price first; each as it stands alone. */
export function homeLines(facts: Facts): string[] {
  const { factPrice, factCurrency, factBeds, factBaths, factArea, factYear } = facts;
  const lines: string[] = [];
  if (factPrice !== undefined && factCurrency) lines.push(priceText(factPrice, factCurrency));
  if (factBeds !== undefined) lines.push(t('facts.beds', { count: factBeds, shown: few(factBeds) }));
  if (factBaths !== undefined) lines.push(t('facts.baths', { count: factBaths, shown: few(factBaths) }));
  if (factArea !== undefined) lines.push(areaText(factArea, facts.factAreaUnit));
  if (factYear !== undefined) lines.push(t('facts.year', { year: String(factYear) }));
  return lines;
}

function areaText(area: number, unit: string | undefined): string {
  return unit === 'ft2' ? t('facts.area-ft2', { area: few(area) }) : t('facts.area-m2', { area: few(area) });
}

/** Homes are priced in whole units: what is nothing behind the point is left out. */
function priceText(price: number, currency: string): string {
  try {
    const format = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
    const number = new Intl.NumberFormat(activeLocale(), format);
    return number.format(price / 10 ** (number.resolvedOptions().maximumFractionDigits ?? 2));
  } catch {
    return moneyText(price, currency);
  }
}

/** The name of a day of the week, 1 being Monday. */
export function weekdayText(day: number, width: 'long' | 'short' = 'long'): string {
  // The first of January 2024 was a Monday.
  const moment = new Date(Date.UTC(2024, 0, day));
  return new Intl.DateTimeFormat(activeLocale(), { weekday: width, timeZone: 'UTC' }).format(moment);
}

/** "09:00–18:00" of each span of a day. */
export function spansText(hours: readonly OpenSpan[], day: number): string {
  return hours
    .filter((span) => span.day === day)
    .map(({ opens, closes }) => `${opens}–${closes}`)
    .join(', ');
}

/** When a shop is open: days in a row with the same hours are one line, closed ones none. */
export function hoursLines(hours: readonly OpenSpan[]): string[] {
  const runs: { first: number; last: number; spans: string }[] = [];
  for (let day = 1; day <= 7; day++) {
    const spans = spansText(hours, day);
    const run = runs.at(-1);
    if (run && run.last === day - 1 && run.spans === spans) run.last = day;
    else if (spans !== '') runs.push({ first: day, last: day, spans });
  }
  return runs.map(({ first, last, spans }) => {
    const [from, to] = [weekdayText(first, 'short'), weekdayText(last, 'short')];
    return t('facts.hours', {
      days: first === last ? from : t('facts.days', { first: from, last: to }),
      spans,
    });
  });
}
