import { useCallback, useEffect, useRef } from 'react';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';

/** While Space is held, whatever the tool, the pointer only looks around; gives the question whether it is. */
export function useSpaceToLook(): () => boolean {
  const { store } = useOpenTour();
  const isHeld = useRef(false);
  useEffect(() => {
    const set = (held: boolean) => {
      if (isHeld.current === held) return;
      isHeld.current = held;
      store.setState({ isLooking: held });
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const onCanvas = event.target instanceof HTMLCanvasElement || event.target === document.body;
      if (event.key !== ' ' || !onCanvas) return;
      // Else the page would scroll.
      event.preventDefault();
      set(true);
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ') set(false);
    };
    const letGo = () => set(false);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', letGo);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', letGo);
      set(false);
    };
  }, [store]);
  return useCallback(() => isHeld.current, []);
}
