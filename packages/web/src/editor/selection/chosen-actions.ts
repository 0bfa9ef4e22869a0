import {
  IconArrowAutofitHeight,
  IconArrowAutofitWidth,
  IconClipboard,
  IconCopy,
  IconCopyPlus,
  IconCut,
  IconLayoutAlignCenter,
  IconLayoutAlignMiddle,
  IconSelectAll,
} from '@tabler/icons-react';
import { type Hotspot, limits } from '@tourwright/tour/document';
import { movedHotspot } from '@tourwright/tour/rules';
import { loadChunk } from '../../client/loading/load-chunk.ts';
import { newId } from '../../client/new-id.ts';
import type { Action, ActionContext } from '../actions/action.ts';
import { t } from '../editor-text.ts';
import { stepOf } from '../hotspots/step-of.ts';
import { nudged } from '../rules/new-hotspot.ts';
import type { EditorState } from '../state/editor-state.ts';
import type { Change } from '../state/new-edit.ts';
import { type Arrangement, arranged } from './arrange.ts';
import { commitAll, moveAll } from './change-chosen.ts';
import { chosenHotspots, idsOfChosen } from './chosen.ts';
import { type Arriving, arriving, type Copied, hotspotsIn, hotspotsText } from './clipboard-text.ts';

const hasChosen = (state: EditorState) => idsOfChosen(state).length > 0;
const hasMany = (state: EditorState) => state.chosenIds.length > 1;

/** What a step over some hotspots is called. */
function stepOfAll(id: 'remove' | 'move' | 'add' | 'set', hotspots: readonly Hotspot[]) {
  const [first] = hotspots;
  return hotspots.length === 1 && first
    ? stepOf(`edit.hotspot.${id}`, first)
    : { id: `edit.many.${id}`, values: { count: String(hotspots.length) } };
}

/** Puts copies into a scene as one step, with what they show from the lists of a tour; selects them while it is open. */
function addCopies(
  context: ActionContext,
  { hotspots: copies, products = [], brochures = [] }: Pick<Arriving, 'hotspots'> & Partial<Arriving>,
  sceneId = context.state().selectedSceneId,
): void {
  const state = context.state();
  const scene = state.tour?.scenes.find(({ id }) => id === sceneId);
  if (sceneId === null || !scene || copies.length === 0) return;
  const free = limits.hotspots - scene.hotspots.length;
  if (copies.length > free) {
    context.say('warn', t('many.full', { most: limits.hotspots }));
    return;
  }
  const changes = [
    ...products.map((item): Change => ({ kind: 'item.add', path: ['products'], item })),
    ...brochures.map((file): Change => ({ kind: 'file.add', list: 'brochures', file })),
    ...copies.map((hotspot): Change => ({ kind: 'hotspot.add', sceneId, hotspot })),
  ];
  const isAdded = commitAll(state, changes, stepOfAll('add', copies));
  if (isAdded && state.selectedSceneId === sceneId) context.state().choose(copies.map(({ id }) => id));
}

/** Deletes what is selected, as one step. */
export function removeChosen({ state }: ActionContext): void {
  const hotspots = chosenHotspots(state());
  const { selectedSceneId: sceneId } = state();
  if (sceneId === null || hotspots.length === 0) return;
  const changes = hotspots.map(({ id }): Change => ({ kind: 'hotspot.remove', sceneId, hotspotId: id }));
  commitAll(state(), changes, stepOfAll('remove', hotspots));
  state().choose([]);
}

/** Copies what is selected to the system's clipboard, and keeps it here where that is not allowed. */
function copyChosen({ state, set }: ActionContext): void {
  const hotspots = chosenHotspots(state());
  const { tour } = state();
  if (!tour || hotspots.length === 0) return;
  const text = hotspotsText(hotspots, tour);
  set({ clipboard: text });
  writeText(text).catch(() => undefined);
}

/** On plain http away from localhost browsers have no clipboard to write to: what was copied stays in this tab then. */
async function writeText(text: string): Promise<void> {
  await navigator.clipboard?.writeText(text);
}

/** Pastes the hotspots of a text; false when there are none in it. */
export function pasteText(context: ActionContext, text: string): boolean {
  const copied = hotspotsIn(text);
  if (copied) paste(context, copied);
  return copied !== null;
}

/** From a menu: what the browser lets one read, else what was copied in this tab. */
async function pasteAny(context: ActionContext): Promise<void> {
  const text = await navigator.clipboard?.readText?.().catch(() => '');
  if (text && pasteText(context, text)) return;
  if (!pasteText(context, context.state().clipboard ?? '')) {
    context.say('info', t('many.nothing-to-paste'));
  }
}

/**
 * Puts copies where they were copied from; beside whatever is at the very same place. Those that name files of another
 * tour come once these are here too.
 */
