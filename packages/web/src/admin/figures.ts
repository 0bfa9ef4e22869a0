import { dayText, sizeText, timeText } from '../i18n/format.ts';

/** Decimal units, as disks are sold. */
export function bytesText(bytes: number): string {
  return bytes >= 1e9 ? sizeText(bytes, 'gigabyte', 1e9) : sizeText(bytes, 'megabyte', 1e6);
}

/** A moment where the reader is, such as 2026-11-26 09:41. */
export function momentText(moment: string): string {
  const date = new Date(moment);
  return `${dayText(date)} ${timeText(date)}`;
}
