import type { GuideStop } from '@tourwright/tour/document';
import { afterVoiceSeconds, stopSeconds } from '../../client/tour/play-guide.ts';

/** The longest time of a stop. */
export const mostStopSeconds = 600;

/** About how long it takes to come from one stop to the next. */
export const passageSeconds = 1.5;

/** A stop with its time in the guided tour. */
export interface TimedStop {
  stop: GuideStop;
  /** From the beginning of the tour, seconds. */
  start: number;
  seconds: number;
}

/** How long a stop lasts: as it is set, else a second longer than its narration. */
export function secondsOf(
  { seconds, slug }: GuideStop,
  voiceSeconds: (slug: string) => number | null,
): number {
  if (seconds !== undefined) return seconds;
  const voice = slug === undefined ? null : voiceSeconds(slug);
  return voice === null ? stopSeconds : voice + afterVoiceSeconds;
}

/** When each stop begins and how long it lasts, and how long all of it takes. */
export function guideTimes(
  stops: readonly GuideStop[],
  voiceSeconds: (slug: string) => number | null,
): { timed: TimedStop[]; total: number } {
  let end = 0;
  const timed = stops.map((stop, index) => {
    const start = index === 0 ? 0 : end + passageSeconds;
    const seconds = secondsOf(stop, voiceSeconds);
    end = start + seconds;
    return { stop, start, seconds };
  });
  return { timed, total: end };
}
