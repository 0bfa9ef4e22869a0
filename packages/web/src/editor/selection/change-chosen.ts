import type { Hotspot } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { newId } from '../../client/new-id.ts';
import type { StepName } from '../history.ts';
import type { EditorState } from '../state/editor-state.ts';
import { type Change, newEdit } from '../state/new-edit.ts';
import type { Move } from './arrange.ts';

/** An edit holds as many changes. */
const mostChanges = 500;

/** Keeps changes as one step, however many they are; true when all were taken. */
export function commitAll(
  { commit }: Pick<EditorState, 'commit'>,
  changes: readonly Change[],
  name: StepName,
  gesture: string = newId(),
): boolean {
  let isTaken = changes.length > 0;
  for (let start = 0; start < changes.length; start += mostChanges) {
    const [first, ...rest] = changes.slice(start, start + mostChanges);
    if (first && !commit(newEdit(first, ...rest), { name, gesture }).ok) isTaken = false;
  }
  return isTaken;
}

/** The changes that give hotspots of a scene a value in a field; null takes the field away. */
export function setAll(
  sceneId: number,
  hotspots: readonly Hotspot[],
  field: string,
  value: unknown,
): Change[] {
  return hotspots.map(({ id }) => ({ kind: 'hotspot.set', sceneId, hotspotId: id, field, value }));
}

/** The changes that put hotspots of a scene elsewhere. */
export function moveAll(sceneId: number, moves: readonly Move[]): Change[] {
  return moves.map((move) => ({ kind: 'hotspot.move', sceneId, ...move }));
}

/** The changes as one edit to be shown before it is made; null when they are too many for that, or none. */
export function previewOf(changes: readonly Change[]): Edit | null {
  const [first, ...rest] = changes;
  return first && changes.length <= mostChanges ? newEdit(first, ...rest) : null;
}
