import { openingScene } from '@tourwright/tour/rules';
import { isUnusable, sceneStatus } from '../rules/scene-status.ts';
import type { EditorState } from '../state/editor-state.ts';
import { newEdit } from '../state/new-edit.ts';
import type { EditorStore } from './create-editor-store.ts';

/**
 * While the owner has chosen no start scene, the first one counts. When its photo turns out unusable, the first scene
 * with a usable one becomes the start. Returns how to end that.
 */
export function keepStartUsable(store: EditorStore): () => void {
  return store.subscribe((state, before) => {
    const isTouched =
      state.tour !== before.tour || state.media !== before.media || state.uploads !== before.uploads;
    const startId = isTouched ? usableStart(state) : null;
    if (startId === null) return;
    const edit = newEdit({ kind: 'tour.set', field: 'initialSceneId', value: startId });
    state.commit(edit, { undoable: false });
  });
}

/** The scene that is to be the start in place of an unusable one; null while there is nothing to change. */
function usableStart({ tour, media, uploads }: EditorState): number | null {
  const statusOf = (slug: string) => sceneStatus(media[slug], uploads[slug]);
  const start = tour && openingScene(tour);
  if (!start || start.id === tour.initialSceneId || !isUnusable(statusOf(start.slug))) return null;
  return tour.scenes.find(({ slug }) => statusOf(slug).kind === 'ready')?.id ?? null;
}
