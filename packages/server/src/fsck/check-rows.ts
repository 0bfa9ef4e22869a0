/** Rows that refer to missing rows. */
import type pg from 'pg';
import type { FsckFault } from './fault.ts';

interface Reference {
  name: string;
  child: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
}

/**
 * Compares every reference between tables that the database knows of, in one snapshot. It keeps them itself; a damaged index, or
 * rows that were written past it, show here.
 */
export async function checkRows(pool: pg.Pool): Promise<{ references: number; faults: FsckFault[] }> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    // By the rows themselves: an index may be what is damaged.
    await client.query('set local enable_indexscan = off; set local enable_indexonlyscan = off');
    const references = await readReferences(client);
    const faults: FsckFault[] = [];
    for (const reference of references) {
      const count = await countUnattached(client, reference);
      if (count > 0) faults.push({ kind: 'row-unattached', subject: subjectOf(reference), count });
    }
    return { references: references.length, faults };
  } finally {
    await client.query('rollback').finally(() => client.release());
  }
}

async function readReferences(client: pg.ClientBase): Promise<Reference[]> {
  const names = (key: string, table: string) => `(select array_agg(a.attname::text order by k.place)
    from unnest(${key}) with ordinality as k(number, place)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = k.number)`;
  const { rows } =
    await client.query<Reference>(`select c.conname as name, c.conrelid::regclass::text as child,
      ${names('c.conkey', 'c.conrelid')} as columns, c.confrelid::regclass::text as parent,
      ${names('c.confkey', 'c.confrelid')} as "parentColumns"
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and n.nspname = 'public' order by c.conname`);
  return rows;
}

async function countUnattached(client: pg.ClientBase, reference: Reference): Promise<number> {
  const { child, columns, parent, parentColumns } = reference;
  const same = columns.map((column, i) => `p."${parentColumns[i]}" = c."${column}"`).join(' and ');
  const isSet = columns.map((column) => `c."${column}" is not null`).join(' and ');
  const { rows } = await client.query<{ count: string }>(
    `select count(*) as count from ${child} c where ${isSet} and not exists (select 1 from ${parent} p where ${same})`,
  );
  return Number(rows[0]?.count ?? 0);
}

function subjectOf({ child, columns, parent }: Reference): string {
  return `${child} (${columns.join(', ')}) -> ${parent}`;
}
