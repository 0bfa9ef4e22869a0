import { sql } from 'drizzle-orm';
import type { Orm } from './database.ts';

/** Whether PostgreSQL knows the clocks of a zone, as IANA names it. */
export async function isTimeZone(orm: Orm, name: string): Promise<boolean> {
  const { rows } = await orm.execute(sql`select from pg_timezone_names where name = ${name}`);
  return rows.length > 0;
}
