import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from '../drivers/database/database.ts';
import type { Mail } from '../drivers/mail/mail.ts';
import { createAccountMails } from './account-mails.ts';
import { createAddressLinks } from './address-links.ts';
import { createGatekeeper, type Passage } from './gatekeeper.ts';
import { createIdentity } from './identity.ts';
import { createIdentityHooks } from './identity-hooks.ts';
import type { Knock } from './limits.ts';
import { throwingOutages } from './outage-scope.ts';
import { openPostOffice } from './post-office.ts';
import { type Recovery, recoverEmail } from './recover-email.ts';
import { sweepExpired } from './sweep-expired.ts';

/** How often what ended by itself is deleted. */
const sweepEveryMs = 6 * 60 * 60_000;

/** Who somebody is: signing up, in and out, passwords, addresses and the links that are mailed about them. */
export interface Accounts {
  /** The id of whoever is signed in; reads only, so that a session is renewed by `/api/auth` alone. */
  resolveSession(request: Pick<FastifyRequest, 'headers'>): Promise<string | null>;
  /** Answers a request to the identity provider, unless it was asked too often. */
  handle(knock: Knock, request: Request): Promise<Passage>;
  /** Gives an account its former address back and signs every device out. */
  recoverEmail(token: string): Promise<Recovery>;
  /** Waits for mails on their way. */
  close(): Promise<void>;
}

/** Opens the accounts; mails go out and what expired is swept until `close`. */
export function openAccounts(parts: {
  database: Database;
  mail: Mail;
  log: Logger;
  clock: () => Date;
  secret: string;
  config: { publicUrl: string; trustedOrigins: string[] };
}): Accounts {
  const { database, mail, log, clock, secret, config } = parts;
  const { orm } = database;
  const office = openPostOffice({ mail, log });
  const mails = createAccountMails(config.publicUrl);
  const { post } = office;
  const links = createAddressLinks({ orm, clock, mails, post });
  const hooks = createIdentityHooks({ orm, secret, links, mails, post });
  const identity = createIdentity({ ...config, orm, secret, log, hooks });
  const gatekeeper = createGatekeeper({ orm, clock });
  const sweep = () => sweepExpired(orm, clock()).catch((err) => log.error({ err }, 'sweeping failed'));
  const sweeping = setInterval(sweep, sweepEveryMs).unref();

  return {
    async resolveSession({ headers }) {
      if (!headers.cookie?.includes('tourwright.session_token=')) return null;
      const asked = { headers: fromNodeHeaders(headers), query: { disableRefresh: true } };
      const session = await throwingOutages(() => identity.api.getSession(asked));
      return session?.user.id ?? null;
    },

    handle: (knock, request) =>
      gatekeeper.knock(knock, () =>
        throwingOutages(
          () => identity.handler(request),
          ({ status }) => status >= 500,
        ),
      ),

    recoverEmail: (token) => recoverEmail(database, token, clock()),

    async close() {
      clearInterval(sweeping);
      await office.close();
    },
  };
}
