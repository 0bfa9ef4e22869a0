import type { Edit, SimpleEdit } from '@tourwright/tour/edit';
import { newId } from '../../client/new-id.ts';

type WithoutHead<E> = E extends SimpleEdit ? Omit<E, 'id' | 'v'> : never;

/** A change before it gets its id: its kind and arguments. */
export type Change = WithoutHead<SimpleEdit>;

/** An edit with a fresh id, by which the server knows a repeat. Several changes become one batch, all or nothing. */
export function newEdit(...changes: [Change, ...Change[]]): Edit {
  const edits = changes.map((change) => ({ ...change, ...head() }) as SimpleEdit);
  const [first] = edits;
  return edits.length === 1 && first ? first : { ...head(), kind: 'batch', edits };
}

/** One edit that does what several do in their order; null for none. */
export function batchOf(edits: readonly Edit[]): Edit | null {
  const simple = edits.flatMap((edit) => (edit.kind === 'batch' ? edit.edits : [edit]));
  const [first] = simple;
  if (!first) return null;
  if (simple.length === 1) return { ...first, ...head() };
  return { ...head(), kind: 'batch', edits: simple.map((edit) => ({ ...edit, ...head() })) };
}

function head(): { id: string; v: 1 } {
  return { id: newId(), v: 1 };
}
