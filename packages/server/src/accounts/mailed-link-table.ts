import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { mailedLinks } from '../drivers/database/schema/accounts.ts';

/** Why a link does not work, for its screen to say. */
export type LinkFault = 'INVALID_TOKEN' | 'TOKEN_EXPIRED' | 'TOKEN_USED';

/** What a good link stands for. */
export interface MailedLink {
  userId: string;
  /** `recoverEmail`: the address to give back. */
  email: string | null;
}

type Mode = (typeof mailedLinks.$inferInsert)['mode'];

/** A token that nobody guesses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Remembers a link that is about to be mailed; only links that were issued work. */
export async function issueLink(
  orm: Orm,
  link: { token: string; mode: Mode; userId: string; email?: string; expiresAt: Date },
): Promise<void> {
  const { token, ...columns } = link;
  // The same token twice is the same link: signed tokens of one second are equal.
  await orm
    .insert(mailedLinks)
    .values({ tokenHash: hashOf(token), ...columns })
    .onConflictDoNothing();
}

/** Uses a link up, unless something is wrong with it. Of many that try at once, one gets it. */
export async function useLink(
  orm: Orm,
  mode: Mode,
  token: string,
  now: Date,
): Promise<MailedLink | LinkFault> {
  const it = and(eq(mailedLinks.tokenHash, hashOf(token)), eq(mailedLinks.mode, mode));
  const [used] = await orm
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(and(it, isNull(mailedLinks.usedAt), gt(mailedLinks.expiresAt, now)))
    .returning({ userId: mailedLinks.userId, email: mailedLinks.email });
  if (used !== undefined) return used;
  const [dead] = await orm.select({ usedAt: mailedLinks.usedAt }).from(mailedLinks).where(it);
  if (dead === undefined) return 'INVALID_TOKEN';
  return dead.usedAt === null ? 'TOKEN_EXPIRED' : 'TOKEN_USED';
}

/** Takes a use back that came to nothing. */
export async function releaseLink(orm: Orm, token: string): Promise<void> {
  await orm
    .update(mailedLinks)
    .set({ usedAt: null })
    .where(eq(mailedLinks.tokenHash, hashOf(token)));
}

/** Makes every open link of a user dead. */
export async function revokeLinks(orm: Orm, userId: string, now: Date): Promise<void> {
  const open = and(eq(mailedLinks.userId, userId), isNull(mailedLinks.usedAt));
  await orm.update(mailedLinks).set({ usedAt: now }).where(open);
}

/** Whether somebody other than `userId` may still take this address back. */
export async function isAddressReserved(
  orm: Orm,
  email: string,
  now: Date,
  userId: string | null,
): Promise<boolean> {
  const [link] = await orm
    .select({ userId: mailedLinks.userId })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.mode, 'recoverEmail'),
        eq(mailedLinks.email, email),
        isNull(mailedLinks.usedAt),
        gt(mailedLinks.expiresAt, now),
        userId === null ? undefined : ne(mailedLinks.userId, userId),
      ),
    )
    .limit(1);
  return link !== undefined;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
