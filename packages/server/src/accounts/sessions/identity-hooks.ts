import { sourceLocale } from '@tourwright/api/locales';
import { APIError, createAuthMiddleware, isAPIError } from 'better-auth/api';
import type { AddressChanges } from '../mails/address-changes.ts';

/** What we add to better-auth around its own calls: our mails, and addresses that are kept for their owners. */
export function createIdentityHooks({
  addresses,
  writeLocale,
  keepAccount,
}: {
  addresses: AddressChanges;
  writeLocale(userId: string, locale: string): Promise<unknown>;
  keepAccount(userId: string): Promise<unknown>;
}) {
  return {
    sendVerification: addresses.mailVerification,
    keepAccount,

    beforeCall: createAuthMiddleware(async ({ path, body }) => {
      if (path === '/sign-up/email' && (await addresses.isReserved(String(body?.email)))) {
        throw signUpRefused();
      }
    }),

    afterCall: createAuthMiddleware(async (ctx) => {
      const { returned, newSession } = ctx.context;
      const failed = isAPIError(returned);
      if (ctx.path === '/sign-up/email') {
        if (failed && isTaken(returned)) throw signUpRefused();
        if (!failed && newSession) {
          // Before the first mail, which is in it.
          await writeLocale(newSession.user.id, ctx.headers?.get('x-client-locale') ?? sourceLocale);
          await addresses.mailVerification(newSession.user);
        }
      }
    }),
  };
}

/** What is done before and after the identity provider's own calls. */
export type IdentityHooks = ReturnType<typeof createIdentityHooks>;

/** One answer for every address that cannot be used, which does not say why. */
function signUpRefused(): APIError {
  return new APIError('UNPROCESSABLE_ENTITY', { code: 'SIGN_UP_REFUSED' });
}

function isTaken(error: APIError): boolean {
  return String(error.body?.code).startsWith('USER_ALREADY_EXISTS');
}
