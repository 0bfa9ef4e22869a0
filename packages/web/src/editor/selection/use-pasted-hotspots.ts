import { useEffect } from 'react';
import type { ActionContext } from '../actions/action.ts';
import { t } from '../editor-text.ts';
import { pasteText } from './chosen-actions.ts';
import { hotspotsIn } from './clipboard-text.ts';

/** Takes hotspots that are pasted anywhere but where the user writes: from this scene, another tour or another browser. */
export function usePastedHotspots(context: ActionContext): void {
  useEffect(() => {
    let giveUp = () => {};
    const onPaste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      const isWriting =
        target instanceof Element &&
        target.closest('input, textarea, select, [contenteditable], [role=dialog]');
      if (isWriting || !clipboardData || clipboardData.files.length > 0) return;
      // What was copied where the browser lets no page write to the clipboard stayed in this tab.
      const kept = navigator.clipboard ? '' : (context.state().clipboard ?? '');
      const text = [clipboardData.getData('text/plain'), kept].find((each) => hotspotsIn(each));
      if (text === undefined) return;
      event.preventDefault();
      giveUp();
      giveUp = pasteInSight(context, text);
    };
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('paste', onPaste);
      giveUp();
    };
  }, [context]);
}

/**
 * Pastes into the open scene once it is in sight, unless somebody leaves it before: nothing is put where nobody looks.
 * Returns how to give that up.
 */
function pasteInSight(context: ActionContext, text: string): () => void {
  const { canvasSceneId, selectedSceneId } = context.state();
  if (canvasSceneId !== null) {
    pasteText(context, text);
    return () => {};
  }
  context.say('info', t(selectedSceneId === null ? 'many.paste-nowhere' : 'many.paste-waits'));
  if (selectedSceneId === null) return () => {};
  const giveUp = context.store.subscribe((state) => {
    if (state.selectedSceneId === selectedSceneId && state.canvasSceneId === null) return;
    giveUp();
    if (state.canvasSceneId === selectedSceneId) pasteText(context, text);
  });
  return giveUp;
}
