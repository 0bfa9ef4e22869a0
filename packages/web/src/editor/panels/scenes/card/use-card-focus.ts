import { useLayoutEffect, useRef } from 'react';
import { useOpenTour } from '../../../open-tour/open-tour-context.ts';

/**
 * Where the keyboard continues when a scene's card goes away with it: at the card of the scene that is shown then. The
 * card's menu is elsewhere in the page, and goes with the card.
 */
export function useCardFocus() {
  const { store } = useOpenTour();
  const card = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const from = card.current;
    return () => {
      const { activeElement } = document;
      if (!from?.contains(activeElement) && !activeElement?.closest('[role="menu"]')) return;
      const { selectedSceneId } = store.getState();
      const heir = document.querySelector<HTMLElement>(`li[data-scene-id="${selectedSceneId}"] > button`);
      (heir ?? document.getElementById('main'))?.focus();
    };
  }, [store]);
  return card;
}
