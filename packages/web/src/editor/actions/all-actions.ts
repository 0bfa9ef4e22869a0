import type { EditorState } from '../state/editor-state.ts';
import type { Action, ActionContext } from './action.ts';
import { editActions } from './edit-actions.ts';
import { isKey } from './keys.ts';
import { sceneActions } from './scene-actions.ts';
import { tourActions } from './tour-actions.ts';

/** The one registry: everything that the editor can do. */
export const allActions: readonly Action[] = [...tourActions, ...editActions, ...sceneActions];

/** An action by its id. A wrong id is a bug. */
export function actionOf(id: string): Action {
  const action = allActions.find((one) => one.id === id);
  if (!action) throw new Error(`no action ${id}`);
  return action;
}

export function isEnabled(action: Action, state: EditorState): boolean {
  return action.isEnabled?.(state) ?? true;
}

/** Where the focus is when a key is pressed. */
export type KeyPlace = 'field' | 'canvas' | 'elsewhere';

/** Runs the action of a key, if there is one for this place; true when it did. */
export function runKey(event: KeyboardEvent, place: KeyPlace, context: ActionContext): boolean {
  const action = allActions.find((one) => {
    if (one.isBrowserKey || !one.keys?.some((key) => isKey(event, key))) return false;
    // In a field, keys write; only what cannot be text reaches the editor, and undo stays the field's own.
    if (place === 'field') return one.id === 'palette' || one.id === 'preview';
    return (one.scope ?? 'anywhere') === 'anywhere' || place === 'canvas';
  });
  if (!action || !isEnabled(action, context.state())) return false;
  action.run(context);
  return true;
}
