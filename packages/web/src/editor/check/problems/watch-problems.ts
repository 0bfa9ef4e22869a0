import { whenIdle } from '../../../client/loading/when-idle.ts';
import { logError } from '../../../client/log.ts';
import type { EditorStore } from '../../open-tour/create-editor-store.ts';
import { buildingFacts } from '../../rules/building-facts.ts';
import { sceneStatus } from '../../rules/scene-status.ts';
import { findProblems } from '../lazy-check.ts';

/**
 * Keeps the store's list of problems in step with the tour and its files. The rules run when the browser is idle, once
 * for however many changes came meanwhile, and come into the browser then, too. Returns how to end that.
 */
export function watchProblems(store: EditorStore): () => void {
  let cancel: (() => void) | null = null;
  let isClosed = false;
  const look = async () => {
    cancel = null;
    try {
      const { find } = await findProblems();
      const { tour, media, uploads } = store.getState();
      if (isClosed || !tour) return;
      const statusOf = (slug: string) => sceneStatus(media[slug], uploads[slug]);
      store.setState({ problems: find(tour, buildingFacts(media, tour), statusOf) });
    } catch (cause) {
      // The rest of the editor works without; the next change tries again.
      logError('Error checking tour:', cause);
    }
  };
  const plan = () => {
    cancel ??= whenIdle(() => void look());
  };
  const stop = store.subscribe((state, before) => {
    const isTouched =
      state.tour !== before.tour || state.media !== before.media || state.uploads !== before.uploads;
    if (isTouched) plan();
  });
  plan();
  return () => {
    isClosed = true;
    stop();
    cancel?.();
  };
}
