import { type RefObject, useSyncExternalStore } from 'react';
import { logError } from '../client/log.ts';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Full screen of an element; `isPossible` is false in frames that may not, and on phones that cannot. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = () => {
    const done = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
    done?.catch((cause: unknown) => logError('Full screen was refused:', cause));
  };
  return { isOn, isPossible: document.fullscreenEnabled === true, toggle };
}
