import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowsMove,
  IconPointerOff,
  IconTrash,
} from '@tabler/icons-react';
import { newId } from '../../client/new-id.ts';
import { redoDraft, stopAdjusting, undoDraft } from '../adjust/adjusting.ts';
import { removeLastCorner } from '../outline/corners.ts';
import { idsOfChosen } from '../selection/chosen.ts';
import { chosenActions, nudgeChosen, removeChosen } from '../selection/chosen-actions.ts';
import { canRedo, canUndo } from '../state/can-undo.ts';
import type { EditorState } from '../state/editor-state.ts';
import { specified } from '../state/specified-state.ts';
import { removeSurface } from '../surfaces/surface-edits.ts';
import type { Action, ActionContext } from './action.ts';

const hasHotspot = (state: EditorState) => idsOfChosen(state).length > 0;

/** Actions of undoing, redoing, deleting and deselecting. */
export const editActions: readonly Action[] = [
  {
    id: 'undo',
    label: 'action.undo',
    group: 'edit',
    icon: IconArrowBackUp,
    keys: ['Mod+z'],
    isEnabled: canUndo,
    run: ({ undo, state, store }) => (state().adjusting ? undoDraft(store) : undo()),
  },
  {
    id: 'redo',
    label: 'action.redo',
    group: 'edit',
    icon: IconArrowForwardUp,
    keys: ['Mod+Shift+z', 'Mod+y'],
    isEnabled: canRedo,
    run: ({ redo, state, store }) => (state().adjusting ? redoDraft(store) : redo()),
  },
  ...chosenActions,
  {
    id: 'delete',
    label: 'action.delete',
    group: 'edit',
    icon: IconTrash,
    keys: ['Delete', 'Backspace'],
    scope: 'canvas',
    isEnabled: (state) =>
      hasHotspot(state) || state.corners.length > 0 || specified.selectedVideo(state) !== null,
    run: (context) => {
      // Of an area that is being drawn, its last corner.
      const { corners, selectedScene } = context.state();
      const surface = specified.selectedVideo(context.state());
      if (corners.length > 0) removeLastCorner(context.state());
      else if (surface && selectedScene) removeSurface(context.store, selectedScene, surface);
      else removeChosen(context);
    },
  },
  {
    id: 'deselect',
    label: 'action.deselect',
    group: 'edit',
    icon: IconPointerOff,
    keys: ['Escape'],
    scope: 'canvas',
    isKeyOnly: true,
    run: ({ state, store }) => {
      const { selectHotspot, setTool, setIntersection, adjusting, intersectionPoint, selectedVideoId } =
        state();
      if (adjusting) stopAdjusting(store);
      else if (intersectionPoint) setIntersection(null);
      else if (idsOfChosen(state()).length === 0 && selectedVideoId === null) setTool('select');
      else selectHotspot(null);
    },
  },
  ...nudgeActions(),
];

/** The arrow keys: half a degree, five with Shift. Presses within a second are one step. */
function nudgeActions(): Action[] {
  let burst = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  const gesture = (ids: string) => {
    const now = Date.now();
    if (now - lastAt > 1000) burst = newId();
    lastAt = now;
    return `nudge/${ids}/${burst}`;
  };
  const nudge = (right: number, up: number) => (context: ActionContext) => {
    const ids = idsOfChosen(context.state());
    nudgeChosen(context, right, up, gesture(ids.join()));
  };
  const arrows = [
    ['ArrowLeft', -1, 0],
    ['ArrowRight', 1, 0],
    ['ArrowUp', 0, 1],
    ['ArrowDown', 0, -1],
  ] as const;
  return arrows.flatMap(([key, right, up]) =>
    [0.5, 5].map((step): Action => {
      const isFar = step === 5;
      return {
        id: `nudge-${key}-${step}`,
        label: isFar ? 'action.nudge-far' : 'action.nudge',
        group: 'edit',
        icon: IconArrowsMove,
        keys: [isFar ? `Shift+${key}` : key],
        scope: 'canvas',
        isKeyOnly: true,
        isEnabled: hasHotspot,
        run: nudge(right * step, up * step),
      };
    }),
  );
}
