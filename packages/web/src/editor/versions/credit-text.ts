import type { ChangeCredit } from '@tourwright/api';
import { timeText } from '../../i18n/format.ts';
import { dayDifference, momentText } from './shown-state.ts';
import { t } from './versions-text.ts';

/** "Ines Novak, today 10:31": who made a change, and when. */
export function creditText({ by, at, atLatest }: ChangeCredit): string {
  const moment = recentText(at);
  if (atLatest) return t('credit.at-latest', { at: moment });
  return t('credit.by', { by: by ?? t('versions.somebody'), at: moment });
}

/** "today 10:31", "21 Nov, 18:02". */
export function recentText(iso: string, now = new Date()): string {
  const time = timeText(new Date(iso));
  const days = dayDifference(iso, now);
  if (days === 0) return t('credit.today', { time });
  if (days === 1) return t('credit.yesterday', { time });
  return momentText(iso, now);
}
