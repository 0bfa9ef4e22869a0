/** How many of the daily backups are kept: the newest of each of the last days, weeks and months that have one. */
export interface KeepRule {
  days: number;
  weeks: number;
  months: number;
}

/** Reads a rule such as `7d 4w 6m`; throws when it is none, or keeps nothing. */
export function readKeepRule(text: string): KeepRule {
  const match = /^(?:(\d{1,3})d)?(?:\s*(\d{1,3})w)?(?:\s*(\d{1,3})m)?$/.exec(text.trim());
  const [days = 0, weeks = 0, months = 0] = (match?.slice(1) ?? []).map((part) => Number(part ?? 0));
  if (match === null || days + weeks + months === 0)
    throw new Error('must be days, weeks and months to keep');
  return { days, weeks, months };
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
