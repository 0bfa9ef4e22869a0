import { editKinds, type SimpleEdit } from './edit.ts';
import type { EditKind } from './edit-kind.ts';

/** What is known of an edit's kind. The table is keyed by the kind, so the functions found there fit the edit. */
export function kindOf(edit: SimpleEdit): EditKind<(typeof editKinds)[SimpleEdit['kind']]['record']> {
  return editKinds[edit.kind] as unknown as ReturnType<typeof kindOf>;
}

/** The edits of a batch; an edit alone is a batch of one. */
export function partsOf(edit: { kind: string }): SimpleEdit[] {
  return 'edits' in edit ? (edit.edits as SimpleEdit[]) : [edit as SimpleEdit];
}
