import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, gte, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { mailedLinks } from '../../drivers/database/schema/accounts/accounts.ts';
import { dayMs, hourMs } from '../../durations.ts';

type Mode = (typeof mailedLinks.$inferInsert)['mode'];

/** For how long each link works. */
const lifeMs: Record<Mode, number> = {
  verifyEmail: dayMs,
  changeEmail: dayMs,
  resetPassword: hourMs,
  recoverEmail: 7 * dayMs,
};

/** Why a link does not work, for its screen to say. */
export type LinkFault = 'INVALID_TOKEN' | 'TOKEN_EXPIRED' | 'TOKEN_USED';

/** What a good link stands for. */
export interface MailedLink {
  mode: Mode;
  userId: string;
  /** That the link was mailed to; for `changeEmail` the new one, for `recoverEmail` the one to give back. */
  email: string;
  createdAt: Date;
}

const columns = {
  mode: mailedLinks.mode,
  userId: mailedLinks.userId,
  email: mailedLinks.email,
  createdAt: mailedLinks.createdAt,
};

/**
 * The links that are mailed about an account; each works once. A link's token is made of its seed by the server's
 * secret: a mail that waits, and the table, which has a hash, hold nothing that would open an account.
 */
export function createMailedLinks({ secret, clock }: { secret: string; clock: () => Date }) {
  const endOf = (mode: Mode) => new Date(clock().getTime() + lifeMs[mode]);
  const tokenOf = (seed: string) =>
    createHmac('sha256', secret).update(`mailed link ${seed}`).digest('base64url');
  const isOpen = () => and(isNull(mailedLinks.usedAt), gt(mailedLinks.expiresAt, clock()));

  return {
    tokenOf,

    /** Makes a link and answers its seed. */
    async issue(orm: Orm, link: { mode: Mode; userId: string; email: string }): Promise<string> {
      const seed = randomBytes(16).toString('hex');
      const tokenHash = hashOf(tokenOf(seed));
      await orm.insert(mailedLinks).values({ tokenHash, ...link, expiresAt: endOf(link.mode) });
      return seed;
    },

    /**
     * The token for a mail that is about to leave, which may be long after it was requested: the link's life begins
     * now. Null where the link was used or made void meanwhile.
     */
    async tokenToMail(orm: Orm, seed: string): Promise<string | null> {
      const token = tokenOf(seed);
      return (await renew(orm, token, endOf)) ? token : null;
    },

    /** What a link stands for, or why it does not work; it can still be used afterwards. */
    async look(orm: Orm, modes: Mode[], token: string): Promise<MailedLink | LinkFault> {
      const link = await findLink(orm, and(isLink(modes, token), isOpen()));
      return link === undefined ? faultOf(orm, modes, token) : withEmail(link);
    },

    /** Uses a link up, unless something is wrong with it. Of many that try at once, one gets it. */
    async use(orm: Orm, modes: Mode[], token: string): Promise<MailedLink | LinkFault> {
      const [used] = await orm
        .update(mailedLinks)
        .set({ usedAt: clock() })
        .where(and(isLink(modes, token), isOpen()))
        .returning(columns);
      return used === undefined ? faultOf(orm, modes, token) : withEmail(used);
    },

    /** Makes every open link of a user void, except those that recover an address. */
    revoke: (orm: Orm, userId: string): Promise<void> =>
      makeVoid(orm, userId, clock(), ne(mailedLinks.mode, 'recoverEmail')),

    /**
     * Makes the open links void that recover an address of a user and were issued at or after a moment. Those from
     * before stay: of several addresses that an account lost in a row, the earliest has the last word.
     */
    revokeRecoveries: (orm: Orm, userId: string, since: Date): Promise<void> =>
      makeVoid(orm, userId, clock(), isRecoverySince(since)),

    /** The open links by which an address may be taken back, of whichever user. */
    recoveriesOf: (orm: Orm, email: string) => findRecoveries(orm, email, isOpen()),
  };
}

/** Makes and redeems the links that are mailed about an account. */
export type MailedLinks = ReturnType<typeof createMailedLinks>;

async function findLink(orm: Orm, which: SQL | undefined) {
  const [link] = await orm.select(columns).from(mailedLinks).where(which);
  return link;
}

async function findRecoveries(
  orm: Orm,
  email: string,
  isOpen: SQL | undefined,
): Promise<{ userId: string; createdAt: Date }[]> {
  return orm
    .select({ userId: mailedLinks.userId, createdAt: mailedLinks.createdAt })
    .from(mailedLinks)
    .where(and(eq(mailedLinks.mode, 'recoverEmail'), eq(mailedLinks.email, email), isOpen));
}

/** Why a token does not open anything. */
async function faultOf(orm: Orm, modes: Mode[], token: string): Promise<LinkFault> {
  const [dead] = await orm
    .select({ usedAt: mailedLinks.usedAt })
    .from(mailedLinks)
    .where(isLink(modes, token));
  if (dead === undefined) return 'INVALID_TOKEN';
  return dead.usedAt === null ? 'TOKEN_EXPIRED' : 'TOKEN_USED';
}

/** Lets the life of a link that was not used begin now; false where there is none. */
async function renew(orm: Orm, token: string, endOf: (mode: Mode) => Date): Promise<boolean> {
  const it = and(eq(mailedLinks.tokenHash, hashOf(token)), isNull(mailedLinks.usedAt));
  const [link] = await orm.select({ mode: mailedLinks.mode }).from(mailedLinks).where(it);
  if (link === undefined) return false;
  await orm
    .update(mailedLinks)
    .set({ expiresAt: endOf(link.mode) })
    .where(it);
  return true;
}

/** Makes the open links of a user void that fulfil a condition. */
async function makeVoid(orm: Orm, userId: string, now: Date, which: SQL | undefined): Promise<void> {
  await orm
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(and(eq(mailedLinks.userId, userId), isNull(mailedLinks.usedAt), which));
}

function isRecoverySince(moment: Date): SQL | undefined {
  return and(eq(mailedLinks.mode, 'recoverEmail'), gte(mailedLinks.createdAt, moment));
}

function isLink(modes: Mode[], token: string) {
  return and(eq(mailedLinks.tokenHash, hashOf(token)), inArray(mailedLinks.mode, modes));
}

function withEmail(link: Omit<MailedLink, 'email'> & { email: string | null }): MailedLink | LinkFault {
  const { email } = link;
  return email === null ? 'INVALID_TOKEN' : { ...link, email };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
