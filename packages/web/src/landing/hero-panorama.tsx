import { createViewer, type Viewer } from '@tourwright/viewer/radians';
import '@tourwright/viewer/viewer.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { logError } from '../client/log.ts';
import styles from './hero.module.css';
import { coveringView, narrowPx, posterViews } from './hero-view.ts';
import { loadScene } from './load-scene.ts';

/** A tour's page may keep more; this one is passed through. */
const memoryBudgetBytes = 64 * 2 ** 20;

/** What the turning panorama at the top of the landing page needs. */
export interface HeroPanoramaProps {
  tourId: string;
  turns: boolean;
  /** The picture is there, over the poster. */
  onShown(): void;
}

/** The scene of the poster, live and turning. A picture behind words: screen readers and the keyboard pass it by. */
export function HeroPanorama({ tourId, turns, onShown }: HeroPanoramaProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const [isShown, setShown] = useState(false);
  const isSeen = useSeen(stage);

  useEffect(() => {
    const closing = new AbortController();
    let opened: Viewer | null = null;
    loadScene(tourId, closing.signal).then(
      (scene) => {
        const element = stage.current;
        if (!scene || !element || closing.signal.aborted) return;
        const poster = element.clientWidth > narrowPx ? posterViews.wide : posterViews.tall;
        opened = createViewer(element, {
          scenes: [scene],
          view: coveringView(poster, { width: element.clientWidth, height: element.clientHeight }),
          hotspots: false,
          // The page is scrolled here, not the scene zoomed.
          controls: { wheel: false, keyboard: false, doubleTap: false },
          memoryBudgetBytes,
        });
        opened.canvas.tabIndex = -1;
        opened.on('state', ({ state }) => {
          if (state === 'sharp') setShown(true);
        });
        setViewer(opened);
      },
      // The poster is as good a background.
      (cause: unknown) => closing.signal.aborted || logError('Error fetching data:', cause),
    );
    return () => {
      closing.abort();
      opened?.close();
    };
  }, [tourId]);

  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);

  // Out of sight nothing is drawn.
  useEffect(() => viewer?.setAutorotate(turns && isShown && isSeen), [viewer, turns, isShown, isSeen]);

  return <div ref={stage} className={styles.live} data-shown={isShown || undefined} aria-hidden="true" />;
}

/** Whether any of an element is on the screen. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const { current } = element;
    if (!current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}
