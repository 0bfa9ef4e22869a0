/** When something came: its time today, else its day (YYYY-MM-DD), both where the reader is. */
export function momentText(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  if (dayOf(moment) !== dayOf(now)) return dayOf(moment);
  return timeOf(moment);
}

/** Day and time. */
export function wholeMomentText(iso: string): string {
  const moment = new Date(iso);
  return `${dayOf(moment)}, ${timeOf(moment)}`;
}

function dayOf(moment: Date): string {
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(two).join('-');
}

function timeOf(moment: Date): string {
  return [moment.getHours(), moment.getMinutes()].map(two).join(':');
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
