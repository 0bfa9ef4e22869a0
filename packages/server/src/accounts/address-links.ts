import { APIError } from 'better-auth/api';
import { and, eq, ne } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts.ts';
import type { createAccountMails, Receiver } from './account-mails.ts';
import { type LinkMode, linkLifeSeconds } from './action-link.ts';
import {
  isAddressReserved,
  issueLink,
  type LinkFault,
  newToken,
  releaseLink,
  useLink,
} from './mailed-link-table.ts';
import type { PostOffice } from './post-office.ts';

type User = Receiver & { id: string };

const faults: Record<LinkFault, string> = {
  INVALID_TOKEN: 'This link is not one of ours, or it is not whole',
  TOKEN_EXPIRED: 'This link is too old',
  TOKEN_USED: 'This link has been used already',
};

/**
 * The links that confirm an address, new or changed, and the one that takes a change back. better-auth makes and
 * checks the tokens of the former; that each was mailed by us and works once is kept here.
 */
export function createAddressLinks(parts: {
  orm: Orm;
  clock: () => Date;
  mails: ReturnType<typeof createAccountMails>;
  post: PostOffice['post'];
}) {
  const { orm, clock, mails, post } = parts;
  const endOf = (mode: LinkMode) => new Date(clock().getTime() + linkLifeSeconds[mode] * 1000);

  return {
    /** Mails a token to the address that it confirms. */
    async send(user: User, token: string): Promise<void> {
      await issueLink(orm, { token, mode: 'verifyEmail', userId: user.id, expiresAt: endOf('verifyEmail') });
      const isChange = claimsOf(token).updateTo !== undefined;
      await post(isChange ? mails.change(user, token) : mails.verify(user, token));
    },

    /** Uses a token up; throws what its screen is to say when that cannot be. */
    async use(token: string): Promise<void> {
      const link = await useLink(orm, 'verifyEmail', token, clock());
      if (typeof link === 'string') throw new APIError('BAD_REQUEST', { code: link, message: faults[link] });
      const { updateTo } = claimsOf(token);
      if (updateTo === undefined) return;
      const others = and(eq(users.email, updateTo), ne(users.id, link.userId));
      const isTaken =
        (await orm.$count(users, others)) > 0 ||
        (await isAddressReserved(orm, updateTo, clock(), link.userId));
      const message = 'This address belongs to another account now';
      if (isTaken) throw new APIError('CONFLICT', { code: 'EMAIL_TAKEN', message });
    },

    /** A use that came to nothing. */
    release: (token: string) => releaseLink(orm, token),

    /** After a use: tells the old address of a change, which may take the account back. */
    async tellOldAddress(token: string): Promise<void> {
      const { email: oldEmail, updateTo } = claimsOf(token);
      if (oldEmail === undefined || updateTo === undefined) return;
      const [user] = await orm.select().from(users).where(eq(users.email, updateTo));
      if (user === undefined) return;
      const recovery = newToken();
      const link = { token: recovery, mode: 'recoverEmail', userId: user.id, email: oldEmail } as const;
      await issueLink(orm, { ...link, expiresAt: endOf('recoverEmail') });
      await post(mails.recover({ name: user.name, email: oldEmail }, user.email, recovery));
    },

    /** Whether somebody may still take this address back, so that nobody else can have it. */
    isReserved: (email: string) => isAddressReserved(orm, email.toLowerCase(), clock(), null),
  };
}

export type AddressLinks = ReturnType<typeof createAddressLinks>;

/** What a token says. Only for tokens that were issued by us. */
function claimsOf(token: string): { email?: string; updateTo?: string } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
