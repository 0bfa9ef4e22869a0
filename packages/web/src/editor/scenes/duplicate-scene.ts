import { IconCopy } from '@tabler/icons-react';
import type { Hotspot, Scene, Tour } from '@tourwright/tour/document';
import { api } from '../../client/api.ts';
import { newId } from '../../client/new-id.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import type { Action, ActionContext } from '../actions/action.ts';
import { offerUndo } from '../actions/scene-actions.ts';
import { t } from '../editor-text.ts';
import type { EditorState } from '../state/editor-state.ts';
import { newEdit } from '../state/new-edit.ts';
import { newSceneId } from '../state/new-scene-id.ts';

/**
 * Puts a copy of a scene behind it, as one step, and opens it. A tour holds an image once, so the server lets the photo be at a
 * second slug first; the files are the same until one of the two is changed.
 */
export async function duplicateScene(context: ActionContext, sceneId: number): Promise<void> {
  const { state, say } = context;
  const before = state().tour?.scenes.find(({ id }) => id === sceneId);
  const tourId = state().tour?.id;
  if (!before || tourId === undefined) return;
  const copied = await api
    .copyImage({ params: { id: tourId }, body: { slug: before.slug } })
    .catch((cause: unknown) => {
      say('error', t('scene.not-duplicated', { name: before.name, reason: problemText(cause) }));
      return null;
    });
  // Somebody may have changed it meanwhile, or taken it away.
  const { tour, setImage, commit, selectScene } = state();
  const index = tour?.scenes.findIndex(({ id }) => id === sceneId) ?? -1;
  const scene = tour?.scenes[index];
  if (!copied || !tour || !scene) return;
  setImage(copied);
  const copy = sceneCopy(scene, { slug: copied.slug, name: copyName(tour, scene.name) });
  const name = { id: 'edit.scene.duplicate', values: { name: scene.name } };
  if (!commit(newEdit({ kind: 'scene.add', scene: copy, index: index + 1 }), { name }).ok) return;
  selectScene(copy.id);
  offerUndo(context, 'success', t('scene.duplicated', { name: scene.name }));
}

/** A scene with all that is in it under ids of its own; what led to itself leads to the copy. */
export function sceneCopy(scene: Scene, { slug, name }: Pick<Scene, 'slug' | 'name'>): Scene {
  const id = newSceneId();
  const own = <Item extends { id?: string | undefined }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, id: newId() }));
  const hotspots = own(scene.hotspots).map((hotspot): Hotspot => {
    return hotspot['targetSceneId'] === scene.id ? ({ ...hotspot, targetSceneId: id } as Hotspot) : hotspot;
  });
  return {
    ...scene,
    id,
    name,
    slug,
    hotspots,
    videos: own(scene.videos),
    ...(scene.sounds && { sounds: own(scene.sounds) }),
    ...(scene.variants && { variants: own(scene.variants) }),
  };
}

/** "Hall 2" for "Hall", or the next number that is free. */
export function copyName({ scenes }: Pick<Tour, 'scenes'>, name: string): string {
  const names = new Set(scenes.map((scene) => scene.name));
  const [, stem = name, number = '1'] = /^(.*\S) (\d{1,4})$/u.exec(name) ?? [];
  for (let next = Number(number) + 1; ; next++) {
    const found = `${stem.slice(0, 290)} ${next}`;
    if (!names.has(found)) return found;
  }
}

/** Whether the server has a photo of which there can be a copy. */
export function hasPhoto({ media, uploads }: Pick<EditorState, 'media' | 'uploads'>, slug: string): boolean {
  const upload = uploads[slug]?.state;
  return media[slug]?.state === 'ready' && (upload === undefined || upload === 'sent');
}

/** The same for the open scene, in the palette. */
export const duplicateAction: Action = {
  id: 'duplicate-scene',
  label: 'action.duplicate-scene',
  group: 'scene',
  icon: IconCopy,
  isEnabled: (state) => state.selectedScene !== null && hasPhoto(state, state.selectedScene.slug),
  run: (context) => {
    const { selectedSceneId } = context.state();
    if (selectedSceneId !== null) void duplicateScene(context, selectedSceneId);
  },
};
