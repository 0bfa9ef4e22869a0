/** A visit by a further link of a tour: what has to be asked first, what is shown, and how it ends. Loaded for such visits alone. */
import type { Cover, ImageInfo, LinkState, ShownLink } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { logError } from '../log.ts';
import { getJson, RequestError } from '../requests/get-json.ts';
import type { TourData, TourLoading } from '../tour/tour-loading.ts';
import { followVisit } from './follow-visit.ts';
import type { EntryProblem, Visit } from './visit.ts';
import { keepPass, linkQuery, passOf, wasCounted } from './visit-pass.ts';

interface Opened {
  tourId: string;
  key: string;
  /** What came with the page: the tour, or what stands in between; null: nothing is known yet. */
  known: TourData | LinkState | null;
  show(loading: TourLoading): void;
}

/** What the server answers a request that a link does not let through, and what it means. */
const stateByCode: Record<string, LinkState> = {
  link_needs_password: 'password',
  link_needs_visit: 'visit',
  link_for_members: 'members',
  link_unready: 'unready',
  link_ended: 'ended',
};

/** Begins, or goes on with, a visit; what there is to show is told by `show`, again and again. */
export function openVisit({ tourId, key, known, show }: Opened): Visit {
  const path = `/api/tours/${encodeURIComponent(tourId)}`;
  const closing = new AbortController();
  const { signal } = closing;
  let unfollow: (() => void) | null = null;

  const tell = (loading: TourLoading) => {
    if (!signal.aborted) show(loading);
  };
  const begin = async (attempt: { password?: string }): Promise<void> => {
    wasCounted(key);
    const answer = await post(`${path}/visits?link=${encodeURIComponent(key)}`, attempt);
    if (answer.pass !== null) keepPass(key, answer.pass);
  };
  const meet = (state: LinkState): void => {
    if (state === 'open') return void load();
    if (state === 'visit') return void load(true);
    if (state === 'password') keepPass(key, null);
    else end();
    tell({ status: 'gate', state, visit });
  };
  const load = async (isToBegin = false): Promise<void> => {
    try {
      if (isToBegin) await begin({});
      const query = linkQuery(key);
      const [tour, { images, cover, link }] = await Promise.all([
        getJson<Tour>(`${path}${query}`, signal),
        getJson<LinkedMedia>(`${path}/media${query}`, signal),
      ]);
      enterTour({ tour, media: images, cover, owner: false, link });
    } catch (cause) {
      if (signal.aborted) return;
      const state = stateOf(cause);
      // Its pass is too old: it is counted once more.
      if (state === 'visit' && !isToBegin) return load(true);
      if (state !== null && state !== 'visit') return meet(state);
      if (cause instanceof RequestError && cause.status === 404) return tell({ status: 'missing' });
      logError('Error fetching data:', cause);
      tell({ status: 'unreachable' });
    }
  };
  const enterTour = (data: TourData) => {
    tell({ status: 'ready', data });
    // Where nothing had to be asked first, the visit is counted now; nobody waits for that.
    if (!wasCounted(key)) post(`${path}/visits?link=${encodeURIComponent(key)}`, {}).catch(() => undefined);
    if (!signal.aborted) unfollow ??= followVisit(`${path}/visit`, () => linkQuery(key), hear);
  };
  const hear = (news: string) => {
    if (news === 'open') return;
    meet(news === 'changed' ? 'open' : (news as LinkState));
  };
  const end = () => {
    unfollow?.();
    unfollow = null;
  };
  const visit: Visit = {
    enter: async (password) => {
      try {
        await begin({ password });
      } catch (cause) {
        const state = stateOf(cause);
        if (state !== null && state !== 'password') meet(state);
        else return problemOf(cause);
        return null;
      }
      await load();
      return null;
    },
    close: () => {
      closing.abort();
      end();
    },
  };

  if (known !== null && typeof known !== 'string') enterTour(known);
  else if (known === null || (passOf(key) !== null && known !== 'ended')) void load();
  else meet(known);
  return visit;
}

interface LinkedMedia {
  images: Record<string, ImageInfo>;
  cover: Cover | null;
  link: ShownLink;
}

function stateOf(cause: unknown): LinkState | null {
  return cause instanceof RequestError ? (stateByCode[cause.code ?? ''] ?? null) : null;
}

function problemOf(cause: unknown): EntryProblem {
  if (!(cause instanceof RequestError)) return 'unreachable';
  if (cause.status === 403 || cause.status === 400) return 'wrong';
  return cause.status === 429 ? 'too-often' : 'unreachable';
}

async function post(path: string, body: object): Promise<{ pass: string | null }> {
  return getJson(path, undefined, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
