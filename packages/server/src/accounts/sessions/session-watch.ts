import { and, gt, inArray } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../drivers/database/database.ts';
import { sessions } from '../../drivers/database/schema/accounts/accounts.ts';

/** A notification may be lost with the connection, and a session that grows old is not deleted at once. */
const checkEveryMs = 15_000;

/** Reports the end of sessions, in any process and for any reason. */
export interface SessionWatch {
  /** Calls `onEnd` when the session is over, also if it is already; the result ends the watch. */
  watch(sessionId: string, onEnd: () => void): Promise<() => void>;
  close(): Promise<void>;
}

/** Listens from the first watch on. The database itself sends a notification for every deleted session. */
export function openSessionWatch(parts: {
  database: Database;
  log: Logger;
  clock: () => Date;
  everyMs?: number;
}): SessionWatch {
  const { database, log, clock, everyMs = checkEveryMs } = parts;
  const watched = new Map<string, Set<() => void>>();
  let listening: Promise<() => Promise<void>> | null = null;

  function end(sessionId: string): void {
    const listeners = watched.get(sessionId) ?? [];
    watched.delete(sessionId);
    for (const onEnd of listeners) onEnd();
  }

  async function listen(): Promise<void> {
    listening ??= database.listen('session_end', end);
    try {
      await listening;
    } catch (error) {
      listening = null;
      throw error;
    }
  }

  async function check(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    const alive = await database.orm
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(inArray(sessions.id, ids), gt(sessions.expiresAt, clock())));
    const aliveIds = new Set(alive.map(({ id }) => id));
    for (const id of ids) if (!aliveIds.has(id)) end(id);
  }

  const checking = setInterval(() => {
    check([...watched.keys()]).catch((err) => log.warn({ err }, 'Sessions could not be looked up'));
  }, everyMs).unref();

  return {
    async watch(sessionId, onEnd) {
      await listen();
      const listeners = watched.get(sessionId) ?? new Set();
      watched.set(sessionId, listeners.add(onEnd));
      // It may have ended before anybody listened.
      await check([sessionId]);
      return () => {
        listeners.delete(onEnd);
        if (listeners.size === 0 && watched.get(sessionId) === listeners) watched.delete(sessionId);
      };
    },
    async close() {
      clearInterval(checking);
      const stop = await listening;
      await stop?.();
    },
  };
}
