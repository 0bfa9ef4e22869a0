/** Waits until a page is idle enough for more than its texts and images. */
import { useEffect, useState } from 'react';

/** How long nothing may have kept the browser from answering to the visitor. */
const restMs = 4000;
/** A page that never comes to rest does not wait forever. */
const quietTimeoutMs = 15_000;

/**
 * Whether the page is loaded and has been at rest for a while. What costs a phone its breath, as opening a panorama
 * does, waits for that: until then a visitor reads and scrolls, and sees its picture.
 */
export function useQuietPage(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let stop = () => {};
    const wait = () => {
      stop = whenAtRest(() => setQuiet(true));
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      stop();
    };
  }, []);
  return isQuiet;
}

function whenAtRest(then: () => void): () => void {
  const watch = watchLongTasks(() => {
    clearTimeout(timer);
    timer = setTimeout(end, restMs);
  });
  const end = () => {
    stop();
    then();
  };
  let timer = setTimeout(end, restMs);
  const timeout = setTimeout(end, quietTimeoutMs);
  const stop = () => {
    clearTimeout(timer);
    clearTimeout(timeout);
    watch?.disconnect();
  };
  return stop;
}

/** Reports tasks that blocked the browser for 50 ms or more, where it is supported. */
function watchLongTasks(onLongTask: () => void): PerformanceObserver | null {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) return null;
  const observer = new PerformanceObserver(onLongTask);
  observer.observe({ type: 'longtask' });
  return observer;
}

/** Whether the visitor has asked the system for less motion. */
export function isMotionReduced(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
