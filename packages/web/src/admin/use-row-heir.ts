/**
 * Where the keyboard goes on when what was done with a row of a table takes the button with the focus away, or the whole row:
 * to the row's next button, to that of its neighbour, or to the page, instead of nowhere.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFocusHeir } from '../ui/use-focus-heir.ts';

/** Where something in a table was. */
interface Place {
  table: HTMLTableElement;
  key: string | undefined;
  index: number;
}

/** For a dialog about a row, where what opened it went before the dialog closed. */
export function useRowHeir(): void {
  // Read while the button that opened it still has the focus.
  const [place] = useState(() => placeOf(document.activeElement));
  useEffect(() => {
    if (place === null) return;
    const takeOver = () => {
      if (document.activeElement === document.body) (heirOf(place) ?? pageOf())?.focus();
    };
    // The dialog itself gives the focus back first.
    return () => void setTimeout(takeOver);
  }, [place]);
}

/** For the table, which may be another only after the dialog closed. */
export function useRowFocus(table: RefObject<HTMLTableElement | null>): void {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const found = table.current;
    const onIn = ({ target }: FocusEvent) => {
      last.current = placeOf(target as Element);
    };
    const onOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) last.current = null;
    };
    found?.addEventListener('focusin', onIn);
    found?.addEventListener('focusout', onOut);
    return () => {
      found?.removeEventListener('focusin', onIn);
      found?.removeEventListener('focusout', onOut);
    };
  }, [table]);
  // With each list that is shown.
  useLayoutEffect(() => {
    if (last.current && document.activeElement === document.body) heirOf(last.current)?.focus();
  });
  useFocusHeir(table, pageOf);
}

function placeOf(element: Element | null): Place | null {
  const row = element?.closest('tr');
  const table = row?.closest('table');
  return row && table ? { table, key: row.dataset['key'], index: row.sectionRowIndex } : null;
}

function heirOf({ table, key, index }: Place): HTMLElement | null {
  const rows = table.isConnected ? [...(table.tBodies[0]?.rows ?? [])] : [];
  const same = rows.find((row) => row.dataset['key'] === key);
  const heir = same ?? rows[index] ?? rows.at(-1);
  // What is done with a row is at its end; its name may lead somewhere too.
  return heir?.querySelector<HTMLElement>('td button, td a') ?? heir?.querySelector('a') ?? null;
}

function pageOf(): HTMLElement | null {
  return document.getElementById('main');
}
