import type { Logger } from 'pino';
import type { Database, Transaction } from '../drivers/database/database.ts';
import { KnownFacts } from '../drivers/known-facts.ts';
import { findLink, type LinkFact } from './link-table.ts';

const mostKnown = 20_000;
const channel = 'link';

/** What is known of links: asked once a second at most, so that a revoked one is known as such within a second. */
export interface KnownLinks {
  /** By the key in an address; null when there is none. */
  byKey(key: string): LinkFact | null | Promise<LinkFact | null>;
  byId(id: string): LinkFact | null | Promise<LinkFact | null>;
  /** Calls `hear` when something about links may have changed; the result ends it. */
  onNews(hear: () => void): () => void;
  /** Call it after this process changed something, before that is answered. */
  recheck(): void;
  close(): Promise<void>;
}

/** Notifies every process that these links have changed. */
export async function announceLinks(
  database: Pick<Database, 'notify'>,
  { client }: Transaction,
  links: readonly { id: string; key: string }[],
): Promise<void> {
  for (const { id, key } of links) await database.notify(channel, JSON.stringify({ id, key }), client);
}

/** Keeps links in memory by key and id, renewed when one changes. */
export function openKnownLinks({ database, log }: { database: Database; log: Logger }): KnownLinks {
  const { orm } = database;
  const options = { most: mostKnown, outlasts: (link: LinkFact | null) => link !== null };
  const byKey = new KnownFacts<LinkFact | null>({ ...options, read: (key) => findLink(orm, { key }) });
  const byId = new KnownFacts<LinkFact | null>({ ...options, read: (id) => findLink(orm, { id }) });
  const hearing = new Set<() => void>();
  const tell = () => {
    for (const hear of hearing) hear();
  };
  const doubt = (isMeant: (link: LinkFact | null) => boolean) => {
    for (const facts of [byKey, byId]) facts.doubtWhere(isMeant);
    tell();
  };
  const listening = Promise.all([
    database.listen(channel, (payload) => {
      const { id, key } = readNews(payload);
      if (id === undefined || key === undefined) return doubt(() => true);
      byKey.doubt(key);
      byId.doubt(id);
      tell();
    }),
    database.listen('tour', (payload) => {
      // One that cannot be read may mean any.
      const tourId = /"tourId":"([^"\\]+)"/.exec(payload)?.[1];
      doubt((link) => tourId === undefined || link?.tourId === tourId);
    }),
  ]);
  listening.catch((err) => log.warn({ err }, 'Links are read again each second'));

  return {
    byKey: (key) => byKey.get(key),
    byId: (id) => byId.get(id),
    onNews: (hear) => {
      hearing.add(hear);
      return () => hearing.delete(hear);
    },
    recheck: () => {
      byKey.recheck();
      byId.recheck();
    },
    close: async () => {
      const stops = await listening.catch(() => []);
      for (const stop of stops) await stop();
    },
  };
}

function readNews(payload: string): { id?: string | undefined; key?: string | undefined } {
  return {
    id: /"id":"([^"\\]+)"/.exec(payload)?.[1],
    key: /"key":"([^"\\]+)"/.exec(payload)?.[1],
  };
}
