import PQueue from 'p-queue';
import pg from 'pg';
import type { Logger } from 'pino';

const retryDelayMs = 1000;

type Handler = (payload: string) => void;

interface Listener {
  listen(channel: string, handler: Handler): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** One connection that waits for notifications, opened with the first listener and opened again when it breaks. */
export function createListener(url: string, log: Logger): Listener {
  const handlers = new Map<string, Set<Handler>>();
  /** One query at a time: a connection does not take several at once. */
  const queries = new PQueue({ concurrency: 1 });
  const connection = createConnection({
    open: (onEnd) => openClient({ url, log, handlers }, onEnd),
    isWanted: () => handlers.size > 0,
    log,
  });

  return {
    listen: async (channel, handler) => {
      const known = handlers.get(channel) ?? new Set();
      handlers.set(channel, known.add(handler));
      const client = await connection.connected();
      await queries.add(() => client.query(`listen ${client.escapeIdentifier(channel)}`));
      return async () => {
        known.delete(handler);
        if (known.size > 0 || handlers.get(channel) !== known) return;
        handlers.delete(channel);
        const open = await connection.current();
        if (open !== null) await queries.add(() => open.query(`unlisten ${open.escapeIdentifier(channel)}`));
      };
    },
    close: () => connection.close(),
  };
}

/** A connection that listens to every channel with a handler. */
async function openClient(
  { url, log, handlers }: { url: string; log: Logger; handlers: ReadonlyMap<string, Set<Handler>> },
  onEnd: () => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'tourwright listener',
    keepAlive: true,
  });
  client.on('notification', ({ channel, payload }) => {
    for (const handler of handlers.get(channel) ?? []) handler(payload ?? '');
  });
  client.on('error', (error) => log.warn({ err: error }, 'The listening database connection was lost'));
  client.once('end', onEnd);
  await client.connect();
  for (const channel of handlers.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
  return client;
}

/** Keeps one connection, which is opened when it is first requested, and again after it ended while it is wanted. */
function createConnection({
  open,
  isWanted,
  log,
}: {
  open(onEnd: () => void): Promise<pg.Client>;
  isWanted(): boolean;
  log: Logger;
}) {
  let connection: Promise<pg.Client> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  function reconnect() {
    connection = null;
    if (closed || !isWanted() || retry !== undefined) return;
    retry = setTimeout(() => {
      retry = undefined;
      connected().catch((error) => {
        log.warn({ err: error }, 'Listening to the database failed, trying again');
        reconnect();
      });
    }, retryDelayMs);
  }

  function connected(): Promise<pg.Client> {
    if (connection === null) {
      connection = open(reconnect);
      connection.catch(() => {
        connection = null;
      });
    }
    return connection;
  }

  return {
    connected,
    /** The one that is there; null where there is none, or none any more. */
    current: async (): Promise<pg.Client | null> => (closed ? null : connection),
    close: async (): Promise<void> => {
      closed = true;
      clearTimeout(retry);
      const last = await connection?.catch(() => null);
      await last?.end();
    },
  };
}
