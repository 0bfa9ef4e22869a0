import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from './database.ts';
import { createListener } from './listener.ts';

/** Connections that one process may hold; the embedded server allows 60 in all. */
const maxConnections = 20;
/** A request waits no longer for a connection, new or shared; then it fails because the database is unavailable. */
const usualConnectMs = 5000;

/** A pool on the PostgreSQL at `url`. Connects lazily: a server that does not answer shows in the first query. */
export function openPostgres(url: string, log: Logger, connectMs = usualConnectMs): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    application_name: 'tourwright',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced by the pool; without a handler it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'A database connection was lost'));
  // A connection that breaks within a transaction rejects its query and also emits this event, which would end the
  // process if unhandled.
  pool.on('connect', (client) => client.on('error', () => {}));
  // Without the tables: they are for relational queries, which we have none of, and cost every transaction half a millisecond.
  const orm = drizzle({ client: pool, casing: 'snake_case' });
  const listener = createListener(url, log);

  const transaction: Database['transaction'] = async (work) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work({ orm: drizzle({ client, casing: 'snake_case' }), client });
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((reason: Error) => {
        broken = reason;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };

  return {
    pool,
    orm,
    url,
    transaction,
    listen: listener.listen,
    notify: async (channel, payload, client) => {
      await (client ?? pool).query('select pg_notify($1, $2)', [channel, payload]);
    },
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
