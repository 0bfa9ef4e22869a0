import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowsMove,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconPointerOff,
  IconTrash,
} from '@tabler/icons-react';
import type { Hotspot } from '@tourwright/tour/document';
import { movedHotspot } from '@tourwright/tour/rules';
import { newId } from '../../client/new-id.ts';
import { redoDraft, stopAdjusting, undoDraft } from '../adjust/adjusting.ts';
import { removeLastCorner } from '../outline/corners.ts';
import { nudged } from '../rules/new-hotspot.ts';
import { canRedo, canUndo } from '../state/can-undo.ts';
import type { EditorState } from '../state/editor-state.ts';
import { newEdit } from '../state/new-edit.ts';
import type { Action, ActionContext } from './action.ts';

const hasHotspot = (state: EditorState) => state.selectedHotspot !== null;

/** Puts a copy into the open scene and selects it. */
function addCopy({ state }: ActionContext, hotspot: Hotspot): void {
  const { selectedSceneId, commit, selectHotspot } = state();
  if (selectedSceneId === null) return;
  const copy = { ...hotspot, id: newId() };
  const result = commit(newEdit({ kind: 'hotspot.add', sceneId: selectedSceneId, hotspot: copy }));
  if (result.ok) selectHotspot(copy.id);
}

function removeSelected({ state }: ActionContext): void {
  const { selectedSceneId, selectedHotspot, commit, selectHotspot } = state();
  if (selectedSceneId === null || !selectedHotspot) return;
  commit(newEdit({ kind: 'hotspot.remove', sceneId: selectedSceneId, hotspotId: selectedHotspot.id }));
  selectHotspot(null);
}

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
  {
    id: 'copy',
    label: 'action.copy',
    group: 'edit',
    icon: IconCopy,
    keys: ['Mod+c'],
    scope: 'canvas',
    isEnabled: hasHotspot,
    run: ({ state, set }) => set({ clipboard: state().selectedHotspot }),
  },
  {
    id: 'paste',
    label: 'action.paste',
    group: 'edit',
    icon: IconClipboard,
    keys: ['Mod+v'],
    scope: 'canvas',
    isEnabled: ({ clipboard, selectedScene }) => clipboard !== null && selectedScene !== null,
    run: (context) => {
      const { clipboard } = context.state();
      if (clipboard) addCopy(context, clipboard);
    },
  },
  {
    id: 'duplicate',
    label: 'action.duplicate',
    group: 'edit',
    icon: IconCopyPlus,
    keys: ['Mod+d'],
    scope: 'canvas',
    isEnabled: hasHotspot,
    run: (context) => {
      const { selectedHotspot } = context.state();
      if (!selectedHotspot) return;
      // Beside the original, so that both are seen.
      addCopy(context, movedHotspot(selectedHotspot, nudged(selectedHotspot.position, 6, 0)));
    },
  },
  {
    id: 'delete',
    label: 'action.delete',
    group: 'edit',
    icon: IconTrash,
    keys: ['Delete', 'Backspace'],
    scope: 'canvas',
    isEnabled: (state) => hasHotspot(state) || state.corners.length > 0,
    run: (context) => {
      // Of an area that is being drawn, its last corner.
      if (context.state().corners.length > 0) removeLastCorner(context.state());
      else removeSelected(context);
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
      const { selectedHotspotId, selectHotspot, setTool, adjusting } = state();
      if (adjusting) stopAdjusting(store);
      else if (selectedHotspotId === null) setTool('select');
      else selectHotspot(null);
    },
  },
  ...nudgeActions(),
];

/** The arrow keys: half a degree, five with Shift. Presses within a second are one step. */
function nudgeActions(): Action[] {
  let burst = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  const gesture = (hotspotId: string) => {
    const now = Date.now();
    if (now - lastAt > 1000) burst = newId();
    lastAt = now;
    return `nudge/${hotspotId}/${burst}`;
  };
  const nudge = (right: number, up: number) => (context: ActionContext) => {
    const { selectedSceneId, selectedHotspot, commit } = context.state();
    if (selectedSceneId === null || !selectedHotspot) return;
    const { id, position } = selectedHotspot;
    const move = { kind: 'hotspot.move', hotspotId: id, position: nudged(position, right, up) } as const;
    commit(newEdit({ ...move, sceneId: selectedSceneId }), { gesture: gesture(id) });
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
