import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The rows of another table that belong to these. */
export async function childrenOf<Row>(
  rows: readonly { id: string }[],
  column: PgColumn,
  select: (isTheirs: SQL) => PromiseLike<Row[]>,
): Promise<Row[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  return select(inArray(column, ids));
}
