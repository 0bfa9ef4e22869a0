import { keepHistory, keptHistory } from './kept-history.ts';
import { type Lives, listenWhile } from './lives.ts';
import type { TourBase } from './tour-base.ts';

/** How long after a step the history is kept, so that a crash loses no more than that. */
const pauseMs = 500;

/** Takes up the history that an earlier visit left, and keeps it while the tour is open. */
export function keepHistoryWhile(lives: Lives, userId: string, { tourId, store }: TourBase): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    keepHistory(userId, tourId, store.getState().history);
  };
  store.setState({ history: keptHistory(userId, tourId) });
  const stop = store.subscribe(({ history }, before) => {
    if (history === before.history) return;
    clearTimeout(timer);
    timer = setTimeout(keep, pauseMs);
  });
  lives.add(() => {
    stop();
    keep();
  });
  listenWhile(lives, 'pagehide', keep);
}
