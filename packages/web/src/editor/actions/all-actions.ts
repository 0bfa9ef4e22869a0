import { duplicateAction } from '../scenes/duplicate-scene.ts';
import { floorActions } from '../scenes/move-by-floor.ts';
import type { EditorState } from '../state/editor-state.ts';
import type { Action, ActionContext } from './action.ts';
import { isChosen, keysOf } from './chosen-keys.ts';
import { editActions } from './edit-actions.ts';
import { helpActions } from './help-actions.ts';
import { isCommand, isKey, latinPress } from './keys.ts';
import { sceneActions } from './scene-actions.ts';
import { tourActions } from './tour-actions.ts';

/** The one registry: everything that the editor can do. */
export const allActions: readonly Action[] = [
  ...tourActions,
  ...editActions,
  ...sceneActions,
  duplicateAction,
  ...floorActions,
  ...helpActions,
];

/** An action by its id. A wrong id is a bug. */
export function actionOf(id: string): Action {
  const action = allActions.find((one) => one.id === id);
  if (!action) throw new Error(`no action ${id}`);
  return action;
}

/** Whether an action can be run in this state; one that has no condition always can. */
export function isEnabled(action: Action, state: EditorState): boolean {
  return action.isEnabled?.(state) ?? true;
}

/** Where the focus is when a key is pressed. */
export type KeyPlace = 'field' | 'dialog' | 'canvas' | 'elsewhere';

/** What the editor answers in a field too; help would take the place of a dialog. */
const inFields = ['palette', 'preview', 'help'];
const inDialogs = ['palette', 'preview'];

/** Runs the action of a key, if there is one for this place; true when it did. */
export function runKey(event: KeyboardEvent, place: KeyPlace, context: ActionContext): boolean {
  // A letter of another script may be somebody's own key.
  const action = actionFor(event, place) ?? actionFor(latinPress(event), place);
  if (!action || !isEnabled(action, context.state())) return false;
  action.run(context);
  return true;
}

function actionFor(press: Parameters<typeof isKey>[0], place: KeyPlace): Action | undefined {
  return allActions.find((one) => {
    const key = one.isBrowserKey ? undefined : keysOf(one).find((each) => isKey(press, each));
    if (key === undefined) return false;
    // In a field, keys write; only what cannot be text reaches the editor, and undo stays the field's own.
    if (place === 'field') return inFields.includes(one.id) && isCommand(key);
    if (place === 'dialog') return inDialogs.includes(one.id) && isCommand(key);
    if (place === 'canvas') return true;
    return (one.scope ?? 'anywhere') === 'anywhere' && (!isChosen(one) || isCommand(key));
  });
}
