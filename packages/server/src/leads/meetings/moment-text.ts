/** Formats a date and time in a named time zone and a language. */
export function momentText(moment: Date, timeZone: string, locale: string): string {
  const parts = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  } as const;
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(moment);
}

/** Whether mails can be written on the clock of a zone. */
export function isKnownZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
