import type { Meeting } from '@tourwright/api';
import { clockOf } from '../../i18n/own-clock.ts';
import { t } from '../leads-text.ts';

/** What somebody has chosen of a visit, on the clock of their own zone. */
export interface VisitDraft {
  /** Such as `2026-12-01T10:00`; empty: nothing yet. */
  clock: string;
  minutes: number;
  place: string;
}

/** What is wrong, by the names of the fields. */
export type VisitFaults = Partial<Record<'clock' | 'place', string>>;

/** From what is agreed on, or else from what the visitor wished for. */
export function draftOf(meeting: Meeting | null, wishedAt: string | null): VisitDraft {
  const isSet = meeting?.state === 'set';
  const moment = isSet ? meeting.startsAt : wishedAt;
  return {
    clock: moment === null ? '' : clockOf(new Date(moment)),
    minutes: meeting?.minutes ?? 30,
    place: meeting?.place ?? '',
  };
}

/** The server checks again. */
export function faultsOf({ clock }: VisitDraft, now = new Date()): VisitFaults {
  if (clock === '') return { clock: t('visit.clock-missing') };
  return new Date(clock) <= now ? { clock: t('visit.clock-passed') } : {};
}
