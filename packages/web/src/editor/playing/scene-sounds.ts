/** What the editor does to the sounds of a scene, each as one step. */
import type { Scene, SceneSound, Vector } from '@tourwright/tour/document';
import { previewScene, setScene } from '../session/set-scene.ts';

/** Gives a sound of a scene other values; undefined takes one away. */
export function setSound(scene: Scene, soundId: string, change: Change, gesture?: string): void {
  setScene(scene, 'sounds', changed(scene, soundId, change), 'edit.sound.set', gesture);
}

/** The same, but only shown. */
export function showSound(scene: Scene, soundId: string, change: Change): void {
  previewScene(scene, 'sounds', changed(scene, soundId, change));
}

export function removeSound(scene: Scene, soundId: string): void {
  const rest = (scene.sounds ?? []).filter(({ id }) => id !== soundId);
  setScene(scene, 'sounds', rest.length > 0 ? rest : null, 'edit.sound.remove');
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

function changed({ sounds = [] }: Scene, soundId: string, change: Change): SceneSound[] {
  return sounds.map((sound) => {
    if (sound.id !== soundId) return sound;
    const entries = Object.entries({ ...sound, ...change }).filter(([, value]) => value !== undefined);
    return Object.fromEntries(entries) as SceneSound;
  });
}
