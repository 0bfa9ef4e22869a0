import type { EditorStore } from '../open-tour/create-editor-store.ts';
import { listedScenes } from './floor-groups.ts';
import { between } from './many-scenes.ts';

type Held = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Takes scenes of the list together: with Shift all from the open one to this, with Ctrl this one too, or no more.
 * Where scenes are taken without keys, each press does as Ctrl. False otherwise, which ends what was selected.
 */
export function chooseScene(store: EditorStore, { shiftKey, ctrlKey, metaKey }: Held, id: number): boolean {
  const { tour, selectedSceneId, chosenSceneIds, takesScenes } = store.getState();
  if (!tour || !(takesScenes || shiftKey || ctrlKey || metaKey)) {
    if (chosenSceneIds.length > 0) store.setState({ chosenSceneIds: [] });
    return false;
  }
  if (shiftKey) {
    store.setState({ chosenSceneIds: between({ scenes: listedScenes(tour) }, selectedSceneId, id) });
    return true;
  }
  // The open scene is the first of them.
  const isBegun = takesScenes || chosenSceneIds.length > 1 || selectedSceneId === null;
  const before = isBegun ? chosenSceneIds : [selectedSceneId];
  const next = before.includes(id) ? before.filter((each) => each !== id) : [...before, id];
  store.setState({ chosenSceneIds: next });
  return true;
}

/** Begins to take scenes without keys, with this one. */
export function takeScenes(store: EditorStore, id: number): void {
  store.setState({ takesScenes: true, chosenSceneIds: [id] });
}

/** Ends what was selected. */
export function chooseNoScenes(store: EditorStore): void {
  store.setState({ takesScenes: false, chosenSceneIds: [] });
}
