/** Edits of a scene's sounds, each one undo step. */
import type { Scene, SceneSound, Vector } from '@tourwright/tour/document';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import { previewItem, removeItem, setItem } from '../session/set-item.ts';

/** Gives a sound of a scene other values; undefined takes one away. */
export function setSound(
  store: EditorStore,
  scene: Scene,
  soundId: string,
  change: Change,
  gesture?: string,
): void {
  const sound = soundOf(scene, soundId);
  const name = { id: 'edit.sound.set', values: { name: scene.name } } as const;
  if (sound) setItem(store, pathOf(scene), sound, changed(sound, change), name, gesture);
}

/** The same, but only shown. */
export function showSound(store: EditorStore, scene: Scene, soundId: string, change: Change): void {
  const sound = soundOf(scene, soundId);
  if (sound) previewItem(store, pathOf(scene), sound, changed(sound, change));
}

/** Removes a sound from its scene. */
export function removeSound(store: EditorStore, scene: Scene, soundId: string): void {
  removeItem(
    store,
    pathOf(scene),
    { id: soundId },
    { id: 'edit.sound.remove', values: { name: scene.name } },
  );
}

/** What a sound is called: its name, else its file's. */
export function soundName({ name, slug }: Pick<SceneSound, 'name' | 'slug'>): string {
  return name || slug.slice(slug.lastIndexOf('/') + 1);
}

interface Change {
  name?: string | undefined;
  volume?: number | undefined;
  loop?: boolean | undefined;
  direction?: Vector | undefined;
}

const pathOf = ({ id }: Scene) => ['scenes', id, 'sounds'];
const soundOf = ({ sounds = [] }: Scene, soundId: string) => sounds.find(({ id }) => id === soundId);

function changed(sound: SceneSound, change: Change): SceneSound {
  const entries = Object.entries({ ...sound, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as SceneSound;
}
