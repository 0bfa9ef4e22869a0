/** Links that are made on the map: each is one undo step, with its way back placed as everywhere in the editor. */
import { type SuggestedLink, wayThere } from '@tourwright/tour/building';
import { isKind, type Scene, type Tour } from '@tourwright/tour/document';
import { applyEdit } from '@tourwright/tour/edit';
import { newId } from '../../client/new-id.ts';
import type { ActionContext } from '../actions/action.ts';
import { offerUndo } from '../actions/scene-actions.ts';
import { t } from '../editor-text.ts';
import { backHotspot, linkBetween, linkChanges } from '../linking/link-changes.ts';
import { emptyDraft, type UncheckedBacks } from '../linking/link-draft.ts';
import { isUncertain, markUnchecked } from '../linking/picker/link-scenes.ts';
import { buildingFacts } from '../rules/building-facts.ts';
import { newHotspot } from '../rules/new-hotspot.ts';
import { isUnusable, sceneStatus } from '../rules/scene-status.ts';
import type { EditorState } from '../state/editor-state.ts';
import { type Change, newEdit } from '../state/new-edit.ts';
import type { LinkArrow } from './drawing/link-arrows.ts';
import { m } from './map-text.ts';

type Context = Pick<ActionContext, 'store' | 'state' | 'say' | 'undo'>;

interface Joining {
  changes: [Change, ...Change[]];
  /** What the places rest on, by the links' ids. */
  placed: UncheckedBacks;
}

/** A batch holds as many changes. */
const mostChanges = 500;

/** Joins two scenes: what of the link and its way back is there already stays as it is. */
export function connectScenes(context: Context, fromId: number, toId: number, withWayBack = true): void {
  const { tour, media, uploads, commit } = context.state();
  const ends = tour && endsOf(tour, fromId, toId);
  if (!tour || !ends) return;
  const names = { from: ends.from.name, to: ends.to.name };
  const broken = [ends.from, ends.to].find(({ slug }) => isUnusable(sceneStatus(media[slug], uploads[slug])));
  if (broken) {
    context.say('warn', t('target.unusable', { name: broken.name }));
    return;
  }
  const joining = joined(tour, ends, withWayBack, context.state());
  if (!joining) {
    context.say('info', m('links.there', names));
    return;
  }
  const { changes, placed } = joining;
  const isBack = linkBetween(ends.from, toId) !== null;
  const name = isBack
    ? { id: 'edit.link-back', values: { name: names.from } }
    : { id: 'edit.link', values: names };
  if (!commit(newEdit(...changes), { name }).ok) return;
  markUnchecked(context.store, placed);
  const isUnsure = Object.values(placed).some(isUncertain);
  const isOneWay = !withWayBack && !linkBetween(ends.to, fromId);
  const said = isUnsure ? 'links.made-unsure' : isOneWay ? 'links.made-one' : 'links.made';
  offerUndo(context, isUnsure ? 'info' : 'success', m(said, names));
}

/** Makes the links that were suggested: one step for all of them. */
export function acceptSuggestions(context: Context, links: readonly SuggestedLink[]): void {
  const { tour, commit } = context.state();
  if (!tour) return;
  let current = tour;
  const all: Change[] = [];
  let placed: UncheckedBacks = {};
  for (const { fromId, toId } of links) {
    const ends = endsOf(current, fromId, toId);
    const joining = ends && joined(current, ends, true, context.state());
    if (!joining) continue;
    const outcome = applyEdit(current, newEdit(...joining.changes));
    if (!outcome.ok) continue;
    // What was accepted before is evidence for where the next one is.
    current = outcome.tour;
    all.push(...joining.changes);
    placed = { ...placed, ...joining.placed };
  }
  const count = Object.keys(placed).length === 0 ? 0 : links.length;
  const options = { name: { id: 'edit.links.accept', values: { count: String(count) } }, gesture: newId() };
  for (let at = 0; at < all.length; at += mostChanges) {
    const [first, ...rest] = all.slice(at, at + mostChanges);
    if (!first || !commit(newEdit(first, ...rest), options).ok) return;
  }
  if (count === 0) return;
  markUnchecked(context.store, placed);
  offerUndo(context, 'success', m('links.accepted', { count }));
}

/** Takes away every link between two scenes: one step. */
export function removeLinks(context: Context, { fromId, toId }: Pick<LinkArrow, 'fromId' | 'toId'>): void {
  const { tour, commit } = context.state();
  const ends = tour && endsOf(tour, fromId, toId);
  if (!ends) return;
  const [first, ...rest] = [...removals(ends.from, toId), ...removals(ends.to, fromId)];
  const names = { from: ends.from.name, to: ends.to.name };
  if (!first || !commit(newEdit(first, ...rest), { name: { id: 'edit.links.remove', values: names } }).ok)
    return;
  offerUndo(context, 'info', m('links.removed', names));
}

interface Ends {
  from: Scene;
  to: Scene;
}

function endsOf(tour: Tour, fromId: number, toId: number): Ends | null {
  const from = tour.scenes.find(({ id }) => id === fromId);
  const to = tour.scenes.find(({ id }) => id === toId);
  return from && to && from !== to ? { from, to } : null;
}

function removals(scene: Scene, toId: number): Change[] {
  return scene.hotspots
    .filter((each) => isKind(each, 'link') && each.targetSceneId === toId)
    .map(({ id }) => ({ kind: 'hotspot.remove', sceneId: scene.id, hotspotId: id }));
}

/** What joins two scenes; null: nothing lacks. */
function joined(tour: Tour, { from, to }: Ends, withWayBack: boolean, state: EditorState): Joining | null {
  const facts = buildingFacts(state.media, tour);
  const there = linkBetween(from, to.id);
  const back = linkBetween(to, from.id);
  if (there) {
    if (back || !withWayBack) return null;
    const place = wayThere(tour, to.id, from.id, facts);
    const hotspot = backHotspot(there, from, place.direction);
    const add: Change = { kind: 'hotspot.add', sceneId: to.id, hotspot };
    return { changes: [add], placed: { [hotspot.id]: place } };
  }
  const place = wayThere(tour, from.id, to.id, facts);
  if (back) {
    const hotspot = backHotspot(back, to, place.direction);
    const add: Change = { kind: 'hotspot.add', sceneId: from.id, hotspot };
    return { changes: [add], placed: { [hotspot.id]: place } };
  }
  const look = newHotspot('link', place.direction, { ...state, tour });
  const making = linkChanges(tour, { from, to }, look, { ...emptyDraft, withWayBack }, facts);
  const { changes, back: made } = making;
  return { changes, placed: { [look.id]: place, ...(made && { [made.hotspot.id]: made }) } };
}
