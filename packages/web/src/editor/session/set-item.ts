/** Edits of the items of a list by id, so that concurrent edits of other items are kept. */
import { isSame, type ListPath } from '@tourwright/tour/document';
import type { TextId } from '../editor-text.ts';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import { type Change, newEdit } from '../state/new-edit.ts';

interface Listed {
  id?: string | undefined;
}

/** What a step is called in the history. */
interface StepName {
  id: TextId;
  values?: Record<string, string>;
}

/** Adds items to a list of the document, as one step. */
export function addItems(
  store: EditorStore,
  path: ListPath,
  items: readonly (Listed & Record<string, unknown>)[],
  name: StepName,
): void {
  const changes = items.map((item) => ({ kind: 'item.add', path: [...path], item }) as unknown as Change);
  commit(store, changes, name);
}

/** Removes an item from a list of the document, as one step. */
export function removeItem(store: EditorStore, path: ListPath, { id = '' }: Listed, name: StepName): void {
  commit(store, [{ kind: 'item.remove', path: [...path], itemId: id }], name);
}

/** `index` is the item's after the move. */
export function moveItem(
  store: EditorStore,
  path: ListPath,
  { id = '' }: Listed,
  index: number,
  name: StepName,
): void {
  commit(store, [{ kind: 'item.move', path: [...path], itemId: id, index }], name);
}

/** Gives an item the fields of another; nothing is sent of those that are the same. */
export function setItem<Item extends Listed>(
  store: EditorStore,
  path: ListPath,
  item: Item,
  next: Item,
  name: StepName,
  gesture?: string,
): void {
  commit(store, itemChanges(path, item, next), name, gesture);
}

/** The same, but only shown: a slider or a mark that still moves. */
export function previewItem<Item extends Listed>(
  store: EditorStore,
  path: ListPath,
  item: Item,
  next: Item,
): void {
  const [first, ...rest] = itemChanges(path, item, next);
  if (first) store.setState({ preview: newEdit(first, ...rest) });
}

/** What gives an item the fields of another. */
export function itemChanges(path: ListPath, item: Listed, next: Listed): Change[] {
  const [before, after] = [item, next] as Record<string, unknown>[];
  const fields = new Set(Object.keys({ ...before, ...after }));
  return [...fields]
    .filter((field) => !isSame(before?.[field], after?.[field]))
    .map((field) => ({
      kind: 'item.set',
      path: [...path],
      itemId: item.id ?? '',
      field,
      value: after?.[field] ?? null,
    }));
}

function commit(
  store: EditorStore,
  [first, ...rest]: Change[],
  { id, values = {} }: StepName,
  gesture?: string,
): void {
  if (!first) return;
  store.getState().commit(newEdit(first, ...rest), { name: { id, values }, ...(gesture && { gesture }) });
}
