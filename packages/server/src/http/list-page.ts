/** Pagination of lists whose order changes: the cursor is the position reached. */
import { invalidInput } from './answers/problem.ts';

/** What a page is requested by. */
export interface Asked {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** A page, and how many there are in all. */
export interface Listed<Item> {
  items: Item[];
  next: string | null;
  total: number;
}

interface Reading<Item> {
  rows: Item[];
  count(): Promise<number>;
}

const usualLimit = 50;

/** Reads one more than is shown, to know whether there is a next page. */
export async function listedOf<Item>(
  { limit = usualLimit, cursor }: Asked,
  read: (place: { offset: number; limit: number }) => Promise<Reading<Item>>,
): Promise<Listed<Item>> {
  const offset = offsetOf(cursor);
  const { rows, count } = await read({ offset, limit: limit + 1 });
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? String(offset + limit) : null, total: await count() };
}

function offsetOf(cursor = '0'): number {
  if (!/^\d{1,9}$/.test(cursor))
    throw invalidInput([{ path: 'cursor', code: 'bad_cursor', params: {} }], 'query');
  return Number(cursor);
}
