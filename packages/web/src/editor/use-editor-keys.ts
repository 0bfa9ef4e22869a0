import { useEffect } from 'react';
import type { ActionContext } from './actions/action.ts';
import { type KeyPlace, runKey } from './actions/all-actions.ts';
import { isKey, isKeyAnywhere } from './actions/keys.ts';

/** Listens to the keys of the whole editor. The canvas hears its keys before the viewer does. */
export function useEditorKeys(context: ActionContext): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || hasOwnKey(event, context)) return;
      if (!runKey(event, placeOf(event, context), context)) {
        // Nobody means all words of the page.
        if (isKeyAnywhere(event, 'Mod+a') && !isInText(event)) event.preventDefault();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [context]);
}

/** Whether what has the focus answers this key itself, as it announces to assistive technology too. */
function hasOwnKey(event: KeyboardEvent, context: ActionContext): boolean {
  const { target } = event;
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    const button = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
    // Of the hotspot that is selected already, Enter asks for its fields.
    const id = button?.dataset['hotspotId'];
    if (button && (id === undefined || id !== context.state().selectedHotspotId)) return true;
  }
  const owner = target instanceof Element ? target.closest('[aria-keyshortcuts]') : null;
  const keys = owner?.getAttribute('aria-keyshortcuts')?.split(' ') ?? [];
  return keys.some((key) => key === event.key || isKey(event, key));
}

function isInText({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
}

function placeOf({ target }: KeyboardEvent, context: ActionContext): KeyPlace {
  // A dialog has the keys from its first moment on, before the focus has come to it; scenes to choose from are beside.
  const { overlay } = context.state();
  if (overlay !== null && overlay !== 'target') return 'dialog';
  if (!(target instanceof Element)) return 'elsewhere';
  if (target.closest('dialog, [role="dialog"]')) return 'dialog';
  // Lists and menus have keys of their own.
  if (target.closest('textarea, select, [contenteditable], [role="menu"]')) return 'field';
  // A slider, and a number in which nothing is written, have no undo of their own.
  if (target.matches('input:not([type="range"], [type="checkbox"], [data-untouched])')) return 'field';
  return target.closest('[data-editor-canvas]') ? 'canvas' : 'elsewhere';
}
