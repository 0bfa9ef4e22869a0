import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** Drizzle on our tables; the same type inside and outside a transaction. */
export type Orm = NodePgDatabase;

/** One open transaction: `orm` and `client` speak on the same connection. */
export interface Transaction {
  orm: Orm;
  client: pg.PoolClient;
}

/** PostgreSQL as every part of the server sees it, embedded or elsewhere. */
export interface Database {
  pool: pg.Pool;
  orm: Orm;
  /** Holds the password: never for a log. */
  url: string;
  /** Runs `work` in one transaction: what it returns is committed, what it throws rolls back and is thrown on. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Calls `handler` with the payload of every notification on `channel`, also after the connection was lost
   * and found again (what was sent in between is gone). Resolves once listening; the result ends it.
   */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>;
  /** Sends at most 8000 bytes to all listeners; with `client`, when that transaction commits. */
  notify(channel: string, payload: string, client?: pg.PoolClient): Promise<void>;
  close(): Promise<void>;
}
