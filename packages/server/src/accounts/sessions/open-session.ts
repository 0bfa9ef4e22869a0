import type { Orm } from '../../drivers/database/database.ts';
import { AccountFault } from '../account-fault.ts';
import { throwingOutages } from '../outage-scope.ts';
import { isCurrentHash } from '../passwords/stored-password.ts';
import { type AuthAnswer, type Client, identityHeaders } from './ask-identity.ts';
import { dropSession } from './drop-session.ts';
import type { Identity } from './identity.ts';

/** Logs in a user who has just chosen a password; like every session it lasts only if that password is the account's still. */
export function createOpenSession({ orm, identity }: { orm: Orm; identity: Identity }) {
  return async function openSession(client: Client, userId: string, hash: string): Promise<AuthAnswer> {
    const rememberMe = !client.headers.cookie?.includes('tourwright.dont_remember=');
    const call = {
      body: { userId, rememberMe },
      headers: identityHeaders(client),
      returnHeaders: true,
    } as const;
    const { response, headers } = await throwingOutages(() => identity.api.openSession(call));
    if (response === null) throw new AccountFault('not_signed_in');
    const { token, user } = response;
    if (!(await isCurrentHash(orm, userId, hash))) {
      await dropSession(orm, token);
      throw new AccountFault('not_signed_in');
    }
    const { createdAt, updatedAt } = user;
    const dates = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
    return { status: 200, body: { user: { ...user, ...dates } }, cookies: headers.getSetCookie() };
  };
}
