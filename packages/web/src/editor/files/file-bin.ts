/**
 * Files of a tour that were deleted and can be brought back for 30 days. On the server they stay as files that nothing
 * uses; that they are in the bin is kept in this browser, so that everywhere else they are still to be seen.
 */
import { useSyncExternalStore } from 'react';

/** When each file was deleted, milliseconds since 1970, by its slug. */
export type FileBin = Readonly<Record<string, number>>;

const restorableMs = 30 * 24 * 60 * 60 * 1000;
const empty: FileBin = {};
const bins = new Map<string, FileBin>();
const listeners = new Set<() => void>();
const keyOf = (tourId: string) => `editor-bin/${tourId}`;

/** What lies in the bin of a tour. */
export function fileBin(tourId: string): FileBin {
  const bin = bins.get(tourId) ?? read(tourId);
  bins.set(tourId, bin);
  return bin;
}

/** Puts a file into the bin. */
export function putInBin(tourId: string, slug: string, now: number): void {
  keep(tourId, { ...fileBin(tourId), [slug]: now });
}

/** Takes a file out of the bin: it is restored, or gone for good. */
export function takeFromBin(tourId: string, slug: string): void {
  const { [slug]: _, ...others } = fileBin(tourId);
  keep(tourId, others);
}

/** Until when a file that was deleted at this time can be restored. */
export function erasedAt(deletedAt: number): Date {
  return new Date(deletedAt + restorableMs);
}

/** The bin of a tour; draws its component again when that changes, in another tab too. */
export function useFileBin(tourId: string): FileBin {
  return useSyncExternalStore(follow, () => fileBin(tourId));
}

function follow(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    for (const tourId of bins.keys()) if (key === null || key === keyOf(tourId)) bins.delete(tourId);
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function keep(tourId: string, bin: FileBin): void {
  bins.set(tourId, bin);
  try {
    localStorage.setItem(keyOf(tourId), JSON.stringify(bin));
  } catch {
    // Without storage the bin lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function read(tourId: string): FileBin {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(tourId)) ?? '{}');
    if (typeof found !== 'object' || found === null) return empty;
    return Object.fromEntries(Object.entries(found).filter(([, at]) => typeof at === 'number'));
  } catch {
    return empty;
  }
}
