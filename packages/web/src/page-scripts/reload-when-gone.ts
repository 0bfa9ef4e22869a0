/**
 * Comes before the scripts that the app begins with. A page that was kept (a restored tab, a cache) may name some that
 * the server no longer has: it is loaded again then, once, unless somebody has written something into it. What is
 * missing later is for the app itself to notice (`client/loading/new-build.ts`).
 */
import { hasTypedWords } from '../client/has-typed-words.ts';

async function reloadIfGone({ src }: HTMLScriptElement): Promise<void> {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!src.includes('/assets/') || entry?.type === 'reload') return;
  const answer = await fetch(src, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status === 404 && !hasTypedWords()) location.reload();
}

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) void reloadIfGone(target);
  },
  true,
);
