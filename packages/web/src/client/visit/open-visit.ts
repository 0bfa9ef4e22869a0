/** A visit with a link of a tour: its password, what it shows, and how it ends. Loaded only for such visits. */
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
  /** What came with the page: the tour, or what is in between; null: nothing is known yet. */
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

/** Starts or continues a visit; calls `show` with what to show whenever it changes. */
export function openVisit({ tourId, key, known, show }: Opened): Visit {
  const path = `/api/tours/${encodeURIComponent(tourId)}`;
  const closing = new AbortController();
  const { signal } = closing;
  const begin = (attempt: { password?: string }) => beginVisit(path, key, attempt);

  const tell = (loading: TourLoading) => {
    if (!signal.aborted) show(loading);
  };
  const meet = (state: LinkState): void => {
    if (state === 'open') return void load();
    if (state === 'visit') return void load(true);
    if (state === 'password') keepPass(key, null);
    else news.end();
    tell({ status: 'gate', state, visit });
  };
  const load = async (isToBegin = false): Promise<void> => {
    try {
      if (isToBegin) await begin({});
      enterTour(await readLinked(path, key, signal));
    } catch (cause) {
      if (signal.aborted) return;
      const state = stateOf(cause);
      // Its pass is too old: it is counted again.
      if (state === 'visit' && !isToBegin) return load(true);
      if (state !== null && state !== 'visit') return meet(state);
      tell(nothingToShow(cause));
    }
  };
  const enterTour = (data: TourData) => {
    tell({ status: 'ready', data });
    // Where nothing had to be asked first, the visit is counted now; nobody waits for that.
    if (!wasCounted(key)) postVisit(path, key, {}).catch(() => undefined);
    if (!signal.aborted) news.begin();
  };
  const news = createNews(`${path}/visit`, key, (change) => {
    if (change !== 'open') meet(change === 'changed' ? 'open' : (change as LinkState));
  });
  const visit: Visit = {
    enter: async (password) => {
      const met = await begin({ password }).then(() => 'open' as const, stateOrProblem);
      if (typeof met !== 'string') return met.problem;
      if (met === 'open') await load();
      else meet(met);
      return null;
    },
    close: () => {
      closing.abort();
      news.end();
    },
  };

  if (known !== null && typeof known !== 'string') enterTour(known);
  else if (known === null || (passOf(key) !== null && known !== 'ended')) void load();
  else meet(known);
  return visit;
}

/** Follows what becomes of the link while the tour is shown. */
function createNews(path: string, key: string, hear: (news: string) => void) {
  let unfollow: (() => void) | null = null;
  return {
    begin(): void {
      unfollow ??= followVisit(path, () => linkQuery(key), hear);
    },
    end(): void {
      unfollow?.();
      unfollow = null;
    },
  };
}

/** Has the visit counted, and keeps the pass by which it continues. */
async function beginVisit(path: string, key: string, attempt: { password?: string }): Promise<void> {
  wasCounted(key);
  const answer = await postVisit(path, key, attempt);
  if (answer.pass !== null) keepPass(key, answer.pass);
}

function nothingToShow(cause: unknown): TourLoading {
  if (cause instanceof RequestError && cause.status === 404) return { status: 'missing' };
  logError('Error fetching data:', cause);
  return { status: 'unreachable' };
}

async function readLinked(path: string, key: string, signal: AbortSignal): Promise<TourData> {
  const query = linkQuery(key);
  const [tour, { images, cover, link }] = await Promise.all([
    getJson<Tour>(`${path}${query}`, signal),
    getJson<LinkedMedia>(`${path}/media${query}`, signal),
  ]);
  return { tour, media: images, cover, owner: false, link };
}

interface LinkedMedia {
  images: Record<string, ImageInfo>;
  cover: Cover | null;
  link: ShownLink;
}

function stateOf(cause: unknown): LinkState | null {
  return cause instanceof RequestError ? (stateByCode[cause.code ?? ''] ?? null) : null;
}

/** What is in the way instead of the password; else why that was not taken. */
function stateOrProblem(cause: unknown): LinkState | { problem: EntryProblem } {
  const state = stateOf(cause);
  return state === null || state === 'password' ? { problem: problemOf(cause) } : state;
}

function problemOf(cause: unknown): EntryProblem {
  if (!(cause instanceof RequestError)) return 'unreachable';
  if (cause.status === 403 || cause.status === 400) return 'wrong';
  return cause.status === 429 ? 'too-often' : 'unreachable';
}

async function postVisit(path: string, key: string, body: object): Promise<{ pass: string | null }> {
  return getJson(`${path}/visits?link=${encodeURIComponent(key)}`, undefined, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
