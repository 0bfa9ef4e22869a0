import { leastConfidence } from '@tourwright/tour/building';
import type { Vector } from '@tourwright/tour/document';
import type { ActionContext } from '../actions/action.ts';
import { t } from '../editor-text.ts';
import { buildingFacts } from '../rules/building-facts.ts';
import { newHotspot } from '../rules/new-hotspot.ts';
import { isUnusable, sceneStatus } from '../rules/scene-status.ts';
import { newEdit } from '../state/new-edit.ts';
import { linkChanges } from './link-changes.ts';
import { emptyDraft, type LinkDraft } from './link-draft.ts';

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
  if (back && !back.isYours) {
    const { evidence, confidence } = back;
    const { uncheckedBacks } = store.getState();
    store.setState({ uncheckedBacks: { ...uncheckedBacks, [back.hotspot.id]: { evidence, confidence } } });
  }
  return { name: to.name, hasWayBack: back !== null };
}

/** Whether somebody should say where a way back is, since it was placed on little. */
export function isUncertain({ confidence }: { confidence: number }): boolean {
  return confidence < leastConfidence;
}
