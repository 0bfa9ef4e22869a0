import type { Hotspot, Vector } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { movedHotspot } from '@tourwright/tour/rules';
import { degrees, wrapAngle, yawPitchOf } from '@tourwright/tour/sphere';
import { newId } from '../../client/new-id.ts';
import { nudged } from '../rules/new-hotspot.ts';
import { type Change, newEdit } from '../state/new-edit.ts';
import { snapped } from './snap.ts';
import type { CanvasPoint, HeldKeys, Place, Tool, ToolContext } from './tool.ts';

/** A press that moved further than this many pixels is a drag. */
const dragRadius = 4;
/** An edit holds as many changes. */
const mostChanges = 500;

/** What is dragged: one hotspot, or all that are selected with it. */
interface Held {
  hotspot: Hotspot;
  others: readonly Hotspot[];
  /** What Alt drags off. */
  copy: Hotspot | null;
  start: CanvasPoint;
  /** Leads from the pointer to the hotspot's middle. */
  grip: CanvasPoint;
  /** Where those are that stay. */
  places: readonly Place[];
  isDragged: boolean;
  edit: Edit | null;
}

/**
 * Selects hotspots and drags them. The pixel that was taken stays under the pointer; the whole drag is one edit. With
 * Shift a press takes a hotspot to the selection or out of it, with Alt held a copy is dragged off, with Ctrl nothing
 * snaps to the others.
 */
export function selectTool(context: ToolContext): Tool {
  let held: Held | null = null;

  const placeOf = ({ places, grip }: Held, point: CanvasPoint, { ctrlKey }: HeldKeys): Vector => {
    const direction = context.unproject({ x: point.x + grip.x, y: point.y + grip.y });
    const near = ctrlKey ? null : snapped(direction, places, context.project);
    context.guide(near?.guides ?? null);
    return near?.position ?? direction;
  };

  return {
    press(hotspotId, point, { altKey, shiftKey }) {
      const hotspot = context.hotspot(hotspotId);
      const middle = hotspot && context.project(hotspot.position);
      if (!hotspot || !middle) return false;
      if (shiftKey) {
        context.toggle(hotspotId);
        return true;
      }
      const chosen = altKey ? [] : context.chosen();
      const isAmong = chosen.some(({ id }) => id === hotspotId);
      const others = isAmong ? chosen.filter(({ id }) => id !== hotspotId).slice(0, mostChanges - 1) : [];
      const grip = { x: middle.x - point.x, y: middle.y - point.y };
      held = {
        ...heldFrom(context, hotspot, others),
        copy: altKey ? { ...hotspot, id: newId() } : null,
        start: point,
        grip,
      };
      if (!isAmong) context.select(hotspotId);
      return true;
    },
    move(point, keys) {
      if (!held) return;
      const distance = Math.hypot(point.x - held.start.x, point.y - held.start.y);
      if (!held.isDragged && distance < dragRadius) return;
      held.isDragged = true;
      held.edit = editAt(context.sceneId(), held, placeOf(held, point, keys));
      context.preview(held.edit);
    },
    release() {
      if (!held) return;
      const { edit, copy, others, hotspot, isDragged } = held;
      held = null;
      context.guide(null);
      // A click on one of many means that one.
      if (!isDragged && others.length > 0) context.select(hotspot.id);
      if (!edit) return;
      const count = String(others.length + 1);
      context.commit(edit, others.length > 0 ? { id: 'edit.many.move', values: { count } } : undefined);
      if (copy) context.select(copy.id);
    },
    cancel() {
      held = null;
      context.guide(null);
      context.preview(null);
    },
    tap: () => context.select(null),
  };
}

function heldFrom(context: ToolContext, hotspot: Hotspot, others: readonly Hotspot[]) {
  const places = context.others(new Set([hotspot, ...others].map(({ id }) => id)));
  return { hotspot, others, places, isDragged: false, edit: null };
}

/** The edit that puts what is dragged at a place, with all that is selected in step. */
function editAt(sceneId: number | null, { hotspot, others, copy }: Held, position: Vector): Edit | null {
  if (sceneId === null) return null;
  if (copy) return newEdit({ kind: 'hotspot.add', sceneId, hotspot: movedHotspot(copy, position) });
  const move = (hotspotId: string, to: Vector): Change => ({
    kind: 'hotspot.move',
    sceneId,
    hotspotId,
    position: to,
  });
  const [from, to] = [yawPitchOf(hotspot.position), yawPitchOf(position)];
  const [right, up] = [degrees(wrapAngle(to.yaw - from.yaw)), degrees(to.pitch - from.pitch)];
  return newEdit(
    move(hotspot.id, position),
    ...others.map((other) => move(other.id, nudged(other.position, right, up))),
  );
}
