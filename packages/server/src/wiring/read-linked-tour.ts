import { LRUCache } from 'lru-cache';
import type { TourImages } from '../images/tour-images.ts';
import type { LinkFact } from '../links/link-table.ts';
import { type AskedLink, endOfVisit, type Visits } from '../links/visits.ts';
import type { LinkedTour, ReadLinked } from '../pages/tour/shown-tour.ts';
import type { Tours } from '../tours/tours.ts';

/** Characters of documents; read, they take some times as much memory. */
const mostCharacters = 8_000_000;

interface Parts {
  tours: Pick<Tours, 'textOf'>;
  images: Pick<TourImages, 'mediaOf'>;
  visits: Pick<Visits, 'admit' | 'open'>;
  clock: () => Date;
}

/** A document as a link shows it. */
interface Shown {
  text: string;
  tour: LinkedTour['tour'];
}

/** Tours as their links show them: the document is read once for all who come by a link, whether they may is asked each time. */
export function createReadLinked({ tours, images, visits, clock }: Parts) {
  const kept = new LRUCache<string, Promise<Shown | null>>({ maxSize: mostCharacters });

  const read = async (link: LinkFact): Promise<Shown | null> => {
    const { tourId: id, shows, isUnbranded, start, tour } = link;
    const isDraft = shows === 'draft';
    const version = isDraft ? tour.version : tour.publishedVersion;
    if (version === null) return null;
    const key = JSON.stringify([id, version, isDraft, isUnbranded, start]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const reading = tours.textOf({ id, version, isDraft }, { isUnbranded, start }).then((text) => {
      if (text === null) return null;
      kept.set(key, reading, { size: Math.max(1, text.length) });
      return { text, tour: JSON.parse(text) as Shown['tour'] };
    });
    // By the least size at first, by its own once it is known.
    kept.set(key, reading, { size: 1 });
    reading.catch(() => kept.delete(key));
    return reading;
  };
  const shownBy = async (link: LinkFact): Promise<LinkedTour | null> => {
    const shown = await read(link);
    if (shown === null) return null;
    const { shows, id, generation, tour } = link;
    // What everybody sees anyway has addresses that caches keep.
    const isOpenAnyway = tour.isPublished && shows === 'published';
    const linked = isOpenAnyway ? null : { link: { id, generation }, expires: endOfVisit(clock()) };
    const media = await images.mediaOf(shown.tour, 'visitor', { linked });
    return { tour: shown.tour, media, owner: false, link: shownLink(link) };
  };

  return {
    /** What keeps somebody from the tour of a link, and the tour where nothing does; null: there is no such link. */
    read: (async (asked) => {
      const admission = await visits.admit(asked);
      if (admission === null) return null;
      const { link, state } = admission;
      const { access, language } = link;
      const shown = state === 'open' ? await shownBy(link) : null;
      const isAsking = state === 'password' || state === 'visit';
      const behind = isAsking ? ((await read(link))?.tour ?? null) : null;
      return { state, access, language, key: link.key, shown, behind };
    }) satisfies ReadLinked,

    /** As JSON text; throws the problem that says what is missing. */
    async textOf(asked: AskedLink): Promise<string> {
      const shown = await read(await visits.open(asked));
      if (shown === null) throw new Error('The tour of a link went while it was read');
      return shown.text;
    },

    /** With its media; throws the problem that says what is missing. */
    async open(asked: AskedLink): Promise<LinkedTour> {
      const shown = await shownBy(await visits.open(asked));
      if (shown === null) throw new Error('The tour of a link went while it was read');
      return shown;
    },
  };
}

function shownLink({ key, isUnbranded, controls }: LinkFact): LinkedTour['link'] {
  return { key, isUnbranded, controls };
}
