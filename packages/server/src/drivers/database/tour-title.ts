import { sql } from 'drizzle-orm';
import { tours } from './schema/index.ts';

/** The name of a tour as its summary has it, for queries that read tours. */
export const tourTitle = sql<string | null>`${tours.summary} ->> 'name'`;
