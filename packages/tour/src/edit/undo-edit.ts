import { isSame, type Tour } from '../document/index.ts';
import { applyEdit } from './apply-edit.ts';
import type { Edit, SimpleEdit } from './edit.ts';
import { kindOf, partsOf } from './kind-of.ts';
import { findItem, type Item, itemsOf, type ListName } from './lists.ts';
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
      const item = findItem(tour, step.name, step.item.id);
      return isSame(item, step.item) ? [removeChange(step.name, step.item.id)] : null;
    }
    case 'removed':
      return [insertChange(step.name, step.item, step.index)];
    case 'moved': {
      const index = itemsOf(tour, step.name)?.findIndex(({ id }) => id === step.id);
      if (index !== step.after || typeof step.id !== 'number') return null;
      return [{ kind: 'scene.move', sceneId: step.id, index: step.before }];
    }
  }
}

function setChange(target: Target, field: string, value: unknown): Change {
  if (target === null) return { kind: 'tour.set', field, value };
  const { name, id } = target;
  if (name.list === 'scenes') return { kind: 'scene.set', sceneId: Number(id), field, value };
  if (name.list === 'hotspots') {
    return { kind: 'hotspot.set', sceneId: name.sceneId, hotspotId: String(id), field, value };
  }
  if (name.list === 'videos') {
    return { kind: 'video.set', sceneId: name.sceneId, videoId: String(id), field, value };
  }
  return { kind: 'file.set', list: name.list, fileId: String(id), field, value };
}

function removeChange(name: ListName, id: Item['id']): Change {
  if (name.list === 'scenes') return { kind: 'scene.remove', sceneId: Number(id) };
  if (name.list === 'hotspots') {
    return { kind: 'hotspot.remove', sceneId: name.sceneId, hotspotId: String(id) };
  }
  if (name.list === 'videos') return { kind: 'video.remove', sceneId: name.sceneId, videoId: String(id) };
  return { kind: 'file.remove', list: name.list, fileId: String(id) };
}

/** The item was in the tour before, so it has the shape that its list wants. */
function insertChange(name: ListName, item: Item, index: number): Change {
  if (name.list === 'scenes') return { kind: 'scene.add', scene: item, index } as unknown as Change;
  if (name.list === 'hotspots') {
    return { kind: 'hotspot.add', sceneId: name.sceneId, hotspot: item, index } as unknown as Change;
  }
  if (name.list === 'videos') {
    return { kind: 'video.add', sceneId: name.sceneId, video: item, index } as unknown as Change;
  }
  return { kind: 'file.add', list: name.list, file: item, index } as unknown as Change;
}

function nameOf(tour: Tour, step: UndoStep): string {
  if (step.type === 'fields') {
    const record = step.target && recordAt(tour, step.target);
    return String(record?.name ?? record?.text ?? Object.keys(step.fields).join(', '));
  }
  const item = step.type === 'moved' ? findItem(tour, step.name, step.id) : step.item;
  return String(item?.name ?? item?.text ?? step.name.list);
}
