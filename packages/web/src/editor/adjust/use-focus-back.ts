import { type RefObject, useLayoutEffect } from 'react';
import { useEditor } from '../editor-context.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';

/** Marks the button that leads into the adjusting of a photo. */
export const adjustButton = { 'data-adjust-photo': '' };

/**
 * Where the keyboard continues when the adjusting ends in which it was, or a mark on the panorama: at the button that
 * led there, else at the panorama.
 */
export function useFocusBack(inspector: RefObject<HTMLElement | null>): void {
  const { store } = useOpenTour();
  const { canvas } = useEditor();
  useLayoutEffect(() => {
    const from = inspector.current;
    return () => {
      const active = document.activeElement;
      if (!from?.contains(active) && !active?.closest('[data-editor-canvas]')) return;
      // Once what is there instead is shown.
      setTimeout(() => {
        // What is still there keeps it: the panorama, where one only looked around.
        if (store.getState().adjusting || active?.isConnected) return;
        const button = document.querySelector<HTMLElement>('[data-adjust-photo]');
        if (button) button.focus();
        else canvas.current?.focus();
      });
    };
  }, [inspector, canvas, store]);
}
