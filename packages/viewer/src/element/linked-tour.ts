/** A tour with a link, which may need a password, and may end while the tour is shown. */

/** Why a link does not show its tour here. */
export type LinkHindrance = 'ended' | 'password' | 'elsewhere';

/** Thrown when the link by which a tour is to be shown does not open it here. */
export class LinkClosed extends Error {
  readonly hindrance: LinkHindrance;
  constructor(hindrance: LinkHindrance) {
    super(`The link of the tour does not open it here: ${hindrance}`);
    this.name = 'LinkClosed';
    this.hindrance = hindrance;
  }
}

/** What a page of Tourwright answers where a link does not let in, and what that means for a page of another site. */
const hindrances: Record<string, LinkHindrance> = {
  link_ended: 'ended',
  link_not_found: 'ended',
  link_unready: 'ended',
  link_needs_password: 'password',
  link_for_members: 'elsewhere',
};

/** Fetches a tour; `api` is its address, with the link as its query. */
export async function fetchLinked(
  api: URL,
  fetchJson: (address: string, init?: RequestInit) => Promise<Response>,
): Promise<{ tour: unknown; media: unknown; visit: URL }> {
  const at = (part: string) => {
    const address = new URL(api);
    address.pathname += part;
    return address;
  };
  const read = async (address: URL): Promise<unknown> => answerOf(await fetchJson(address.href));
  try {
    return { tour: await read(api), media: await read(at('/media')), visit: at('/visit') };
  } catch (cause) {
    if (!(cause instanceof NeedsVisit) || api.searchParams.has('pass')) throw cause;
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const { pass } = (await answerOf(await fetchJson(at('/visits').href, init))) as { pass: string | null };
    const passed = new URL(api);
    passed.searchParams.set('pass', pass ?? '');
    return fetchLinked(passed, fetchJson);
  }
}

/** Visits of the link are counted: one has to be begun. */
class NeedsVisit extends Error {}

async function answerOf(answer: Response): Promise<unknown> {
  if (answer.ok) return answer.json();
  const { code = '' } = ((await answer.json().catch(() => null)) ?? {}) as { code?: string };
  if (code === 'link_needs_visit') throw new NeedsVisit('Visits of this link are counted');
  const hindrance = hindrances[code];
  throw hindrance ? new LinkClosed(hindrance) : new Error(`The tour answered ${answer.status}`);
}

/** Calls back when the tour may no longer be shown, until the result is called. */
export function followVisit(visit: URL, onEnd: (hindrance: LinkHindrance) => void): () => void {
  if (typeof EventSource !== 'function') return () => {};
  const address = new URL(visit);
  address.pathname += '/live';
  const stream = new EventSource(address);
  stream.onmessage = ({ data }) => {
    const { news } = JSON.parse(data) as { news: string };
    if (news === 'open' || news === 'changed') return;
    stream.close();
    onEnd(news === 'password' ? 'password' : 'ended');
  };
  return () => stream.close();
}
