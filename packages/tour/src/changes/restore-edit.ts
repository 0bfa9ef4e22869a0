import { isSame, limits, type Scene, type Tour } from '../document/index.ts';
import { applyEdit, type Edit, type SimpleEdit } from '../edit/index.ts';
import { contentOf, hasSameContent } from './same-content.ts';

const head = (newId: () => string) => ({ id: newId(), v: 1 as const });

/**
 * The one edit that gives a tour, or one scene of it, the content of another state of it again; null when it has that
 * already. It touches nothing that is the same in both, and the server's own fields stay.
 */
export function restoreEdit(
  current: Tour,
  wanted: Tour,
  { sceneId, newId }: { sceneId?: number | undefined; newId: () => string },
): Edit | null {
  const parts =
    sceneId === undefined
      ? partsForTour(current, wanted, newId)
      : partsForScene(current, wanted, sceneId, newId);
  if (parts.length === 0) return null;
  const edit: Edit = { ...head(newId), kind: 'batch', edits: parts };
  if (sceneId !== undefined) return edit;
  return parts.length <= limits.batch && leadsTo(current, edit, wanted)
    ? edit
    : wholly(current, wanted, newId);
}

/** Whether the edit makes of a tour what is wanted. Scenes that exchange their photos cannot do it one by one. */
function leadsTo(current: Tour, edit: Edit, wanted: Tour): boolean {
  const outcome = applyEdit(current, edit);
  return outcome.ok && hasSameContent(outcome.tour, wanted);
}

function partsForTour(current: Tour, wanted: Tour, newId: () => string): SimpleEdit[] {
  const kept = new Set(wanted.scenes.map(({ id }) => id));
  const left = current.scenes.filter(({ id }) => kept.has(id));
  const removed = current.scenes
    .filter(({ id }) => !kept.has(id))
    .map((scene): SimpleEdit => ({ ...head(newId), kind: 'scene.remove', sceneId: scene.id }));
  const changed = left.flatMap((scene) => sceneParts(scene, find(wanted, scene.id) ?? scene, newId));
  const added = wanted.scenes.flatMap((scene, index): SimpleEdit[] =>
    find(current, scene.id) ? [] : [{ ...head(newId), kind: 'scene.add', scene, index }],
  );
  return [
    ...removed,
    ...changed,
    ...orderParts(left, wanted, newId),
    ...added,
    ...fieldParts(current, wanted, newId),
  ];
}

/** Brings those scenes that stay into their former order; those that are added know their places. */
function orderParts(left: readonly Scene[], wanted: Tour, newId: () => string): SimpleEdit[] {
  let ids = left.map(({ id }) => id);
  const goal = wanted.scenes.map(({ id }) => id).filter((id) => ids.includes(id));
  return goal.flatMap((id, index): SimpleEdit[] => {
    if (ids[index] === id) return [];
    ids = ids.filter((each) => each !== id).toSpliced(index, 0, id);
    return [{ ...head(newId), kind: 'scene.move', sceneId: id, index }];
  });
}

/** A scene that is gone comes back where it was, or last; one that the other state did not have stays. */
function partsForScene(current: Tour, wanted: Tour, sceneId: number, newId: () => string): SimpleEdit[] {
  const [now, then] = [find(current, sceneId), find(wanted, sceneId)];
  if (then === undefined) return [];
  if (now !== undefined) return sceneParts(now, then, newId);
  const index = Math.min(wanted.scenes.indexOf(then), current.scenes.length);
  return [{ ...head(newId), kind: 'scene.add', scene: then, index }];
}

function sceneParts(now: Scene, then: Scene, newId: () => string): SimpleEdit[] {
  return differing(now, then).map(([field, value]) => ({
    ...head(newId),
    kind: 'scene.set',
    sceneId: now.id,
    field,
    value,
  }));
}

function fieldParts(current: Tour, wanted: Tour, newId: () => string): SimpleEdit[] {
  const { scenes: _, ...now } = contentOf(current);
  const { scenes: __, ...then } = contentOf(wanted);
  return differing(now, then).map(([field, value]) => ({ ...head(newId), kind: 'tour.set', field, value }));
}

function wholly(current: Tour, wanted: Tour, newId: () => string): Edit {
  const edits = differing(contentOf(current), contentOf(wanted)).map(
    ([field, value]): SimpleEdit => ({ ...head(newId), kind: 'tour.set', field, value }),
  );
  return { ...head(newId), kind: 'batch', edits };
}

/** The fields of `then` that are otherwise in `now`; null for those that it has not. */
function differing(now: object, then: object): [string, unknown][] {
  const [old, fresh] = [now as Record<string, unknown>, then as Record<string, unknown>];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .filter((field) => field !== 'id' && !isSame(old[field], fresh[field]))
    .map((field) => [field, fresh[field] ?? null]);
}

function find({ scenes }: Tour, id: number): Scene | undefined {
  return scenes.find((scene) => scene.id === id);
}
