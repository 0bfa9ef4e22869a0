/**
 * Some browsers (Chromium 150) never ask again for a module whose load failed once, so that no later try succeeds. Once the
 * server answers again and the browser still does not ask, the page says so; it does not load itself again, since what
 * failed may not be wanted yet.
 */
import { partOfApp, watchResources } from './part-of-app.ts';
import { reloadOffer } from './reload-offer.ts';

const firstPauseMs = 1_000;
const longestPauseMs = 15_000;
/** How long a server is waited for. */
const serverTimeoutMs = 10 * 60_000;

type Load = (address: string) => Promise<unknown>;

/** Looks whenever the script of a part could not be had, until the returned function is called. */
export function watchForKeptFailures(
  load: Load = (address) => import(/* @vite-ignore */ address),
): () => void {
  const closing = new AbortController();
  const seen = new Set<string>();
  const stop = watchResources(({ name, responseStatus }) => {
    // 0: no answer at all. A missing file is for `new-build.ts`.
    if (responseStatus !== 0 || !name.endsWith('.js') || !partOfApp.test(name) || seen.has(name)) return;
    seen.add(name);
    void look(name, load, closing.signal).then((isKept) => {
      seen.delete(name);
      if (isKept && !closing.signal.aborted && reloadOffer.reason() === null)
        reloadOffer.make('kept-failure');
    });
  });
  return () => {
    closing.abort();
    stop();
  };
}

/** Whether the browser fails to load what the server has. */
async function look(address: string, load: Load, signal: AbortSignal): Promise<boolean> {
  const isThere = async () =>
    (await fetch(address, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null))?.ok === true;
  const deadline = Date.now() + serverTimeoutMs;
  let pauseMs = firstPauseMs;
  do {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    if (signal.aborted || Date.now() > deadline) return false;
  } while (!(await isThere()));
  // Asked again after a failure: the line may have been bad for just that moment.
  return load(address).then(() => false, isThere);
}
