import type { ImageInfo, Version } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { activeLocale } from '../../i18n/locale.ts';
import { t } from './versions-text.ts';

/** A state of the tour that can be shown: a kept version, or the draft as it is. */
export interface ShownState {
  /** Null: the draft. */
  version: number | null;
  name: string;
  /** Null for the draft. */
  at: string | null;
  tour: Tour;
  media: Readonly<Record<string, ImageInfo>>;
}

/** The label of a version: its name, else its reason or author. */
export function versionName({ name, kind, by }: Version): string {
  if (name !== null) return name;
  if (kind === 'published') return t('versions.kind.published');
  if (kind === 'before-bulk') return t('versions.kind.before-bulk');
  if (kind === 'before-restore') return t('versions.kind.before-restore');
  return by ?? t('versions.somebody');
}

/** The day of a moment, as a heading over the versions of that day. */
export function dayText(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const days = dayDifference(iso, now);
  if (days === 0) return t('versions.today');
  if (days === 1) return t('versions.yesterday');
  const year = moment.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return format({ weekday: 'long', day: 'numeric', month: 'long', ...year }, moment);
}

/** How many days ago a moment was, by the calendar of this browser. */
export function dayDifference(iso: string, now: Date): number {
  return Math.round((startOfDay(now) - startOfDay(new Date(iso))) / 86_400_000);
}

/** Day and time, short, with the year where it is another one: for what is on a picture. */
export function momentText(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  const year = moment.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return format({ day: 'numeric', month: 'short', ...year, ...time }, moment);
}

/** A moment of a plan, as the clock shows it in its own time zone: `YYYY-MM-DDTHH:MM`. */
export function plannedText(local: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return format(options, new Date(`${local}Z`));
}

function format(options: Intl.DateTimeFormatOptions, moment: Date): string {
  return new Intl.DateTimeFormat(activeLocale(), options).format(moment);
}

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
