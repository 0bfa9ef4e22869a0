import type { ImageInfo } from '@tourwright/api';
import type { AcceptedEdit } from '../edits/edit-log-table.ts';
import type { TourFeed, TourNews } from './tour-feed.ts';

/** An edit as the text of its event. */
interface EditText {
  version: number;
  text: string;
}

/** What one stream needs of its tour. */
export interface TourChannel {
  editsAfter(version: number): Promise<EditText[]>;
  /** The event of an image; null when it is gone. */
  imageText(slug: string): Promise<string | null>;
  close(): void;
}

/** Where a tour's channel gets its news from. */
export interface ChannelSources {
  feed: TourFeed;
  editsAfter(tourId: string, version: number): Promise<AcceptedEdit[]>;
  imageOf(tourId: string, slug: string): Promise<ImageInfo | null>;
}

/**
 * What the streams of one process read of tours. Streams of a tour that hear the same news ask for the same things
 * at once: each is read and written as text once for all of them.
 */
export function createTourChannels({ feed, editsAfter, imageOf }: ChannelSources) {
  const shared = new Map<string, SharedReads>();

  function sharedOf(tourId: string): SharedReads {
    const known = shared.get(tourId) ?? new SharedReads();
    shared.set(tourId, known);
    return known;
  }

  return {
    /** Resolves once no news is missed. */
    async open(tourId: string, hear: (news: TourNews) => void): Promise<TourChannel> {
      const reads = sharedOf(tourId);
      reads.streams += 1;
      const unsubscribe = await feed
        .subscribe(tourId, (news) => {
          reads.forget(news);
          hear(news);
        })
        .catch((error) => {
          leave();
          throw error;
        });
      function leave() {
        reads.streams -= 1;
        if (reads.streams === 0 && shared.get(tourId) === reads) shared.delete(tourId);
      }
      return {
        editsAfter: (version) =>
          reads.once(`edits ${version}`, async () => (await editsAfter(tourId, version)).map(toEditText)),
        imageText: (slug) =>
          reads.once(`image ${slug}`, async () => {
            const image = await imageOf(tourId, slug);
            return image === null ? null : eventText('image', JSON.stringify(image));
          }),
        close: () => {
          unsubscribe();
          leave();
        },
      };
    },
  };
}

/** Reads under way. One that began before the newest notification may lack its change, so it is not shared then. */
class SharedReads {
  streams = 0;
  readonly #running = new Map<string, Promise<unknown>>();
  #newest: TourNews | null = null;

  /** Every stream hears the same news, as the same object: the first makes older reads stale. */
  forget(news: TourNews): void {
    if (news === this.#newest) return;
    this.#newest = news;
    this.#running.clear();
  }

  once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#running.get(key) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const reading = read().finally(() => {
      if (this.#running.get(key) === reading) this.#running.delete(key);
    });
    this.#running.set(key, reading);
    return reading;
  }
}

function toEditText({ version, edit }: AcceptedEdit): EditText {
  const text = eventText('edit', `{"version":${version},"edit":${edit}}`);
  return { version, text: `id: ${version}\n${text}` };
}

/** `json` is text already. */
function eventText(type: string, json: string): string {
  return `event: ${type}\ndata: ${json}\n\n`;
}
