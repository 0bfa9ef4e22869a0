/**
 * A page that outlives a deployment: the parts of the app that it has not loaded yet are gone from the server. It loads
 * itself again, once and where nothing is lost by that; else it says so (`layout/failures/reload-notice.tsx`).
 */
import { hasTypedWords } from '../has-typed-words.ts';
import { partOfApp, watchResources } from './part-of-app.ts';
import { reloadOffer } from './reload-offer.ts';

/** Looks whenever a part of the app cannot be had, until the returned function is called. */
export function watchForNewBuild(reload = () => location.reload()): () => void {
  const listening = new AbortController();
  let isLooking = false;
  const look = async () => {
    if (isLooking || reloadOffer.reason() === 'new-build') return;
    isLooking = true;
    const isGone = await isBuildGone(listening.signal);
    if (isGone && !listening.signal.aborted) {
      if (!mayReload()) reloadOffer.make('new-build');
      else return reload();
    }
    isLooking = false;
  };
  addEventListener('vite:preloadError', () => void look(), { signal: listening.signal });
  // The viewer that runs ahead of the app loads parts of it, too, and tries again without a word.
  const stop = watchResources(({ name, responseStatus }) => {
    if (responseStatus === 404 && partOfApp.test(name)) void look();
  });
  return () => {
    listening.abort();
    stop();
    reloadOffer.make(null);
  };
}

/**
 * Whether the server has another build by now. A part that changes changes the name of whatever loads it, and so that of
 * the script that everything begins with. A server that does not answer, or not now, has said nothing.
 */
async function isBuildGone(signal: AbortSignal): Promise<boolean> {
  const start = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!start) return false;
  const answer = await fetch(start.src, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
  return answer?.status === 404;
}

/** Once: a page that was loaded again already would come in circles. An embed does not keep its place in its address. */
function mayReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFirst = entry !== undefined && entry.type !== 'reload';
  const isFramed = location.pathname.startsWith('/embed/');
  return isFirst && !isFramed && !document.fullscreenElement && !hasTypedWords();
}
