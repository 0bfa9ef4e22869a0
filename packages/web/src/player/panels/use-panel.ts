import type { Hotspot } from '@tourwright/tour/document';
import type { ViewerEvents } from '@tourwright/viewer';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** What is open over the tour: one thing at a time. */
export type Panel =
  | { kind: 'scenes' }
  | { kind: 'share' }
  /** `isGate`: nobody asked for it, and one may continue without it. */
  | { kind: 'contact'; isGate?: boolean }
  | { kind: 'cart' }
  /** `isGuide`: where the guided tour is written down. */
  | { kind: 'text'; isGuide?: boolean }
  | { kind: 'hotspot'; hotspot: Hotspot }
  | ({ kind: 'enlarged' } & ViewerEvents['enlarge']);

/** What is open over the tour, and how that is changed. */
export interface PanelControl {
  panel: Panel | null;
  /** `from` is what the focus goes back to; where it is now when absent. */
  open: (panel: Panel, from?: Element | null) => void;
  close: () => void;
}

const mark = 'panel';

/**
 * The open panel. Escape closes it, and so does the browser's Back where `keepsHistory`: a panel is then an entry of
 * its own. (A framed tour must not put entries into its host's history.) Focus goes back to where it came from.
 */
export function usePanel(keepsHistory: boolean): PanelControl {
  const [panel, setPanel] = useState<Panel | null>(null);
  const opener = useRef<Element | null>(null);
  const isLeaving = useRef(false);
  /** Opened while the browser was still going back from the last one. */
  const isAwaited = useRef(false);

  const enter = useCallback(() => {
    if (keepsHistory) history.pushState({ ...history.state, [mark]: true }, '');
  }, [keepsHistory]);

  const open = useCallback(
    (next: Panel, from: Element | null = document.activeElement) => {
      isAwaited.current = isLeaving.current;
      if (!hasMark() || isLeaving.current) opener.current = from;
      if (!hasMark()) enter();
      setPanel(next);
    },
    [enter],
  );

  const close = useCallback(() => {
    isAwaited.current = false;
    setPanel(null);
    // Going back takes a moment; asked twice, the browser would leave the tour.
    if (keepsHistory && hasMark() && !isLeaving.current) {
      isLeaving.current = true;
      history.back();
    }
  }, [keepsHistory]);

  useEffect(() => {
    const onBack = () => {
      isLeaving.current = false;
      if (hasMark()) return;
      if (isAwaited.current) enter();
      else setPanel(null);
      isAwaited.current = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) close();
    };
    addEventListener('popstate', onBack);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('popstate', onBack);
      removeEventListener('keydown', onKey);
    };
  }, [close, enter]);

  useFocusBack(panel !== null, opener);

  return { panel, open, close };
}

/** Gives the focus back to where it came from, once a panel closes. */
function useFocusBack(isOpen: boolean, opener: RefObject<Element | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosing = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    // One may be requested while the page is made, before this is notified that nothing is open yet.
    if (!isClosing) return;
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    opener.current = null;
  }, [isOpen, opener]);
}

function hasMark(): boolean {
  return Boolean((history.state as Record<string, unknown> | null)?.[mark]);
}
