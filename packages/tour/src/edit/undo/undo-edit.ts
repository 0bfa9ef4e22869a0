import { type Item, isSame, itemsAt, type ListPath, type Tour } from '../../document/index.ts';
import { applyEdit } from '../apply-edit.ts';
import type { Edit, SimpleEdit } from '../edit.ts';
import { kindOf, partsOf } from '../kind-of.ts';
import { findItem } from '../lists.ts';
import { recordAt, type Target, type UndoStep } from './undo-step.ts';

/** What has to be known to take an edit back; plain data. */
export interface Undo {
  /** In the order in which they were done. */
  steps: UndoStep[];
}

type WithoutHead<E> = E extends SimpleEdit ? Omit<E, 'id' | 'v'> : never;
type Change = WithoutHead<SimpleEdit>;

/** How to take an edit back, captured from the tour that it is about to be applied to. */
export function invertEdit(before: Tour, edit: Edit): Undo {
  const steps: UndoStep[] = [];
  let current = before;
  for (const part of partsOf(edit)) {
    const kind = kindOf(part);
    const outcome = kind.apply(current, part);
    // A batch that fails halfway changes nothing, so there is nothing to take back.
    if (!outcome.ok) return { steps: [] };
    steps.push(...kind.undo(current, outcome.tour, part));
    current = outcome.tour;
  }
  return { steps };
}

/**
 * The edit that takes another one back, computed against the tour as it is now; null when nothing of it can be.
 * What somebody else changed since is left alone and named: by its name, or by its field where it has none.
 * `newId` gives the id of each new edit.
 */
export function undoEdit(
  current: Tour,
  undo: Undo,
  newId: () => string,
): { edit: Edit | null; leftAlone: string[] } {
  const edits: SimpleEdit[] = [];
  const leftAlone: string[] = [];
  let tour = current;
  for (const step of undo.steps.toReversed()) {
    const changes = changesOf(tour, step);
    const wanted = changes?.map((change) => ({ ...change, id: newId(), v: 1 }) as SimpleEdit);
    const outcome = wanted && applyAll(tour, wanted, newId);
    if (!wanted || !outcome?.ok) {
      leftAlone.push(nameOf(current, step));
      continue;
    }
    edits.push(...wanted);
    tour = outcome.tour;
  }
  return { edit: together(edits, newId), leftAlone };
}

function applyAll(tour: Tour, edits: SimpleEdit[], newId: () => string) {
  const edit = together(edits, newId);
  return edit ? applyEdit(tour, edit) : ({ ok: true, tour } as const);
}

function together(edits: SimpleEdit[], newId: () => string): Edit | null {
  const [first] = edits;
  if (!first) return null;
  return edits.length === 1 ? first : { id: newId(), v: 1, kind: 'batch', edits };
}

/** What takes a step back now; null when somebody else has changed the same since. */
function changesOf(tour: Tour, step: UndoStep): Change[] | null {
  switch (step.type) {
    case 'fields': {
      const record = recordAt(tour, step.target);
      const entries = Object.entries(step.fields);
      if (!record || entries.some(([field, { after }]) => !isSame(record[field], after))) return null;
      return entries
        .filter(([, { before, after }]) => !isSame(before, after))
        .map(([field, { before }]) => setChange(step.target, field, before ?? null));
    }
    case 'inserted': {
      const item = findItem(tour, step.path, step.item.id);
      return isSame(item, step.item) ? [removeChange(step.path, step.item.id)] : null;
    }
    case 'removed':
      return [insertChange(step.path, step.item, step.index)];
    case 'moved': {
      const index = itemsAt(tour, step.path)?.findIndex(({ id }) => id === step.id);
      return index === step.after ? [moveChange(step.path, step.id, step.before)] : null;
    }
  }
}

function setChange(target: Target, field: string, value: unknown): Change {
  if (target === null) return { kind: 'tour.set', field, value };
  const { path, id } = target;
  const owner = ownerOf(path);
  const itemId = String(id);
  if (owner === null) return { kind: 'item.set', path: [...path], itemId, field, value };
  if (owner.list === 'scenes') return { kind: 'scene.set', sceneId: Number(id), field, value };
  if (owner.list === 'hotspots') {
    return { kind: 'hotspot.set', sceneId: owner.sceneId, hotspotId: itemId, field, value };
  }
  if (owner.list === 'videos') {
    return { kind: 'video.set', sceneId: owner.sceneId, videoId: itemId, field, value };
  }
  return { kind: 'file.set', list: owner.list, fileId: itemId, field, value };
}

function removeChange(path: ListPath, id: Item['id']): Change {
  const owner = ownerOf(path);
  const itemId = String(id);
  if (owner === null) return { kind: 'item.remove', path: [...path], itemId };
  if (owner.list === 'scenes') return { kind: 'scene.remove', sceneId: Number(id) };
  if (owner.list === 'hotspots') return { kind: 'hotspot.remove', sceneId: owner.sceneId, hotspotId: itemId };
  if (owner.list === 'videos') return { kind: 'video.remove', sceneId: owner.sceneId, videoId: itemId };
  return { kind: 'file.remove', list: owner.list, fileId: itemId };
}

/** The item was in the tour before, so it has the shape that its list wants. */
function insertChange(path: ListPath, item: Item, index: number): Change {
  const owner = ownerOf(path);
  if (owner === null) return { kind: 'item.add', path: [...path], item, index } as unknown as Change;
  if (owner.list === 'scenes') return { kind: 'scene.add', scene: item, index } as unknown as Change;
  if (owner.list === 'hotspots') {
    return { kind: 'hotspot.add', sceneId: owner.sceneId, hotspot: item, index } as unknown as Change;
  }
  if (owner.list === 'videos') {
    return { kind: 'video.add', sceneId: owner.sceneId, video: item, index } as unknown as Change;
  }
  return { kind: 'file.add', list: owner.list, file: item, index } as unknown as Change;
}

function moveChange(path: ListPath, id: Item['id'], index: number): Change {
  const owner = ownerOf(path);
  if (owner?.list === 'scenes') return { kind: 'scene.move', sceneId: Number(id), index };
  if (owner && !('sceneId' in owner)) {
    return { kind: 'file.move', list: owner.list, fileId: String(id), index } as Change;
  }
  return { kind: 'item.move', path: [...path], itemId: String(id), index };
}

/** The lists whose items have edits of their own. */
type Owner =
  | { list: 'scenes' | 'audio' | 'brochures' | 'floorPlans' }
  | { list: 'hotspots' | 'videos'; sceneId: number };

/** Which of those lists a path names; null for every other. */
function ownerOf([first, sceneId, inScene, ...deeper]: ListPath): Owner | null {
  if (deeper.length > 0) return null;
  if (inScene === undefined) {
    return first === 'scenes' || first === 'audio' || first === 'brochures' || first === 'floorPlans'
      ? { list: first }
      : null;
  }
  const isOwn = first === 'scenes' && (inScene === 'hotspots' || inScene === 'videos');
  return isOwn ? { list: inScene, sceneId: Number(sceneId) } : null;
}

function nameOf(tour: Tour, step: UndoStep): string {
  if (step.type === 'fields') {
    const record = step.target && recordAt(tour, step.target);
    return String(record?.name ?? record?.text ?? Object.keys(step.fields).join(', '));
  }
  const item = step.type === 'moved' ? findItem(tour, step.path, step.id) : step.item;
  return String(item?.name ?? item?.text ?? step.path.at(-1));
}
