import { dayMs, hourMs } from '../durations.ts';
import { createTexts } from '../i18n/create-texts.ts';
import type { CheckId, Finding, FindingParams } from './finding.ts';
import { en } from './messages.en.ts';

const texts = createTexts(en);
type AnyText = (id: string, values: object) => string;

/** A finding in words. */
export interface SaidFinding {
  title: string;
  message: string;
  /** What to do; null where there is nothing. */
  advice: string | null;
}

/** What a check found, for somebody who reads this language. */
export function sayFinding({ id, code, params }: Finding & { id: CheckId }, locale: string): SaidFinding {
  const say = texts(locale) as AnyText;
  const values = inWords(params, locale);
  const advice = `${code}.do`;
  return {
    title: say(`title.${id}`, {}),
    message: say(code, values),
    advice: advice in en ? say(advice, values) : null,
  };
}

function inWords(params: FindingParams, locale: string): FindingParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, wordFor(name, value, locale)]),
  );
}

/** The name says what each value is. */
function wordFor(name: string, value: string | number, locale: string): string | number {
  if (typeof value === 'number' && name.endsWith('Bytes')) return sizeIn(value, locale);
  if (typeof value === 'number' && name.endsWith('Ms')) return durationIn(value, locale);
  if (typeof value === 'string' && name.endsWith('At')) {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return format.format(new Date(value));
  }
  return value;
}

const sizeUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

function sizeIn(bytes: number, locale: string): string {
  const power = Math.min(sizeUnits.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return unitIn(bytes / 1000 ** power, sizeUnits[power] ?? 'byte', locale, 'short');
}

const durationUnits = [
  { unit: 'day', ms: dayMs },
  { unit: 'hour', ms: hourMs },
  { unit: 'minute', ms: 60_000 },
  { unit: 'second', ms: 1000 },
] as const;

/** From two of a unit on: "26 hours" says more than "1 day". */
function durationIn(ms: number, locale: string): string {
  const found = durationUnits.find((each) => ms >= 2 * each.ms);
  if (found === undefined) return unitIn(ms, 'millisecond', locale, 'long');
  return unitIn(ms / found.ms, found.unit, locale, 'long');
}

function unitIn(value: number, unit: string, locale: string, unitDisplay: 'short' | 'long'): string {
  const maximumFractionDigits = value < 10 && unit !== 'day' ? 1 : 0;
  const format = { style: 'unit', unit, unitDisplay, maximumFractionDigits } as const;
  return new Intl.NumberFormat(locale, format).format(value);
}
