/** Why a page should be reloaded: its build is gone from the server, or the browser has cached a failed chunk. */
export type ReloadReason = 'new-build' | 'kept-failure';

let reason: ReloadReason | null = null;
const listeners = new Set<() => void>();

/** Whether the visitor is asked to load the page again; for `useSyncExternalStore`. */
export const reloadOffer = {
  reason: (): ReloadReason | null => reason,
  make(next: ReloadReason | null): void {
    reason = next;
    for (const listener of [...listeners]) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
