import type { Hotspot } from '@tourwright/tour/document';
import { movedHotspot } from '@tourwright/tour/rules';
import { newId } from '../../client/new-id.ts';
import { newEdit } from '../state/new-edit.ts';
import type { CanvasPoint, Tool, ToolContext } from './tool.ts';

/** A press that moved further than this many pixels is a drag. */
const dragRadius = 4;

type State =
  | { name: 'idle' }
  /** On a hotspot, perhaps before a drag. `grip` leads from the pointer to the hotspot's middle. */
  | {
      name: 'pressing' | 'dragging';
      hotspot: Hotspot;
      start: CanvasPoint;
      grip: CanvasPoint;
      last: CanvasPoint;
    };

/**
 * Selects hotspots and drags them. The pixel that was taken stays under the pointer; the whole drag is one edit. With
 * Alt held a copy is dragged off.
 */
export function selectTool(context: ToolContext): Tool {
  let state: State = { name: 'idle' };
  let copy: Hotspot | null = null;

  const editAt = (hotspot: Hotspot, point: CanvasPoint, grip: CanvasPoint) => {
    const sceneId = context.sceneId();
    if (sceneId === null) return null;
    const position = context.unproject({ x: point.x + grip.x, y: point.y + grip.y });
    return copy
      ? newEdit({ kind: 'hotspot.add', sceneId, hotspot: movedHotspot(copy, position) })
      : newEdit({ kind: 'hotspot.move', sceneId, hotspotId: hotspot.id, position });
  };

  return {
    press(hotspotId, point, isCopy) {
      const hotspot = context.hotspot(hotspotId);
      const middle = hotspot && context.project(hotspot.position);
      if (!hotspot || !middle) return false;
      copy = isCopy ? { ...hotspot, id: newId() } : null;
      const grip = { x: middle.x - point.x, y: middle.y - point.y };
      state = { name: 'pressing', hotspot, start: point, grip, last: point };
      context.select(hotspotId);
      return true;
    },
    move(point) {
      if (state.name === 'idle') return;
      const distance = Math.hypot(point.x - state.start.x, point.y - state.start.y);
      if (state.name === 'pressing' && distance < dragRadius) return;
      state = { ...state, name: 'dragging', last: point };
      context.preview(editAt(state.hotspot, point, state.grip));
    },
    release() {
      const { name } = state;
      const edit = name === 'dragging' ? editAt(state.hotspot, state.last, state.grip) : null;
      state = { name: 'idle' };
      if (!edit) return;
      context.commit(edit);
      if (copy) context.select(copy.id);
    },
    cancel() {
      state = { name: 'idle' };
      context.preview(null);
    },
    tap: () => context.select(null),
  };
}
