import { useEffect } from 'react';
import type { ActionContext } from '../actions/action.ts';
import { pasteText } from './chosen-actions.ts';

/** Takes hotspots that are pasted anywhere but where the user writes: from this scene, another tour or another browser. */
export function usePastedHotspots(context: ActionContext): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      const isWriting =
        target instanceof Element &&
        target.closest('input, textarea, select, [contenteditable], [role=dialog]');
      if (isWriting || !clipboardData || clipboardData.files.length > 0) return;
      // Nothing is put into a scene that is not in sight.
      if (context.state().canvasSceneId === null) return;
      const text = clipboardData.getData('text/plain');
      // What was copied where the browser lets no page write to the clipboard stayed in this tab.
      const kept = navigator.clipboard ? '' : (context.state().clipboard ?? '');
      if (pasteText(context, text) || pasteText(context, kept)) event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [context]);
}
