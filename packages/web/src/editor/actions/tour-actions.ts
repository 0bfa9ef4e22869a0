import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowUp,
  IconBadgeVr,
  IconChecks,
  IconCornerDownLeft,
  IconEye,
  IconHistory,
  IconListCheck,
  IconMapPlus,
  IconPerspective,
  IconPointer,
  IconPolygon,
  IconShare,
  IconWorldUpload,
} from '@tabler/icons-react';
import type { Vector } from '@tourwright/tour/document';
import { loadChunk } from '../../client/loading/load-chunk.ts';
import { openCheck, stepProblem } from '../check/check-actions.ts';
import { addableKinds } from '../hotspots/editor-kind-of.ts';
import { editorKinds } from '../hotspots/editor-kinds.ts';
import { addCorner, fewestCorners, finishOutline } from '../outline/corners.ts';
import { focusInspector, focusPanel, placeOfInspector } from '../panels/focus-places.ts';
import { openedPanel, panelList } from '../panels/panel-list.ts';
import { newHotspot } from '../rules/new-hotspot.ts';
import type { EditorState } from '../state/editor-state.ts';
import { hasPictureOfScene } from '../state/has-picture.ts';
import { newEdit } from '../state/new-edit.ts';
import { addSurface } from '../surfaces/surface-edits.ts';
import type { Action, ActionContext } from './action.ts';

const hasScene = (state: EditorState) => state.selectedScene !== null;

const hasProblems = ({ problems }: EditorState) => problems?.some(({ isIgnored }) => !isIgnored) ?? false;

/** Nothing is placed in a photo that is being turned, nor in one that is not there. */
const canPlace = (state: EditorState) =>
  hasScene(state) && state.adjusting === null && hasPictureOfScene(state);

/** The first press takes the tool; the second places in the middle of the view. */
function toolAction(kind: string) {
  return (context: ActionContext) => {
    const { tool, setTool } = context.state();
    const centre = context.centre();
    if (tool === kind && centre) placeHotspot(context.state(), kind, centre);
    else setTool(kind);
  };
}

/** Places a hotspot as its kind does: most at once; a link first asks where it goes, and its tool stays active. */
export function placeHotspot(state: EditorState, kind: string, position: Vector): void {
  const { selectedSceneId, commit, selectHotspot, setTool } = state;
  if (selectedSceneId === null || !hasPictureOfScene(state)) return;
  const { place, isOutline, isKept } = editorKinds.of(kind)?.adding ?? {};
  if (isOutline) {
    addCorner(state, position);
    return;
  }
  if (isKept) state.selectHotspot(null);
  else setTool('select');
  if (place) {
    place(state, position);
    return;
  }
  const hotspot = newHotspot(kind, position, state);
  const result = commit(newEdit({ kind: 'hotspot.add', sceneId: selectedSceneId, hotspot }));
  if (result.ok) selectHotspot(hotspot.id);
}

const canFinish = ({ corners }: EditorState) => corners.length >= fewestCorners;

/** Enter goes on with what is under way: it finishes an area, places with the tool, or goes to the fields. */
function onEnter(state: EditorState): ((context: ActionContext) => void) | null {
  const { tool, selectedHotspotId, selectedVideoId } = state;
  if (canFinish(state)) return () => finishOutline(state);
  if (tool !== 'select') return canPlace(state) ? toolAction(tool) : null;
  if (selectedHotspotId === null && selectedVideoId === null) return null;
  return ({ set }) => {
    set({ isInspectorOpen: true });
    setTimeout(focusInspector);
  };
}

const addActions = addableKinds().map(
  ([kind, { icon, key, action }]): Action => ({
    id: `${kind}-tool`,
    label: action,
    group: 'add',
    icon,
    ...(key === undefined ? {} : { keys: [key] }),
    scope: 'canvas',
    isEnabled: canPlace,
    run: toolAction(kind),
  }),
);

const panelActions = panelList.map(
  ([name, { label, command = label, Icon, needsScene }]): Action => ({
    id: `${name}-panel`,
    label: command,
    group: 'tour',
    icon: Icon,
    ...(needsScene && { isEnabled: hasScene }),
    run: ({ set }) => {
      set(openedPanel(name));
      setTimeout(() => focusPanel(name));
    },
  }),
);

