import { leastConfidence } from '@tourwright/tour/building';
import type { Vector } from '@tourwright/tour/document';
import type { ActionContext } from '../../actions/action.ts';
import { t } from '../../editor-text.ts';
import type { EditorStore } from '../../open-tour/create-editor-store.ts';
import { buildingFacts } from '../../rules/building-facts.ts';
import { newHotspot } from '../../rules/new-hotspot.ts';
import { isUnusable, sceneStatus } from '../../rules/scene-status.ts';
import { newEdit } from '../../state/new-edit.ts';
import { linkChanges } from '../link-changes.ts';
import { emptyDraft, type LinkDraft, type UncheckedBacks } from '../link-draft.ts';

/** A link that was made, with its way back. */
export interface MadeLink {
  name: string;
  hasWayBack: boolean;
}

/** Puts a link to a scene into the open one, with the way back if wished: one step. Selects it. Null: it was not made. */
export function linkScenes(
  { store, say }: Pick<ActionContext, 'store' | 'say'>,
  targetId: number,
  position: Vector,
  choices: Partial<LinkDraft> = {},
  gesture?: string,
): MadeLink | null {
  const state = store.getState();
  const { tour, selectedScene, media, uploads, commit, selectHotspot, setIntersection } = state;
  const from = tour?.scenes.find(({ id }) => id === selectedScene?.id);
  const to = tour?.scenes.find(({ id }) => id === targetId);
  setIntersection(null);
  if (!tour || !from || !to || to.id === from.id) return null;
  if (isUnusable(sceneStatus(media[to.slug], uploads[to.slug]))) {
    say('warn', t('target.unusable', { name: to.name }));
    return null;
  }
  const link = newHotspot('link', position, state);
  const draft = { ...emptyDraft, ...choices };
  const { changes, back } = linkChanges(tour, { from, to }, link, draft, buildingFacts(media, tour));
  const name = { id: 'edit.link', values: { from: from.name, to: to.name } };
  if (!commit(newEdit(...changes), { name, ...(gesture && { gesture }) }).ok) return null;
  selectHotspot(link.id);
  if (back && !back.isYours) markUnchecked(store, { [back.hotspot.id]: back });
  return { name: to.name, hasWayBack: back !== null };
}

/** Remembers what the places of links rest on that the geometry placed, until somebody has looked at them. */
export function markUnchecked(store: EditorStore, placed: UncheckedBacks): void {
  const unchecked = Object.entries(placed).map(([id, { evidence, confidence }]) => [
    id,
    { evidence, confidence },
  ]);
  store.setState({
    uncheckedBacks: { ...store.getState().uncheckedBacks, ...Object.fromEntries(unchecked) },
  });
}

/** Whether somebody should say where a way back is, since it was placed on little. */
export function isUncertain({ confidence }: { confidence: number }): boolean {
  return confidence < leastConfidence;
}
