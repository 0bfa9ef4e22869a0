import type { LinkState } from '@tourwright/api';
import type { Database } from '../drivers/database/database.ts';
import { hourMs } from '../durations.ts';
import { Problem } from '../http/answers/problem.ts';
import { reserveAttempt } from '../quotas/attempt-table.ts';
import { admitVisitor, asksForPass, type LinkVisitor } from './admit-visitor.ts';
import type { KnownLinks } from './known-links.ts';
import { isPass, makePass } from './link-pass.ts';
import { countVisit, findLink, findPasswordHash, type LinkFact } from './link-table.ts';

/** From one network, by one link. */
const visitLimit = { max: 300, windowMs: 10 * 60_000 };
/** Passes are valid for half a day, rounded up so that addresses that end with them stay the same for a while. */
const halfDayMs = 12 * hourMs;

/** A link as an address names it, and who asks. */
export interface AskedLink {
  tourId: string;
  key: string;
  pass?: string | undefined;
  isMember: boolean;
}

interface Admission {
  state: LinkState;
  link: LinkFact;
}

/** Visits by link: who is let in, and who is counted. */
export interface Visits {
  /** What is between somebody and the tour of a link; null: the tour has no such link. */
  admit(asked: AskedLink): Promise<Admission | null>;
  /** The link, where it opens the tour; else the problem that says what is missing. */
  open(asked: AskedLink): Promise<LinkFact>;
  /** Whether somebody who came by the link may write to the owner of the tour. */
  takesMessages(asked: Omit<AskedLink, 'isMember'>): Promise<boolean>;
  /**
   * Lets somebody in and counts them; answers with their pass, where the link asks for one. Problems: those of `open`,
   * `wrong_link_password`, `too_many_requests`.
   */
  begin(asked: AskedLink & { network: string; password?: string | undefined }): Promise<string | null>;
}

interface VisitParts {
  database: Pick<Database, 'orm'>;
  known: Pick<KnownLinks, 'byKey'>;
  secret: string;
  clock: () => Date;
  /** Whether a password is right; refused when it was tried too often. */
  guess(key: string, attempt: { hash: string; password: string }): Promise<boolean>;
}

/** Makes visits by link over the links that are kept in memory. */
export function createVisits({ database: { orm }, known, secret, clock, guess }: VisitParts): Visits {
  const ofTour = (link: LinkFact | null, { tourId }: AskedLink) => (link?.tourId === tourId ? link : null);
  const visitorOf = (link: LinkFact, { pass, isMember }: AskedLink): LinkVisitor => {
    const now = clock();
    return { isMember, hasPass: isPass(pass, link, secret, now), now };
  };
  const admit: Visits['admit'] = async (asked) => {
    const link = ofTour(await known.byKey(asked.key), asked);
    return link && { link, state: admitVisitor(link, visitorOf(link, asked)) };
  };
  return {
    admit,
    open: async (asked) => {
      const admission = await admit(asked);
      if (admission === null) throw new Problem('link_not_found');
      refuse(admission.state);
      return admission.link;
    },
    takesMessages: async (asked) => {
      const admission = await admit({ ...asked, isMember: false });
      return admission?.state === 'open' && !admission.link.isUnbranded;
    },
    begin: async ({ network, password, ...asked }) => {
      // As it is now: what was known a moment ago may have another password.
      const link = ofTour(await findLink(orm, { key: asked.key }), asked);
      if (link === null) throw new Problem('link_not_found');
      const visitor = visitorOf(link, { ...asked, pass: undefined });
      const state = admitVisitor(link, visitor);
      if (state === 'password') await checkPassword({ orm, guess }, link, network, password);
      // Once let in, something else may be missing.
      refuse(admitVisitor(link, { ...visitor, hasPass: state !== 'ended' }));
      // Those who work on the tour are no visitors.
      if (!asked.isMember) {
        const limit = { ...visitLimit, key: `visit ${network} ${link.id}` };
        const { isGranted, expiresAt } = await reserveAttempt(orm, limit, visitor.now);
        if (!isGranted) throw tooMany(expiresAt, visitor.now);
        if (!(await countVisit(orm, link, visitor.now))) throw new Problem('link_ended');
      }
      return asksForPass(link) ? makePass(link, secret, endOfVisit(visitor.now)) : null;
    },
  };
}

/** When what a visit is given ends: after twelve to twenty-four hours. */
export function endOfVisit(now: Date): Date {
  return new Date((Math.floor(now.getTime() / halfDayMs) + 2) * halfDayMs);
}

async function checkPassword(
  { orm, guess }: Pick<VisitParts, 'guess'> & VisitParts['database'],
  link: LinkFact,
  network: string,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw new Problem('link_needs_password');
  const hash = await findPasswordHash(orm, link);
  if (hash === null) throw new Problem('link_ended');
  const isRight = await guess(`link ! ${network} ${link.id}`, { hash, password });
  if (!isRight) throw new Problem('wrong_link_password');
}

function refuse(state: LinkState): void {
  switch (state) {
    case 'open':
      return;
    case 'password':
      throw new Problem('link_needs_password');
    case 'visit':
      throw new Problem('link_needs_visit');
    case 'members':
      throw new Problem('link_for_members');
    case 'unready':
      throw new Problem('link_unready');
    case 'ended':
      throw new Problem('link_ended');
  }
}

function tooMany(until: Date, now: Date): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new Problem('too_many_requests', {}, { retryAfterSeconds });
}
