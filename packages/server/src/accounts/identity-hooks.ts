import { APIError, createAuthMiddleware, createEmailVerificationToken, isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { verifications } from '../drivers/database/schema/accounts.ts';
import type { createAccountMails, Receiver } from './account-mails.ts';
import { linkLifeSeconds } from './action-link.ts';
import type { AddressLinks } from './address-links.ts';
import type { PostOffice } from './post-office.ts';
import { mirrorSession } from './user-id-cookie.ts';

type User = Receiver & { id: string };

/** What we add to better-auth: our mails, links that work once, and the `userId` cookie. */
export function createIdentityHooks(parts: {
  orm: Orm;
  secret: string;
  links: AddressLinks;
  mails: ReturnType<typeof createAccountMails>;
  post: PostOffice['post'];
}) {
  const { orm, secret, links, mails, post } = parts;

  async function sendFirstVerification(user: User): Promise<void> {
    const life = linkLifeSeconds.verifyEmail;
    await links.send(user, await createEmailVerificationToken(secret, user.email, undefined, life));
  }

  return {
    sendVerification: links.send,
    sendReset: (user: User, token: string) => post(mails.reset(user, token)),

    async afterReset(user: User): Promise<void> {
      // Other reset links of this user, asked for before.
      await orm.delete(verifications).where(eq(verifications.value, user.id));
      await post(mails.passwordChanged(user));
    },

    beforeCall: createAuthMiddleware(async ({ path, query, body }) => {
      if (path === '/verify-email') await links.use(String(query?.token ?? ''));
      if (path === '/sign-up/email' && (await links.isReserved(String(body?.email)))) throw signUpRefused();
    }),

    afterCall: createAuthMiddleware(async (ctx) => {
      const { returned, newSession, session } = ctx.context;
      const failed = isAPIError(returned);
      const token = String(ctx.query?.token ?? '');
      switch (ctx.path) {
        case '/verify-email':
          await (failed ? links.release(token) : links.tellOldAddress(token));
          break;
        case '/sign-up/email':
          if (failed && isTaken(returned)) throw signUpRefused();
          if (!failed && newSession) await sendFirstVerification(newSession.user);
          break;
        case '/change-password':
          if (!failed && session) await post(mails.passwordChanged(session.user));
          break;
      }
      mirrorSession(ctx);
    }),
  };
}

export type IdentityHooks = ReturnType<typeof createIdentityHooks>;

/** One answer for every address that cannot be used, which does not say why. */
function signUpRefused(): APIError {
  return new APIError('UNPROCESSABLE_ENTITY', {
    code: 'SIGN_UP_REFUSED',
    message:
      'No account could be made with this address. If you have one already, log in or reset your password.',
  });
}

function isTaken(error: APIError): boolean {
  return String(error.body?.code).startsWith('USER_ALREADY_EXISTS');
}
