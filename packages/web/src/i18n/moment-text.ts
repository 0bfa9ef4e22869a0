import { dayText, plainListText, timeText } from './format.ts';

/** When something came: its time today, else its day, both where the reader is. */
export function momentText(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const day = dayText(moment);
  return day === dayText(now) ? timeText(moment) : day;
}

/** Day and time. */
export function wholeMomentText(iso: string): string {
  const moment = new Date(iso);
  return plainListText([dayText(moment), timeText(moment)]);
}
