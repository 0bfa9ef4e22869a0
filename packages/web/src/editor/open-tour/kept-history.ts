/**
 * Undo and redo across a reload, and on the way back from the preview: kept with the tab by user and tour, so that two
 * tabs keep two histories. A step is reversed against the tour as it is then, whatever happened meanwhile.
 */
import { z } from 'zod';
import { emptyHistory, type History } from '../history.ts';

const step = z.object({
  name: z.object({ id: z.string(), values: z.record(z.string(), z.string()) }),
  undos: z.array(z.object({ steps: z.array(z.looseObject({ type: z.string() })) })),
  gesture: z.string().nullable(),
});
const history = z.object({ done: z.array(step), undone: z.array(step) });

/** How many steps are kept; fewer where the browser has no room for them. */
const mostSteps = [200, 20];

const keyOf = (userId: string, tourId: string) => `tourwright-history/1/${userId}/${tourId}`;

/** Keeps the steps that can be undone in this tab, so that a reload does not lose them. */
export function keepHistory(userId: string, tourId: string, { done, undone }: History): void {
  const key = keyOf(userId, tourId);
  for (const most of mostSteps) {
    try {
      sessionStorage.setItem(key, JSON.stringify({ done: done.slice(-most), undone: undone.slice(-most) }));
      return;
    } catch {
      // No space, or storage is forbidden: only undo is lost.
    }
  }
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden.
  }
}

/** Reads the steps that this tab kept; empty where there are none or they cannot be read. */
export function keptHistory(userId: string, tourId: string): History {
  try {
    const kept = history.parse(JSON.parse(sessionStorage.getItem(keyOf(userId, tourId)) ?? 'null'));
    // This version has written the steps itself.
    return kept as unknown as History;
  } catch {
    return emptyHistory;
  }
}
