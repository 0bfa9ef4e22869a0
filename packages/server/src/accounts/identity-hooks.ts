import { APIError, createAuthMiddleware, createEmailVerificationToken, isAPIError } from 'better-auth/api';
import { and, eq, ne } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { users, verifications } from '../drivers/database/schema/accounts.ts';
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
import { mirrorSession } from './user-id-cookie.ts';

type User = Receiver & { id: string };

const linkFaults: Record<LinkFault, string> = {
  INVALID_TOKEN: 'This link is not one of ours, or it is not whole',
  TOKEN_EXPIRED: 'This link is too old',
  TOKEN_USED: 'This link has been used already',
};

/** The error of a link that does not work. */
export function linkError(fault: LinkFault): APIError {
  return new APIError('BAD_REQUEST', { code: fault, message: linkFaults[fault] });
}

/** What we add to better-auth: our mails, links that work once, and the `userId` cookie. */
export function createIdentityHooks(parts: {
  orm: Orm;
  clock: () => Date;
  secret: string;
  mails: ReturnType<typeof createAccountMails>;
  post: PostOffice['post'];
}) {
  const { orm, clock, secret, mails, post } = parts;
  const endOf = (mode: LinkMode) => new Date(clock().getTime() + linkLifeSeconds[mode] * 1000);

  async function sendVerification(user: User, token: string): Promise<void> {
    await issueLink(orm, { token, mode: 'verifyEmail', userId: user.id, expiresAt: endOf('verifyEmail') });
    await post(
      claimsOf(token)?.updateTo === undefined ? mails.verify(user, token) : mails.change(user, token),
    );
  }

  /** Tells the old address, which may take the account back. */
  async function sendRecovery(user: User, oldEmail: string): Promise<void> {
    const token = newToken();
    const expiresAt = endOf('recoverEmail');
    await issueLink(orm, { token, mode: 'recoverEmail', userId: user.id, email: oldEmail, expiresAt });
    await post(mails.recover({ name: user.name, email: oldEmail }, user.email, token));
  }

  const isTaken = async (email: string, userId: string | null) =>
    (await isAddressReserved(orm, email, clock(), userId)) ||
    (await orm.$count(
      users,
      and(eq(users.email, email), userId === null ? undefined : ne(users.id, userId)),
    )) > 0;

  /** Lets a link of a verification mail through once. */
  async function useVerification(token: string): Promise<void> {
    const link = await useLink(orm, 'verifyEmail', token, clock());
    if (typeof link === 'string') throw linkError(link);
    const { updateTo } = claimsOf(token) ?? {};
    if (updateTo !== undefined && (await isTaken(updateTo, link.userId))) {
      throw new APIError('CONFLICT', {
        code: 'EMAIL_TAKEN',
        message: 'This address belongs to another account now',
      });
    }
  }

  async function afterVerification(token: string, failed: boolean): Promise<void> {
    if (failed) return releaseLink(orm, token);
    const { email, updateTo } = claimsOf(token) ?? {};
    if (email === undefined || updateTo === undefined) return;
    const [user] = await orm.select().from(users).where(eq(users.email, updateTo));
    if (user !== undefined) await sendRecovery(user, email);
  }

  return {
    sendVerification,
    sendReset: (user: User, token: string) => post(mails.reset(user, token)),
    async afterReset(user: User): Promise<void> {
      // Other reset links of this user, asked for before.
      await orm.delete(verifications).where(eq(verifications.value, user.id));
      await post(mails.passwordChanged(user));
    },
    beforeCall: createAuthMiddleware(async (ctx) => {
      if (ctx.path === '/verify-email') await useVerification(String(ctx.query?.token ?? ''));
      const wanted = ctx.path === '/sign-up/email' ? ctx.body?.email : undefined;
      if (typeof wanted === 'string' && (await isAddressReserved(orm, wanted.toLowerCase(), clock(), null))) {
        throw signUpRefused();
      }
    }),
    afterCall: createAuthMiddleware(async (ctx) => {
      const { returned, newSession } = ctx.context;
      const failed = isAPIError(returned);
      if (ctx.path === '/verify-email') await afterVerification(String(ctx.query?.token ?? ''), failed);
      if (ctx.path === '/sign-up/email' && failed && isTakenError(returned)) throw signUpRefused();
      if (ctx.path === '/sign-up/email' && !failed && newSession) {
        const token = await createEmailVerificationToken(
          secret,
          newSession.user.email,
          undefined,
          linkLifeSeconds.verifyEmail,
        );
        await sendVerification(newSession.user, token);
      }
      if (ctx.path === '/change-password' && !failed && ctx.context.session) {
        await post(mails.passwordChanged(ctx.context.session.user));
      }
      mirrorSession(ctx);
    }),
  };
}

export type IdentityHooks = ReturnType<typeof createIdentityHooks>;

/** One answer for every address that cannot be used, and one that does not say why. */
function signUpRefused(): APIError {
  return new APIError('UNPROCESSABLE_ENTITY', {
    code: 'SIGN_UP_REFUSED',
    message:
      'No account could be made with this address. If you have one already, log in or reset your password.',
  });
}

function isTakenError(error: APIError): boolean {
  return String(error.body?.code).startsWith('USER_ALREADY_EXISTS');
}

/** What a verification token says; for tokens that were checked, or made here just now. */
function claimsOf(token: string): { email?: string; updateTo?: string } | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof payload === 'object' ? payload : null;
  } catch {
    return null;
  }
}
