import type { OpenSpan } from '@tourwright/tour/document';

/** The spans that somebody wrote for a day, such as "9-12:30, 14:00-18:00"; none for an empty text, null where it cannot be read. */
export function readSpans(text: string, day: number): OpenSpan[] | null {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const spans = parts.map((part) => {
    const [, opens = '', closes = ''] = /^([^\s–—-]+)\s*[-–—]\s*([^\s–—-]+)$/u.exec(part) ?? [];
    const [from, to] = [readClock(opens), readClock(closes)];
    return from === null || to === null ? null : { day, opens: from, closes: to };
  });
  const read = spans.filter((span) => span !== null);
  return read.length === spans.length ? read : null;
}

function readClock(text: string): string | null {
  const found = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text);
  if (!found) return null;
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)];
  return hours < 24 && minutes < 60
    ? `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
    : null;
}
