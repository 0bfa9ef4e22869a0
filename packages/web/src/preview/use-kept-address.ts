import type { Viewer } from '@tourwright/viewer';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { writeAddress } from './tour-address.ts';

/** Often enough for a copied link; browsers refuse more than some hundred changes of address in a while. */
const delayMs = 400;

/** Keeps scene and view in the address. Call the result whenever one of them may have changed. */
export function useKeptAddress(viewer: RefObject<Viewer | null>, isKept: boolean): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const keep = useCallback(() => {
    if (!isKept) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { current } = viewer;
      if (!current || current.sceneId === null) return;
      const search = writeAddress(location.search, current.sceneId, current.view);
      history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
    }, delayMs);
  }, [viewer, isKept]);

  useEffect(() => {
    // Going back from a panel brings an older address back.
    addEventListener('popstate', keep);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', keep);
    };
  }, [keep]);
  return keep;
}
