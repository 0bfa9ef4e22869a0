/** Edits of the guided tour's stops, each one undo step. */
import { type GuideStop, limits } from '@tourwright/tour/document';
import { newId } from '../../client/new-id.ts';
import type { TextId } from '../editor-text.ts';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import type { OpenTour } from '../open-tour/open-tour.ts';
import { roundView } from '../playing/round-view.ts';
import { moveItem, removeItem, setItem } from '../session/set-item.ts';
import { hasPictureOfScene } from '../state/has-picture.ts';
import { type Change, newEdit } from '../state/new-edit.ts';

const path = ['guide'];

/** As many stops as a tour holds. */
export const mostStops = limits.stops;

/** The stops of the open tour. */
export function stopsIn(store: EditorStore): readonly GuideStop[] {
  return store.getState().tour?.guide ?? [];
}

/** Adds stops after the selected one, else at the end, and selects the one of the open scene; returns whether it did. */
export function addStops(
  store: EditorStore,
  stops: readonly GuideStop[],
  stepId: TextId = 'edit.guide.add',
): boolean {
  const known = stopsIn(store);
  const { selectedStopId, selectedSceneId, commit } = store.getState();
  const found = known.findIndex(({ id }) => id === selectedStopId);
  const at = found === -1 ? known.length : found + 1;
  const added = stops.slice(0, mostStops - known.length).map((stop) => ({ ...stop, id: newId() }));
  const changes = added.map(
    (item, index) => ({ kind: 'item.add', path: [...path], item, index: at + index }) as unknown as Change,
  );
  const [first, ...rest] = changes;
  if (!first) return false;
  const values = { count: String(added.length) };
  const isDone = commit(newEdit(first, ...rest), { name: { id: stepId, values } }).ok;
  const selected = added.findLast(({ sceneId }) => sceneId === selectedSceneId) ?? added.at(-1);
  if (isDone) store.setState({ selectedStopId: selected?.id ?? null });
  return isDone;
}

/** Adds what is on the canvas as a stop. */
export function addViewAsStop({ store, view }: Pick<OpenTour, 'store' | 'view'>): void {
  const state = store.getState();
  if (state.selectedSceneId === null) return;
  const looked = hasPictureOfScene(state) && roundView(view.get());
  addStops(store, [{ sceneId: state.selectedSceneId, ...looked }]);
}

/** Gives a stop other values. */
export function setStop(store: EditorStore, stop: GuideStop, next: GuideStop, gesture?: string): void {
  setItem(store, path, stop, next, { id: 'edit.guide.change' }, gesture);
}

/** Moves a stop by this many places; returns its new place, or null when it cannot go there. */
export function moveStop(store: EditorStore, stop: GuideStop, by: number): number | null {
  const stops = stopsIn(store);
  const to = stops.findIndex(({ id }) => id === stop.id) + by;
  if (to < 0 || to >= stops.length) return null;
  moveItem(store, path, stop, to, { id: 'edit.guide.move' });
  return to;
}

/** Takes a stop out; the next one is selected then, else the one before. */
export function removeStop(store: EditorStore, stop: GuideStop): GuideStop | null {
  const stops = stopsIn(store);
  const at = stops.findIndex(({ id }) => id === stop.id);
  const heir = stops[at + 1] ?? stops[at - 1] ?? null;
  removeItem(store, path, stop, { id: 'edit.guide.remove' });
  store.setState({ selectedStopId: heir?.id ?? null });
  return heir;
}

/** A stop without some of its fields. */
export function without(stop: GuideStop, ...fields: readonly (keyof GuideStop)[]): GuideStop {
  return Object.fromEntries(
    Object.entries(stop).filter(([field]) => !(fields as readonly string[]).includes(field)),
  ) as GuideStop;
}
