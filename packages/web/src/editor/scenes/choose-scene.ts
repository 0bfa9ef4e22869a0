import type { EditorStore } from '../open-tour/create-editor-store.ts';
import { listedScenes } from './floor-groups.ts';
import { between } from './many-scenes.ts';

type Held = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Takes scenes of the list together: with Shift all from the open one to this, with Ctrl this one too, or no more.
 * False where neither is held, which ends what was selected.
 */
export function chooseScene(store: EditorStore, { shiftKey, ctrlKey, metaKey }: Held, id: number): boolean {
  const { tour, selectedSceneId, chosenSceneIds } = store.getState();
  if (!tour || !(shiftKey || ctrlKey || metaKey)) {
    if (chosenSceneIds.length > 0) store.setState({ chosenSceneIds: [] });
    return false;
  }
  if (shiftKey) {
    store.setState({ chosenSceneIds: between({ scenes: listedScenes(tour) }, selectedSceneId, id) });
    return true;
  }
  // The open scene is the first of them.
  const before = chosenSceneIds.length > 1 || selectedSceneId === null ? chosenSceneIds : [selectedSceneId];
  const next = before.includes(id) ? before.filter((each) => each !== id) : [...before, id];
  store.setState({ chosenSceneIds: next });
  return true;
}
