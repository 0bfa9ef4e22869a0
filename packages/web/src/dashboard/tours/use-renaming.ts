import type { TourRow } from '@tourwright/api';
import { useCallback, useRef, useState } from 'react';
import { renameTour, type TourList } from './tour-actions.ts';

/** Renaming one tour in place: whether its field is open, and where the focus goes when it closes. */
export function useRenaming(row: TourRow, list: TourList) {
  const [renaming, setRenaming] = useState(false);
  const place = useRef<HTMLElement | null>(null);
  const onRename = useCallback(() => setRenaming(true), []);
  const onRenamed = (name?: string) => {
    const wasInside = place.current?.contains(document.activeElement) ?? false;
    setRenaming(false);
    if (name !== undefined) void renameTour(list, row, name);
    // The field is gone after this render; its link takes the focus over.
    if (wasInside) requestAnimationFrame(() => place.current?.querySelector('a')?.focus());
  };
  return { place, title: { renaming, onRename, onRenamed } };
}
