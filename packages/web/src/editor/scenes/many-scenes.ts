/** Edits of many scenes at once, each one undo step. */
import {
  type Adjustment,
  isSame,
  limits,
  type Scene,
  type SceneView,
  type Tour,
} from '@tourwright/tour/document';
import { applyEdit, type Edit } from '@tourwright/tour/edit';
import { effectiveAdjustment } from '@tourwright/tour/rules';
import { removeScene } from '../rules/remove-scene.ts';
import { batchOf, type Change, newEdit } from '../state/new-edit.ts';

/** The scenes of the list from one to another, both included. */
export function between({ scenes }: Pick<Tour, 'scenes'>, from: number | null, to: number): number[] {
  const [a, b] = [scenes.findIndex(({ id }) => id === from), scenes.findIndex(({ id }) => id === to)];
  if (a === -1 || b === -1) return [to];
  return scenes.slice(Math.min(a, b), Math.max(a, b) + 1).map(({ id }) => id);
}

/** Takes scenes away with all that led to them; null when it would be too much for one step. */
export function removeScenes(tour: Tour, ids: readonly number[]): Edit | null {
  const edits: Edit[] = [];
  let current = tour;
  // One after the other: a link between two of them goes with the first.
  for (const id of ids) {
    const edit = removeScene(current, id);
    const outcome = applyEdit(current, edit);
    if (!outcome.ok) continue;
    edits.push(edit);
    current = outcome.tour;
  }
  const edit = batchOf(edits);
  return edit?.kind === 'batch' && edit.edits.length > limits.batch ? null : edit;
}

/** Gives scenes one start view. */
export function setViews(ids: readonly number[], view: SceneView): Edit | null {
  return editOf(ids.map((sceneId) => ({ kind: 'scene.set-view', sceneId, view })));
}

/** Gives photos the light or the tripod patch of another one; what else was done to each stays. */
export function copyAdjustment(
  scenes: readonly Scene[],
  { adjustment: model }: Scene,
  part: 'light' | 'nadir',
): Edit | null {
  const changes = scenes.flatMap((scene): Change[] => {
    const { [part]: _, ...others } = scene.adjustment ?? {};
    const taken = model?.[part];
    const next = { ...others, ...(taken && { [part]: taken }) } as Adjustment;
    const value = effectiveAdjustment(next);
    const isLike = JSON.stringify(value) === JSON.stringify(effectiveAdjustment(scene.adjustment));
    return isLike ? [] : [{ kind: 'scene.set', sceneId: scene.id, field: 'adjustment', value }];
  });
  return editOf(changes);
}

/** Lets visitors look as far in scenes as in another one. */
export function copyLimits(scenes: readonly Scene[], { limits }: Scene): Edit | null {
  const value = limits ?? null;
  return editOf(
    scenes
      .filter((scene) => !isSame(scene.limits ?? null, value))
      .map(({ id }) => ({ kind: 'scene.set', sceneId: id, field: 'limits', value })),
  );
}

/** Gives scenes the compass direction of another one: their photos were facing the same way. */
export function copyNorth(scenes: readonly Scene[], { heading }: Scene): Edit | null {
  return editOf(
    scenes
      .filter((scene) => scene.heading !== heading)
      .map(({ id }) => ({ kind: 'scene.set', sceneId: id, field: 'heading', value: heading ?? null })),
  );
}

/** All changes as one step; null when there are none. */
export function editOf(changes: readonly Change[]): Edit | null {
  const [first, ...rest] = changes.slice(0, limits.batch);
  return first ? newEdit(first, ...rest) : null;
}
