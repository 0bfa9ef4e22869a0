import type { Tour } from '@tourwright/tour/document';
import { newId } from '../../client/new-id.ts';
import type { ActionContext } from '../actions/action.ts';
import { offerUndo } from '../actions/scene-actions.ts';
import { t } from '../editor-text.ts';
import { middle, type Point, pinOf, rounded } from '../plans/pins/pins.ts';
import { type Change, newEdit } from '../state/new-edit.ts';

/** How far from another pin one is put that has no place of its own yet, parts of the plan. */
const step = 0.06;

/**
 * Puts scenes onto a floor, or off all of them, as one step. Each keeps its heading; it is beside the given scene, or
 * in the middle of the plan, until it is moved to where it belongs.
 */
export function setFloor(
  context: Pick<ActionContext, 'state' | 'say' | 'undo'>,
  sceneIds: readonly number[],
  planId: string | null,
  besideId: number | null = null,
): void {
  const { tour, commit } = context.state();
  const plan = tour?.floorPlans.find(({ id }) => id === planId);
  if (!tour || (planId !== null && !plan)) return;
  const moved = sceneIds.filter((id) => (pinOf(tour, id)?.plan.id ?? null) !== planId);
  const [first, ...rest] = moved.flatMap((id, index) =>
    changesOf(tour, id, planId, placeOf(tour, planId, besideId, index)),
  );
  if (!first) return;
  const values = {
    count: String(moved.length),
    name: tour.scenes.find(({ id }) => id === moved[0])?.name ?? '',
    floor: plan?.name ?? '',
  };
  const name = { id: plan ? 'edit.scenes.floor' : 'edit.scenes.no-floor', values };
  if (!commit(newEdit(first, ...rest), { name }).ok) return;
  const said = { ...values, count: moved.length };
  offerUndo(context, 'success', plan ? t('scenes.on-floor', said) : t('scenes.off-floor', said));
}

function changesOf(tour: Tour, sceneId: number, planId: string | null, at: Point): Change[] {
  const before = pinOf(tour, sceneId);
  const pathOf = (id: string) => ['floorPlans', id, 'pins'];
  const leave: Change[] = before
    ? [{ kind: 'item.remove', path: pathOf(before.plan.id), itemId: before.pin.id ?? '' }]
    : [];
  if (planId === null) return leave;
  const item = { id: newId(), sceneId, ...rounded(at), heading: before?.pin.heading ?? 0 };
  return [...leave, { kind: 'item.add', path: pathOf(planId), item } as unknown as Change];
}

/** Beside a pin of the plan, else in the middle, where no other pin is. */
function placeOf(tour: Tour, planId: string | null, besideId: number | null, index: number): Point {
  const pins = tour.floorPlans.find(({ id }) => id === planId)?.pins ?? [];
  const beside = pins.find(({ sceneId }) => sceneId === besideId) ?? middle;
  const isFree = ({ x, y }: Point) => pins.every((pin) => Math.hypot(pin.x - x, pin.y - y) > step / 2);
  const places = Array.from({ length: 60 }, (_, turn): Point => {
    // A spiral: the next free place is near.
    const [angle, radius] = [turn * 2.4, step * Math.sqrt(turn)];
    return { x: beside.x + radius * Math.cos(angle), y: beside.y + radius * Math.sin(angle) };
  });
  const onPlan = places.filter(({ x, y }) => x >= 0.02 && x <= 0.98 && y >= 0.02 && y <= 0.98);
  const free = onPlan.filter(isFree);
  return free[index] ?? onPlan[index] ?? middle;
}
