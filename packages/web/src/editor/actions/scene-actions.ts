import {
  IconAdjustmentsHorizontal,
  IconChevronLeft,
  IconChevronRight,
  IconFlag,
  IconMovie,
  IconMusic,
  IconPencil,
  IconPhotoPlus,
  IconStar,
  IconTrash,
  IconVolume,
} from '@tabler/icons-react';
import type { ToastType } from '../../ui/overlays/toast-type.ts';
import { startAdjusting } from '../adjust/adjusting.ts';
import { t } from '../editor-text.ts';
import { reverse, type Step } from '../history.ts';
import { removeScene } from '../rules/remove-scene.ts';
import type { EditorState } from '../state/editor-state.ts';
import { hasPictureOfScene } from '../state/has-picture.ts';
import { newEdit } from '../state/new-edit.ts';
import type { Action, ActionContext } from './action.ts';

const hasScene = (state: EditorState) => state.selectedScene !== null;

function step(by: 1 | -1) {
  return ({ state }: ActionContext) => {
    const { tour, selectedSceneId, selectScene } = state();
    const scenes = tour?.scenes ?? [];
    const at = scenes.findIndex(({ id }) => id === selectedSceneId);
    const next = scenes[(at + by + scenes.length) % scenes.length];
    if (next) selectScene(next.id);
  };
}

/** Deletes a scene with the links to it; the toast takes it back. */
export function deleteScene(context: ActionContext, sceneId: number): void {
  const { state } = context;
  const { tour, commit } = state();
  const scene = tour?.scenes.find(({ id }) => id === sceneId);
  if (!tour || !scene) return;
  const name = { id: 'edit.scene.remove', values: { name: scene.name } };
  const result = commit(removeScene(tour, sceneId), { name });
  if (!result.ok) return;
  offerUndo(context, 'info', t('scene.deleted', { name: scene.name }));
}

/** Says what was done last, with the way to take that back. */
export function offerUndo(
  context: Pick<ActionContext, 'state' | 'undo' | 'say'>,
  type: ToastType,
  message: string,
): void {
  const step = context.state().history.done.at(-1);
  const onClick = () => step && takeBack(context, step);
  context.say(type, message, { label: t('action.undo'), onClick });
}

/** Takes this step back and no other, though steps may have followed it, or it was taken back by the keyboard. */
export function takeBack({ state, undo }: Pick<ActionContext, 'state' | 'undo'>, step: Step): void {
  const { tour, history, commit } = state();
  if (!tour || !history.done.includes(step)) return;
  const { edit } = reverse(tour, step);
  if (history.done.at(-1) === step) undo();
  else if (edit) commit(edit);
}

/** The scene that opens first. */
export function makeStart({ state }: Pick<ActionContext, 'state'>, sceneId: number): void {
  const { tour, commit } = state();
  const name = tour?.scenes.find(({ id }) => id === sceneId)?.name ?? '';
  const edit = newEdit({ kind: 'tour.set', field: 'initialSceneId', value: sceneId });
  commit(edit, { name: { id: 'edit.tour.start', values: { name } } });
}

/** Actions of scenes: adding files, going to, renaming, adjusting and deleting scenes. */
export const sceneActions: readonly Action[] = [
  {
    id: 'add-photos',
    label: 'action.add-photos',
    alsoCalled: 'action.add-photos-also',
    group: 'add',
    icon: IconPhotoPlus,
    keys: ['Mod+o'],
    run: ({ choosePhotos }) => choosePhotos(),
  },
  {
    id: 'add-film',
    label: 'action.add-film',
    group: 'add',
    icon: IconMovie,
    isEnabled: hasScene,
    run: ({ chooseMedia }) => chooseMedia('film'),
  },
  {
    id: 'add-sounds',
    label: 'action.add-sounds',
    group: 'add',
    icon: IconVolume,
    isEnabled: hasScene,
    run: ({ chooseMedia }) => chooseMedia('sound'),
  },
  {
    id: 'add-tour-sounds',
    label: 'action.add-tour-sounds',
    group: 'add',
    icon: IconMusic,
    run: ({ chooseMedia }) => chooseMedia('tour-sound'),
  },
  {
    id: 'previous-scene',
    label: 'action.previous-scene',
    group: 'scene',
    icon: IconChevronLeft,
    keys: ['['],
    scope: 'canvas',
    isEnabled: hasScene,
    run: step(-1),
  },
  {
    id: 'next-scene',
    label: 'action.next-scene',
    group: 'scene',
    icon: IconChevronRight,
    keys: [']'],
    scope: 'canvas',
    isEnabled: hasScene,
    run: step(1),
  },
  {
    id: 'rename-scene',
    label: 'action.rename-scene',
    group: 'scene',
    icon: IconPencil,
    keys: ['F2'],
    isEnabled: hasScene,
    run: ({ state, set }) => set({ renamingSceneId: state().selectedSceneId }),
  },
  {
    id: 'start-here',
    label: 'action.start-here',
    group: 'scene',
    icon: IconStar,
    isEnabled: hasScene,
    run: (context) => {
      const { selectedSceneId } = context.state();
      if (selectedSceneId !== null) makeStart(context, selectedSceneId);
    },
  },
  {
    id: 'use-view',
    label: 'action.use-view',
    alsoCalled: 'action.use-view-also',
    group: 'scene',
    icon: IconFlag,
    keys: ['s'],
    scope: 'canvas',
    isEnabled: hasPictureOfScene,
    run: (context) => {
      const { selectedSceneId, commit } = context.state();
      const view = context.view();
      if (selectedSceneId === null) return;
      const result = commit(newEdit({ kind: 'scene.set-view', sceneId: selectedSceneId, view }));
      if (result.ok) offerUndo(context, 'success', t('scene.view-kept'));
    },
  },
  {
    id: 'adjust-photo',
    label: 'action.adjust-photo',
    group: 'scene',
    icon: IconAdjustmentsHorizontal,
    isEnabled: ({ selectedScene, media }) => media[selectedScene?.slug ?? '']?.state === 'ready',
    run: ({ state, store }) => {
      const { selectedScene } = state();
      if (selectedScene) startAdjusting(store, selectedScene);
    },
  },
  {
    id: 'delete-scene',
    label: 'action.delete-scene',
    group: 'scene',
    icon: IconTrash,
    isEnabled: hasScene,
    run: (context) => {
      const { selectedSceneId } = context.state();
      if (selectedSceneId !== null) deleteScene(context, selectedSceneId);
    },
  },
];
