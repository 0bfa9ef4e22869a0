import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../../drivers/database/database.ts';

const news = z.object({
  tourId: z.string(),
  type: z.enum(['edit', 'image', 'deleted']),
  /** With `image`. */
  slug: z.string().optional(),
});

/** That something about a tour is new: ids only, who hears it reads the rest. */
export type TourNews = z.infer<typeof news>;

/** Notifications about tours between the server's processes. */
export interface TourFeed {
  /** Hears the news of one tour until the result is called. Resolves once nothing more is missed. */
  subscribe(tourId: string, hear: (news: TourNews) => void): Promise<() => void>;
  close(): Promise<void>;
}

/** One listening for the whole process, begun with the first subscriber. */
export function openTourFeed({ database, log }: { database: Database; log: Logger }): TourFeed {
  const listeners = new Map<string, Set<(news: TourNews) => void>>();
  let listening: Promise<() => Promise<void>> | null = null;

  const hear = (payload: string) => {
    const result = news.safeParse(parse(payload));
    if (!result.success) log.warn({ payload }, 'A notification about a tour could not be read');
    else for (const listener of listeners.get(result.data.tourId) ?? []) listener(result.data);
  };

  /** Listens from the first time on; where that fails, the next one tries again. */
  const listen = async () => {
    listening ??= database.listen('tour', hear);
    try {
      await listening;
    } catch (error) {
      listening = null;
      throw error;
    }
  };

  return {
    async subscribe(tourId, listener) {
      await listen();
      const known = listeners.get(tourId) ?? new Set();
      listeners.set(tourId, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0 && listeners.get(tourId) === known) listeners.delete(tourId);
      };
    },
    async close() {
      const stop = await listening;
      await stop?.();
    },
  };
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}
