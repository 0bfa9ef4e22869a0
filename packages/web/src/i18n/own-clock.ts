/** As IANA names the time zone of this browser. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The day of a moment on the clock of this browser, as `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Day and time of a moment on the clock of this browser, as `YYYY-MM-DDTHH:MM`. */
export function clockOf(moment: Date): string {
  return `${dayOf(moment)}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

const two = (value: number) => String(value).padStart(2, '0');