/** Actions of tools, panels and of the tour as a whole. */
export const tourActions: readonly Action[] = [
  {
    id: 'select-tool',
    label: 'action.select',
    group: 'add',
    icon: IconPointer,
    keys: ['v'],
    scope: 'canvas',
    isEnabled: hasScene,
    run: ({ state }) => state().setTool('select'),
  },
  ...addActions,
  {
    id: 'add-surface',
    label: 'action.surface',
    group: 'add',
    icon: IconPerspective,
    keys: ['f'],
    scope: 'canvas',
    isEnabled: canPlace,
    run: ({ store, centre }) => {
      const middle = centre();
      if (middle) addSurface(store, middle);
    },
  },
  {
    id: 'finish-area',
    label: 'action.finish-area',
    group: 'add',
    icon: IconPolygon,
    isEnabled: canFinish,
    run: ({ state }) => finishOutline(state()),
  },
  {
    id: 'enter',
    label: 'action.enter',
    group: 'edit',
    icon: IconCornerDownLeft,
    keys: ['Enter'],
    scope: 'canvas',
    isKeyOnly: true,
    isEnabled: (state) => onEnter(state) !== null,
    run: (context) => onEnter(context.state())?.(context),
  },
  {
    id: 'preview',
    label: 'action.preview',
    group: 'tour',
    icon: IconEye,
    keys: ['Mod+Enter'],
    isEnabled: hasScene,
    run: ({ openPreview }) => openPreview(),
  },
  {
    id: 'headset',
    label: 'action.headset',
    group: 'tour',
    icon: IconBadgeVr,
    isEnabled: (state) => state.hasHeadset && canPlace(state),
    run: ({ enterHeadset }) => enterHeadset(),
  },
  {
    id: 'preview-hotspot',
    label: 'action.preview-hotspot',
    group: 'edit',
    icon: IconEye,
    keys: ['Shift+Enter'],
    scope: 'canvas',
    isEnabled: ({ selectedHotspot }) => selectedHotspot !== null && selectedHotspot.kind !== 'link',
    run: ({ state, set }) => set({ isHotspotPreviewOpen: !state().isHotspotPreviewOpen }),
  },
  ...panelActions,
  {
    id: 'checks',
    label: 'action.checks',
    group: 'tour',
    icon: IconListCheck,
    run: (context) => {
      openCheck(context);
      setTimeout(() => placeOfInspector()?.focus());
    },
  },
  {
    id: 'fix-all',
    label: 'action.fix-all',
    group: 'tour',
    icon: IconChecks,
    isEnabled: ({ problems }) => problems?.some(({ fix, isIgnored }) => fix && !isIgnored) ?? false,
    run: async (context) => {
      const { fixEverything } = await loadChunk(() => import('../check/fix-everything.ts'));
      fixEverything(context);
    },
  },
  {
    id: 'next-problem',
    label: 'action.next-problem',
    group: 'tour',
    icon: IconArrowDown,
    keys: ['n'],
    scope: 'canvas',
    isEnabled: hasProblems,
    run: (context) => stepProblem(context, 1),
  },
  {
    id: 'previous-problem',
    label: 'action.previous-problem',
    group: 'tour',
    icon: IconArrowUp,
    keys: ['Shift+n'],
    scope: 'canvas',
    isEnabled: hasProblems,
    run: (context) => stepProblem(context, -1),
  },
  {
    id: 'share',
    label: 'action.share',
    group: 'tour',
    icon: IconShare,
    isEnabled: hasScene,
    run: ({ set }) => set({ overlay: 'share' }),
  },
  {
    id: 'publish',
    label: 'action.publish',
    group: 'tour',
    icon: IconWorldUpload,
    isEnabled: hasScene,
    run: ({ set }) => set({ overlay: 'publish' }),
  },
  {
    id: 'versions',
    label: 'action.versions',
    group: 'tour',
    icon: IconHistory,
    run: ({ set }) => set({ overlay: 'versions' }),
  },
  {
    id: 'new-tour',
    label: 'action.new-tour',
    group: 'tour',
    icon: IconMapPlus,
    run: ({ set }) => set({ overlay: 'new-tour' }),
  },
  {
    id: 'tours',
    label: 'action.tours',
    group: 'tour',
    icon: IconArrowLeft,
    run: ({ goToTours }) => goToTours(),
  },
];