function paste(context: ActionContext, copied: Copied): void {
  const { tour, selectedScene } = context.state();
  if (!tour || !selectedScene) return;
  const taken = new Set(selectedScene.hotspots.map(({ position }) => position.join()));
  const { arriving: all, cut, foreign } = arriving(copied, tour);
  const isTaken = all.hotspots.some(({ position }) => taken.has(position.join()));
  const copies = isTaken ? { ...all, hotspots: all.hotspots.map(beside) } : all;
  if (foreign.length === 0) addCopies(context, copies, selectedScene.id);
  else void pasteWithFiles(context, selectedScene.id, copies, foreign);
  if (cut > 0) context.say('info', t('many.cut-links', { count: cut }));
}

async function pasteWithFiles(
  context: ActionContext,
  sceneId: number,
  copies: Arriving,
  foreign: readonly string[],
): Promise<void> {
  const { tour } = context.state();
  if (!tour) return;
  const { bringFiles } = await loadChunk(() => import('./bring-files.ts'));
  const { arriving: brought, missing } = await bringFiles(context.state, tour.id, copies, foreign);
  addCopies(context, brought, sceneId);
  if (missing > 0) context.say('warn', t('many.foreign-files', { count: missing }));
}

/** Beside the original, so that both are seen. */
function beside(hotspot: Hotspot): Hotspot {
  return movedHotspot(hotspot, nudged(hotspot.position, 6, 0));
}

/** Lines up what is selected, as one step. */
export function arrange({ state }: ActionContext, how: Arrangement): void {
  const hotspots = chosenHotspots(state());
  const { selectedSceneId } = state();
  if (selectedSceneId === null || hotspots.length < 2) return;
  const values = { count: String(hotspots.length) };
  const changes = moveAll(selectedSceneId, arranged(hotspots, how));
  commitAll(state(), changes, { id: `edit.many.${how}`, values });
}

/** Moves what is selected; presses within one gesture are one step. */
export function nudgeChosen({ state }: ActionContext, right: number, up: number, gesture: string): void {
  const hotspots = chosenHotspots(state());
  const { selectedSceneId } = state();
  if (selectedSceneId === null || hotspots.length === 0) return;
  const moves = hotspots.map(({ id, position }) => ({
    hotspotId: id,
    position: nudged(position, right, up),
  }));
  commitAll(state(), moveAll(selectedSceneId, moves), stepOfAll('move', hotspots), gesture);
}

/** The ways to arrange chosen hotspots, with label and icon. */
export const arrangements = [
  { how: 'pitch', label: 'action.align-pitch', icon: IconLayoutAlignMiddle },
  { how: 'yaw', label: 'action.align-yaw', icon: IconLayoutAlignCenter },
  { how: 'spread-yaw', label: 'action.spread-yaw', icon: IconArrowAutofitWidth },
  { how: 'spread-pitch', label: 'action.spread-pitch', icon: IconArrowAutofitHeight },
] as const;

/** Actions of chosen hotspots: copying, cutting, pasting, duplicating and arranging. */
export const chosenActions: readonly Action[] = [
  {
    id: 'copy',
    label: 'action.copy',
    group: 'edit',
    icon: IconCopy,
    keys: ['Mod+c'],
    scope: 'canvas',
    isEnabled: hasChosen,
    run: copyChosen,
  },
  {
    id: 'cut',
    label: 'action.cut',
    group: 'edit',
    icon: IconCut,
    keys: ['Mod+x'],
    scope: 'canvas',
    isEnabled: hasChosen,
    run: (context) => {
      copyChosen(context);
      removeChosen(context);
    },
  },
  {
    id: 'paste',
    label: 'action.paste',
    group: 'edit',
    icon: IconClipboard,
    keys: ['Mod+v'],
    scope: 'canvas',
    // The browser's paste event needs no permission: `usePastedHotspots`.
    isBrowserKey: true,
    isEnabled: ({ selectedScene }) => selectedScene !== null,
    run: (context) => void pasteAny(context),
  },
  {
    id: 'duplicate',
    label: 'action.duplicate',
    group: 'edit',
    icon: IconCopyPlus,
    keys: ['Mod+d'],
    scope: 'canvas',
    isEnabled: hasChosen,
    run: (context) => {
      const hotspots = chosenHotspots(context.state()).map((each) => beside({ ...each, id: newId() }));
      addCopies(context, { hotspots });
    },
  },
  {
    id: 'select-all',
    label: 'action.select-all',
    group: 'edit',
    icon: IconSelectAll,
    keys: ['Mod+a'],
    scope: 'canvas',
    isEnabled: ({ selectedScene }) => (selectedScene?.hotspots.length ?? 0) > 0,
    run: ({ state }) => state().choose(state().selectedScene?.hotspots.map(({ id }) => id) ?? []),
  },
  ...arrangements.map(
    ({ how, label, icon }): Action => ({
      id: `arrange-${how}`,
      label,
      group: 'edit',
      icon,
      isEnabled: hasMany,
      run: (context) => arrange(context, how),
    }),
  ),
];
