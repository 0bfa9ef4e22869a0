/** The tables in a backup, and the order in which they are restored. */
import type pg from 'pg';
import type { ArchivedTable } from './archive-format.ts';

/**
 * Bytes of uploads that are under way are outside the storage, so they start over after a restore, as imports do. Which
 * backups there are says nothing of another machine; what was exported can be exported again.
 */
export const leftOut = [
  'uploads',
  'upload_parts',
  'backup_runs',
  'tour_exports',
  'tour_imports',
  'data_exports',
];

/** Text of values that does not depend on the settings of the server or of the machine. */
const plainText = [
  "set datestyle to 'ISO, MDY'",
  "set timezone to 'UTC'",
  "set intervalstyle to 'postgres'",
  "set bytea_output to 'hex'",
  'set extra_float_digits to 1',
  "set client_encoding to 'UTF8'",
].join(';');

/** Prepares a connection that reads or writes rows. */
export async function speakPlainly(client: pg.ClientBase): Promise<void> {
  await client.query(plainText);
}

/** All tables with the columns that are written, those that others refer to first. */
export async function listTables(client: pg.ClientBase): Promise<ArchivedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  const tables = rows.filter(({ name }) => !leftOut.includes(name));
  return inOrder(tables, await listReferences(client));
}

/** Which table refers to which others. */
async function listReferences(client: pg.ClientBase): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; refers_to: string[] }>(`
    select k.conrelid::regclass::text as name, array_agg(distinct k.confrelid::regclass::text) as refers_to
    from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid
    group by 1`);
  return new Map(rows.map(({ name, refers_to: to }) => [name, to]));
}

function inOrder(tables: ArchivedTable[], references: Map<string, string[]>): ArchivedTable[] {
  const ordered: ArchivedTable[] = [];
  let left = tables;
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const [ready, blocked] = partition(left, ({ name }) =>
      (references.get(name) ?? []).every((other) => !waiting.has(other)),
    );
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting]}`);
    ordered.push(...ready);
    left = blocked;
  }
  return ordered;
}

function partition<T>(items: readonly T[], isIn: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isIn), items.filter((item) => !isIn(item))];
}

/** The rows in an order that is the same in every database: by the key, its text by bytes. */
export async function copyOutOf(client: pg.ClientBase, { name, columns }: ArchivedTable): Promise<string> {
  const { rows } = await client.query<{ column: string; is_text: boolean }>(
    `select a.attname as column, a.attcollation <> 0 as is_text
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)`,
    [`public.${quoted(name)}`],
  );
  const order = rows.map(({ column, is_text: isText }) => `${quoted(column)}${isText ? ' collate "C"' : ''}`);
  const by = order.length > 0 ? order.join(', ') : `${quoted(name)}::text collate "C"`;
  return `copy (select ${list(columns)} from public.${quoted(name)} order by ${by}) to stdout`;
}

/** The COPY statement that writes rows into a table. */
export function copyInto({ name, columns }: ArchivedTable): string {
  return `copy public.${quoted(name)} (${list(columns)}) from stdin`;
}

/** By name, the last number that each sequence gave; those that gave none are absent. */
export async function readSequences(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Sets each sequence to the last number that it gave when the backup was made. */
export async function setSequences(
  client: pg.ClientBase,
  sequences: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    await client.query('select setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, last]);
  }
}

/** Takes away what migrations wrote, which the backup brings as well. */
export async function emptyTables(client: pg.ClientBase, tables: readonly ArchivedTable[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => `public.${quoted(name)}`).join(', ')} cascade`);
}

/** Rows come back as they were: nothing that a trigger would add to them may be added. */
export async function setTriggers(
  client: pg.ClientBase,
  tables: readonly ArchivedTable[],
  isOn: boolean,
): Promise<void> {
  for (const { name } of tables) {
    await client.query(`alter table public.${quoted(name)} ${isOn ? 'enable' : 'disable'} trigger user`);
  }
}

function list(columns: readonly string[]): string {
  return columns.map(quoted).join(', ');
}

function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
