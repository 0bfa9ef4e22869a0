import type { Viewer } from '@tourwright/viewer';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { writeAddress } from './tour-address.ts';

/** Often enough for a copied link; browsers refuse more than some hundred changes of address in a while. */
const delayMs = 400;

/** Keeps the address in step with scene and view. */
export interface KeptAddress {
  /** The view may have changed: it is written once it rests. A tour that turns by itself never rests. */
  onView: () => void;
  /** Another scene is there: it is written soon, whatever the view does. */
  onScene: () => void;
  /** Somebody is about to copy it. */
  write: () => void;
}

/** Keeps scene and view in the address. */
export function useKeptAddress(viewer: RefObject<Viewer | null>, isKept: boolean): KeptAddress {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isDue = useRef(false);
  const write = useCallback(() => {
    clearTimeout(timer.current);
    isDue.current = false;
    const { current } = viewer;
    if (!isKept || !current || current.sceneId === null) return;
    const search = writeAddress(location.search, current.sceneId, current.view);
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }, [viewer, isKept]);
  const onView = useCallback(() => {
    if (isDue.current) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(write, delayMs);
  }, [write]);
  const onScene = useCallback(() => {
    onView();
    isDue.current = true;
  }, [onView]);

  useEffect(() => {
    // Going back from a panel brings an older address back.
    addEventListener('popstate', onView);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', onView);
    };
  }, [onView]);
  return useMemo(() => ({ onView, onScene, write }), [onView, onScene, write]);
}
