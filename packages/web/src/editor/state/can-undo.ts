/** Whether there is something to undo or redo; of the photo's adjustment while one is open. */
import type { EditorState } from './editor-state.ts';

type Past = Pick<EditorState, 'adjusting' | 'history'>;

/** Whether there is something to undo, in the adjustment that is open or else in the tour. */
export function canUndo({ adjusting, history }: Past): boolean {
  return (adjusting ? adjusting.past : history.done).length > 0;
}

/** Whether there is something to redo, in the adjustment that is open or else in the tour. */
export function canRedo({ adjusting, history }: Past): boolean {
  return (adjusting ? adjusting.undone : history.undone).length > 0;
}
