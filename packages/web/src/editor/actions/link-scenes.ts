import type { Vector } from '@tourwright/tour/document';
import { t } from '../editor-text.ts';
import { linkChanges, newHotspot } from '../rules/new-hotspot.ts';
import { isUnusable, sceneStatus } from '../rules/scene-status.ts';
import { newEdit } from '../state/new-edit.ts';
import type { ActionContext } from './action.ts';

/** Puts a link to a scene into the open one, with the way back if wished: one step. Selects it. */
export function linkScenes(
  { store, say }: Pick<ActionContext, 'store' | 'say'>,
  targetId: number,
  position: Vector,
  withWayBack: boolean,
): void {
  const state = store.getState();
  const { tour, selectedScene, media, uploads, commit, selectHotspot, setIntersection } = state;
  const target = tour?.scenes.find(({ id }) => id === targetId);
  setIntersection(null);
  if (!selectedScene || !target || target.id === selectedScene.id) return;
  if (isUnusable(sceneStatus(media[target.slug], uploads[target.slug]))) {
    say('warn', t('target.unusable', { name: target.name }));
    return;
  }
  const link = newHotspot('link', position, state);
  const changes = linkChanges(selectedScene, target, link, withWayBack);
  const name = { id: 'edit.link', values: { from: selectedScene.name, to: target.name } };
  if (commit(newEdit(...changes), { name }).ok) selectHotspot(link.id);
}
