/** What the editor does to what is pinned onto surfaces of a scene, each as one step. */
import { limits, type Scene, type SceneVideo, type Vector } from '@tourwright/tour/document';
import { newId } from '../../client/new-id.ts';
import { t } from '../editor-text.ts';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import { nudged } from '../rules/new-hotspot.ts';
import { type Change, newEdit } from '../state/new-edit.ts';
import { type Corners, isFlat, middleOf, movedTo, quadAround } from './corners/quad.ts';

/** Fields of a surface; null takes one away. */
export type SurfaceFields = { [Field in keyof SceneVideo]?: SceneVideo[Field] | null };

/** What it is called: its name, else its file's. */
export function surfaceName({ name, slug }: Pick<SceneVideo, 'name' | 'slug'>): string {
  return name || slug.slice(slug.lastIndexOf('/') + 1) || t('surface.unnamed');
}

/** Puts an empty surface there and selects it. */
export function addSurface(store: EditorStore, middle: Vector): void {
  const { selectedScene } = store.getState();
  if (selectedScene) add(store, selectedScene, { id: newId(), slug: '', corners: quadAround(middle) });
}

/** The same again, beside it. */
export function duplicateSurface(store: EditorStore, scene: Scene, surface: SceneVideo): void {
  const corners = movedTo(surface.corners, nudged(middleOf(surface.corners), 8, 0));
  add(store, scene, { ...surface, id: newId(), corners });
}

function add(store: EditorStore, scene: Scene, video: SceneVideo): void {
  if (scene.videos.length >= limits.videos) return;
  const edit = newEdit({ kind: 'video.add', sceneId: scene.id, video });
  const name = { id: 'edit.surface.add', values: { name: surfaceName(video) } };
  if (store.getState().commit(edit, { name }).ok) store.getState().selectVideo(video.id);
}

/** Removes a video or picture from its scene. */
export function removeSurface(store: EditorStore, scene: Scene, surface: SceneVideo): void {
  const name = { id: 'edit.surface.remove', values: { name: surfaceName(surface) } };
  store
    .getState()
    .commit(newEdit({ kind: 'video.remove', sceneId: scene.id, videoId: surface.id }), { name });
}

/** Gives it other fields. Returns whether it did. */
export function setSurface(
  store: EditorStore,
  scene: Scene,
  surface: SceneVideo,
  fields: SurfaceFields,
  gesture?: string,
): boolean {
  const id = 'corners' in fields ? 'edit.surface.shape' : 'edit.surface.set';
  const name = { id, values: { name: surfaceName(surface) } };
  return store.getState().commit(editOf(scene, surface, fields), { name, ...(gesture && { gesture }) }).ok;
}

/** Moves it as a whole; not to where nothing can be. Returns whether it did. */
export function moveSurface(
  store: EditorStore,
  scene: Scene,
  surface: SceneVideo,
  corners: Corners,
  gesture?: string,
): boolean {
  const name = { id: 'edit.surface.move', values: { name: surfaceName(surface) } };
  const options = { name, ...(gesture && { gesture }) };
  return isFlat(corners) && store.getState().commit(editOf(scene, surface, { corners }), options).ok;
}

/** Other fields that are only shown: a corner that still moves. */
export function showSurface(
  store: EditorStore,
  scene: Scene,
  surface: SceneVideo,
  fields: SurfaceFields,
): void {
  store.setState({ preview: editOf(scene, surface, fields) });
}

function editOf(scene: Scene, surface: SceneVideo, fields: SurfaceFields) {
  const changes = Object.entries(fields).map(
    ([field, value]): Change => ({ kind: 'video.set', sceneId: scene.id, videoId: surface.id, field, value }),
  );
  return newEdit(...(changes as [Change, ...Change[]]));
}
