import type { Hotspot } from '@tourwright/tour/document';
import type { EditorState } from '../state/editor-state.ts';

type Chosen = Pick<EditorState, 'selectedHotspotId' | 'chosenIds' | 'selectedScene'>;

/** The ids of what is selected: one hotspot, or many. */
export function idsOfChosen({ selectedHotspotId, chosenIds }: Chosen): readonly string[] {
  return selectedHotspotId === null ? chosenIds : [selectedHotspotId];
}

/** The selected hotspots of the open scene, in their order. */
export function chosenHotspots(state: Chosen): Hotspot[] {
  const ids = new Set(idsOfChosen(state));
  if (ids.size === 0) return [];
  return state.selectedScene?.hotspots.filter(({ id }) => ids.has(id)) ?? [];
}

/** Takes a hotspot to the selection, or out of it. */
export function toggleChosen(state: EditorState, id: string): void {
  const ids = idsOfChosen(state);
  state.choose(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
}
