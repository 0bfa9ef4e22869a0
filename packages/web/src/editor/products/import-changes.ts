import type { EditorState } from '../state/editor-state.ts';
import { type Change, newEdit } from '../state/new-edit.ts';

/** As many changes are one edit. */
const atOnce = 400;

/** Makes changes to the products that were chosen in a list, as few steps as they fit in. */
export function importChanges({ commit }: Pick<EditorState, 'commit'>, changes: readonly Change[]): void {
  for (let start = 0; start < changes.length; start += atOnce) {
    const [first, ...rest] = changes.slice(start, start + atOnce);
    if (first) commit(newEdit(first, ...rest), { name: { id: 'edit.product.import', values: {} } });
  }
}
