import type { LinkState } from '@tourwright/api';
import { isOver } from './admit-visitor.ts';
import type { KnownLinks } from './known-links.ts';
import type { LinkFact } from './link-table.ts';
import type { AskedLink, Visits } from './visits.ts';

/** What a visitor in a tour is notified of: that access is blocked now, or that the link shows the tour differently. */
export type VisitNews = LinkState | 'changed';

/**
 * How often those who are in a tour are looked after, should a notification get lost: what is known counts for a second
 * and is requested again after half of it, so that two looks are in the other half.
 */
const lookMs = 250;

/** Watches whether a visit by link may continue. */
export interface VisitWatch {
  /** Reports the state of a visit, now and whenever it changes; the result ends it. */
  watch(asked: AskedLink, tell: (news: VisitNews) => void): Promise<() => void>;
  close(): void;
}

interface Watched {
  asked: AskedLink;
  tell(news: VisitNews): void;
  /** What was known at the last report; the same object as long as nothing changed. */
  link: LinkFact | null;
  state: LinkState;
  look: string;
}

/** Looks after everybody who is in a tour by a link of this process. */
export function openVisitWatch(parts: {
  visits: Pick<Visits, 'admit'>;
  known: Pick<KnownLinks, 'byKey' | 'onNews'>;
  clock: () => Date;
}): VisitWatch {
  const { visits, known, clock } = parts;
  const all = new Set<Watched>();
  let timer: NodeJS.Timeout | null = null;

  const lookAfter = async (watched: Watched) => {
    const link = await known.byKey(watched.asked.key);
    const isPast = link !== null && watched.state !== 'ended' && isOver(link, clock());
    if (link === watched.link && !isPast) return;
    const admission = await visits.admit(watched.asked);
    const state = admission?.state ?? 'ended';
    const look = lookOf(admission?.link ?? null);
    const hasChanged = state === 'open' && look !== watched.look;
    const isOther = state !== watched.state;
    Object.assign(watched, { link, state, look });
    if (!all.has(watched)) return;
    if (isOther) watched.tell(state);
    else if (hasChanged) watched.tell('changed');
  };
  const lookAfterAll = () => {
    // In an outage of the database what was known continues.
    for (const watched of all) lookAfter(watched).catch(() => {});
  };
  const stopHearing = known.onNews(lookAfterAll);

  return {
    watch: async (asked, tell) => {
      const admission = await visits.admit(asked);
      const state = admission?.state ?? 'ended';
      const link = admission?.link ?? null;
      const watched: Watched = { asked, tell, link, state, look: lookOf(link) };
      all.add(watched);
      timer ??= setInterval(lookAfterAll, lookMs).unref();
      tell(state);
      return () => {
        all.delete(watched);
        if (all.size > 0 || timer === null) return;
        clearInterval(timer);
        timer = null;
      };
    },
    close: () => {
      stopHearing();
      all.clear();
      if (timer !== null) clearInterval(timer);
    },
  };
}

/** All that a visitor would see otherwise, and whether everybody sees the tour's media: their addresses change with that. */
function lookOf(link: LinkFact | null): string {
  if (link === null) return '';
  const { isUnbranded, shows, start, language, controls, access, tour } = link;
  return JSON.stringify({
    isUnbranded,
    shows,
    start,
    language,
    controls,
    access,
    isPublic: tour.isPublished,
  });
}
