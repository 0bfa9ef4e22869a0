/** The retention of daily backups: the newest of each of the last days, weeks and months that have one. */
export interface KeepRule {
  days: number;
  weeks: number;
  months: number;
}

/** Reads a rule such as `7d 4w 6m`; throws when it is not one, or keeps nothing. */
export function readKeepRule(text: string): KeepRule {
  const match = /^(?:(\d{1,3})d)?(?:\s*(\d{1,3})w)?(?:\s*(\d{1,3})m)?$/.exec(text.trim());
  const [days = 0, weeks = 0, months = 0] = (match?.slice(1) ?? []).map((part) => Number(part ?? 0));
  if (match === null || days + weeks + months === 0)
    throw new Error('must be days, weeks and months to keep');
  return { days, weeks, months };
}

/** The rule as a setting says it, such as `7d 4w 6m`. */
export function writeKeepRule({ days, weeks, months }: KeepRule): string {
  const parts = [`${days}d`, `${weeks}w`, `${months}m`];
  return parts.filter((part) => Number.parseInt(part, 10) > 0).join(' ');
}

/** The days (`2026-11-24`) whose backups the rule does not keep. */
export function daysToDrop(days: readonly string[], rule: KeepRule): string[] {
  const newestFirst = days.toSorted().toReversed();
  const kept = new Set([
    ...newestOfEach(newestFirst, (day) => day, rule.days),
    ...newestOfEach(newestFirst, weekOf, rule.weeks),
    ...newestOfEach(newestFirst, (day) => day.slice(0, 7), rule.months),
  ]);
  return newestFirst.filter((day) => !kept.has(day));
}

/** How far ahead to look for the end of a backup. */
const mostDaysAhead = 1200;

/**
 * When the rule takes each of these days away, if there is a backup on every day from now on; a day that outlasts the years
 * looked at is not among them.
 */
export function endsOf(days: readonly string[], rule: KeepRule, today: string): Map<string, string> {
  const ends = new Map<string, string>();
  let kept = [...new Set([...days, today])];
  for (let ahead = 1; ahead <= mostDaysAhead && ends.size < days.length; ahead += 1) {
    const day = dayAfter(today, ahead);
    const dropped = new Set(daysToDrop([...kept, day], rule));
    for (const gone of dropped) if (days.includes(gone)) ends.set(gone, day);
    kept = [...kept, day].filter((each) => !dropped.has(each));
  }
  return ends;
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function newestOfEach(newestFirst: readonly string[], spanOf: (day: string) => string, count: number) {
  const found = new Map<string, string>();
  for (const day of newestFirst) if (!found.has(spanOf(day))) found.set(spanOf(day), day);
  return [...found.values()].slice(0, count);
}

/** The Monday of its week. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}
