/** The facts of a home or a shop for visitors, line by line: the same words in all renderers. */
import type { Facts, OpenSpan, Tour } from '../document/index.ts';

/** The messages that lines are made of, in a language. */
export interface FactWords {
  /** BCP 47. */
  locale: string;
  text(id: FactTextId, values: Record<string, string | number>): string;
}

type FactTextId = `facts.${'beds' | 'baths' | 'area-m2' | 'area-ft2' | 'year' | 'hours' | 'days'}`;

/** Everything, the address first; empty if nothing is known. */
export function factLines(tour: Facts & Pick<Tour, 'tourtype'>, words: FactWords): string[] {
  const { factAddress, factCategories = [], factHours = [] } = tour;
  const own =
    tour.tourtype === 'real-estate'
      ? homeLines(tour, words)
      : [...factCategories, ...hoursLines(factHours, words)];
  return [...(factAddress ? [factAddress] : []), ...own];
}

/** What a card has room for: of a home all but the address and the year, of a shop what it sells and when it opens. */
export function cardFactLines(tour: Facts & Pick<Tour, 'tourtype'>, words: FactWords): string[] {
  if (tour.tourtype === 'real-estate') {
    const { factYear: _, ...rest } = tour;
    return homeLines(rest, words);
  }
  const { factCategories = [], factHours = [] } = tour;
  return [...factCategories.slice(0, 2), ...hoursLines(factHours, words).slice(0, 2)];
}

/** What a home is, the price first; each as it stands alone. */
export function homeLines(facts: Facts, { locale, text }: FactWords): string[] {
  const { factPrice, factCurrency, factBeds, factBaths, factArea, factAreaUnit, factYear } = facts;
  const few = (value: number) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: Number.isInteger(value) ? 0 : 1,
      maximumFractionDigits: Number.isInteger(value) ? 0 : 1,
    }).format(value);
  const lines: string[] = [];
  if (factPrice !== undefined && factCurrency) lines.push(priceText(factPrice, factCurrency, locale));
  if (factBeds !== undefined) lines.push(text('facts.beds', { count: factBeds, shown: few(factBeds) }));
  if (factBaths !== undefined) lines.push(text('facts.baths', { count: factBaths, shown: few(factBaths) }));
  if (factArea !== undefined)
    lines.push(text(factAreaUnit === 'ft2' ? 'facts.area-ft2' : 'facts.area-m2', { area: few(factArea) }));
  if (factYear !== undefined) lines.push(text('facts.year', { year: String(factYear) }));
  return lines;
}

/** Homes are priced in whole units: what is nothing behind the point is left out. */
function priceText(price: number, currency: string, locale: string): string {
  const digits =
    new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
    2;
  const amount = price / 10 ** digits;
  const shown = Number.isInteger(amount) ? 0 : digits;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  }).format(amount);
}

/** The name of a day of the week, 1 being Monday. */
export function weekdayText(day: number, locale: string, width: 'long' | 'short' = 'long'): string {
  // The first of January 2024 was a Monday.
  const moment = new Date(Date.UTC(2024, 0, day));
  return new Intl.DateTimeFormat(locale, { weekday: width, timeZone: 'UTC' }).format(moment);
}

/** "09:00–18:00" of each span of a day. */
export function spansText(hours: readonly OpenSpan[], day: number): string {
  return hours
    .filter((span) => span.day === day)
    .map(({ opens, closes }) => `${opens}–${closes}`)
    .join(', ');
}

/** When a shop is open: days in a row with the same hours are one line, closed ones none. */
export function hoursLines(hours: readonly OpenSpan[], { locale, text }: FactWords): string[] {
  const runs: { first: number; last: number; spans: string }[] = [];
  for (let day = 1; day <= 7; day++) {
    const spans = spansText(hours, day);
    const run = runs.at(-1);
    if (run && run.last === day - 1 && run.spans === spans) run.last = day;
    else if (spans !== '') runs.push({ first: day, last: day, spans });
  }
  return runs.map(({ first, last, spans }) => {
    const [from, to] = [weekdayText(first, locale, 'short'), weekdayText(last, locale, 'short')];
    const days = first === last ? from : text('facts.days', { first: from, last: to });
    return text('facts.hours', { days, spans });
  });
}
