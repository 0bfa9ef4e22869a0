/** The pins of scenes on floor plans, and their edits. Each is one named undo step. */

import type { PlanPoint } from '@tourwright/tour/building';
import { type FloorPlan, isSame, type Tour } from '@tourwright/tour/document';
import { newId } from '../../../client/new-id.ts';
import type { EditorStore } from '../../open-tour/create-editor-store.ts';
import { editOf } from '../../scenes/many-scenes.ts';
import { itemChanges, removeItem } from '../../session/set-item.ts';
import { type Change, newEdit } from '../../state/new-edit.ts';
import type { HeadingProposal } from './heading-proposals.ts';
import { northAlong, roundHeading } from './north-of-plan.ts';

/** A scene's pin on a floor plan. */
export type Pin = NonNullable<FloorPlan['pins']>[number];

/** A place on a plan, parts of its width and height. */
export type Point = PlanPoint;

/** The middle of a plan, for a pin that nobody has placed. */
export const middle: Point = { x: 0.5, y: 0.5 };

/** The plan that shows a scene, and its pin there. */
export function pinOf(tour: Tour, sceneId: number): { plan: FloorPlan; pin: Pin } | null {
  for (const plan of tour.floorPlans) {
    const pin = plan.pins?.find((each) => each.sceneId === sceneId);
    if (pin) return { plan, pin };
  }
  return null;
}

/** The plan that the editor shows: the chosen one, else that of the selected scene, else the first. */
export function shownPlan(tour: Tour, planId: string | null, sceneId: number | null): FloorPlan | null {
  const chosen = tour.floorPlans.find(({ id }) => id === planId);
  return chosen ?? (sceneId === null ? null : pinOf(tour, sceneId)?.plan) ?? tour.floorPlans[0] ?? null;
}

const pathOf = (planId: string) => ['floorPlans', planId, 'pins'];
const nameOf = (tour: Tour, sceneId: number) => tour.scenes.find(({ id }) => id === sceneId)?.name ?? '';

/** Puts a scene onto a plan; it leaves the plan where it stood, and keeps its heading. Selects it. */
export function placeScene(store: EditorStore, planId: string, sceneId: number, at: Point): void {
  const { tour, commit, selectScene } = store.getState();
  if (!tour) return;
  const before = pinOf(tour, sceneId);
  if (before?.plan.id === planId) {
    movePin(store, before.plan, before.pin, at);
  } else {
    const item = { id: newId(), sceneId, ...rounded(at), heading: before?.pin.heading ?? 0 };
    const add = { kind: 'item.add', path: pathOf(planId), item } as unknown as Change;
    const leave = before ? [removal(before.plan, before.pin)] : [];
    const id = before ? 'edit.pin.floor' : 'edit.pin.add';
    commit(newEdit(add, ...leave), { name: { id, values: { name: nameOf(tour, sceneId) } } });
  }
  selectScene(sceneId);
}

/** Moves a pin; moves of one gesture are undone together. */
export function movePin(store: EditorStore, plan: FloorPlan, pin: Pin, to: Point, gesture?: string): void {
  setPin(store, plan, pin, rounded(to), 'edit.pin.move', gesture);
}

/** `heading` in degrees. */
export function turnPin(
  store: EditorStore,
  plan: FloorPlan,
  pin: Pin,
  heading: number,
  gesture?: string,
): void {
  setPin(store, plan, pin, { heading: roundHeading(heading) }, 'edit.pin.turn', gesture);
}

function setPin(
  store: EditorStore,
  plan: FloorPlan,
  pin: Pin,
  change: Partial<Pin>,
  id: 'edit.pin.move' | 'edit.pin.turn',
  gesture?: string,
): void {
  const { tour, commit } = store.getState();
  store.setState({ preview: null });
  if (!tour || isSame({ ...pin, ...change }, pin)) return;
  const name = { id, values: { name: nameOf(tour, pin.sceneId) } };
  const edit = editOf(pinChanges(store, plan, pin, change));
  if (edit) commit(edit, { name, ...(gesture && { gesture }) });
}

/** What moves or turns a pin; its scene turns along where the plan's north is known. */
function pinChanges(store: EditorStore, plan: FloorPlan, pin: Pin, change: Partial<Pin>): Change[] {
  const changes = itemChanges(pathOf(plan.id), pin, { ...pin, ...change });
  if (change.heading === undefined) return changes;
  return [...changes, ...alongWith(store, plan, [{ ...pin, heading: change.heading }])];
}

/** `turned`: the pins as they come to be. */
function alongWith(store: EditorStore, { id }: FloorPlan, turned: readonly Pin[]): Change[] {
  // As they are kept, not as they are shown while one is dragged.
  const { tour, media } = store.getState();
  const kept = tour?.floorPlans.find((plan) => plan.id === id);
  return tour && kept ? northAlong(tour, kept, media, turned) : [];
}

/** Shows a pin elsewhere or turned while it is being dragged. */
export function previewPin(store: EditorStore, plan: FloorPlan, pin: Pin, change: Partial<Pin>): void {
  const edit = editOf(pinChanges(store, plan, pin, change));
  if (edit) store.setState({ preview: edit });
}

/** Removes a pin from its plan. */
export function removePin(store: EditorStore, plan: FloorPlan, pin: Pin): void {
  const { tour } = store.getState();
  if (!tour) return;
  removeItem(store, pathOf(plan.id), pin, {
    id: 'edit.pin.remove',
    values: { name: nameOf(tour, pin.sceneId) },
  });
}

/** Turns pins to other headings, degrees: one step for all. */
export function acceptHeadings(
  store: EditorStore,
  plan: FloorPlan,
  wanted: readonly Pick<HeadingProposal, 'pin' | 'angle' | 'from'>[],
): void {
  const { tour, commit } = store.getState();
  const turned = wanted.map(({ pin, angle }) => ({ ...pin, heading: roundHeading(angle) }));
  const edit = editOf([
    ...turned.map(
      ({ id = '', heading: value }): Change => ({
        kind: 'item.set',
        path: pathOf(plan.id),
        itemId: id,
        field: 'heading',
        value,
      }),
    ),
    ...alongWith(store, plan, turned),
  ]);
  if (!tour || !edit) return;
  const values = { count: String(wanted.length), name: nameOf(tour, wanted[0]?.pin.sceneId ?? 0) };
  const isFromLinks = wanted.every(({ from }) => from.length > 0);
  const id = isFromLinks ? 'edit.pin.headings' : 'edit.pin.straighten';
  commit(edit, { name: { id, values } });
}

function removal(plan: FloorPlan, { id = '' }: Pin): Change {
  return { kind: 'item.remove', path: pathOf(plan.id), itemId: id };
}

/** On the plan, and no finer than a hand can mean. */
export function rounded({ x, y }: Point): Point {
  const part = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 10_000) / 10_000;
  return { x: part(x), y: part(y) };
}
