import { useRef, useState } from 'react';

/** Which of the tours in a list are chosen, by their ids. */
export interface Selection {
  has(id: string): boolean;
  /** With `range`, all from the one that was chosen last become as this one. */
  toggle(id: string, range?: boolean): void;
  selectAll(): void;
  clear(): void;
  size: number;
}

/** `shown`: the ids in the order on the screen; what is not shown is not chosen either. */
export function useSelection(shown: readonly string[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const chosen = shown.filter((id) => ids.has(id));
  return {
    size: chosen.length,
    has: (id) => ids.has(id),
    selectAll: () => setIds(new Set(shown)),
    clear: () => setIds(new Set()),
    toggle(id, range = false) {
      const next = new Set(chosen);
      const from = range && last.current !== null ? shown.indexOf(last.current) : -1;
      const to = shown.indexOf(id);
      const isOn = !ids.has(id);
      const meant = from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      for (const each of meant) {
        if (isOn) next.add(each);
        else next.delete(each);
      }
      last.current = id;
      setIds(next);
    },
  };
}
