import { fromNodeHeaders } from 'better-auth/node';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Database } from '../drivers/database/database.ts';
import { sessions, users, verifications } from '../drivers/database/schema/accounts.ts';
import type { Mail } from '../drivers/mail/mail.ts';
import { createAccountMails } from './account-mails.ts';
import { createGatekeeper, type Passage } from './gatekeeper.ts';
import { createIdentity } from './identity.ts';
import { createIdentityHooks } from './identity-hooks.ts';
import type { Knock } from './limits.ts';
import { type LinkFault, releaseLink, revokeLinks, useLink } from './mailed-link-table.ts';
import { openPostOffice } from './post-office.ts';
import { sweepExpired } from './sweep-expired.ts';

const sweepEveryMs = 6 * 60 * 60_000;

/** Who somebody is: signing up, in and out, passwords, addresses and the links that are mailed about them. */
export interface Accounts {
  /** The id of whoever is signed in; reads only, so that a session is renewed by `/api/auth` alone. */
  resolveSession(request: Pick<FastifyRequest, 'headers'>): Promise<string | null>;
  /** Answers a request to the identity provider, unless it was asked too often. */
  handle(knock: Knock, request: Request): Promise<Passage>;
  /** Gives an account its former address back and signs every device out. */
  recoverEmail(token: string): Promise<{ email: string } | { fault: LinkFault | 'EMAIL_TAKEN' }>;
  /** Waits for mails on their way. */
  close(): Promise<void>;
}

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
  const hooks = createIdentityHooks({ orm, clock, secret, mails, post: office.post });
  const identity = createIdentity({ ...config, orm, secret, log, hooks });
  const gatekeeper = createGatekeeper({ orm, clock });
  const sweep = () => sweepExpired(orm, clock()).catch((err) => log.error({ err }, 'sweeping failed'));
  const sweeping = setInterval(sweep, sweepEveryMs).unref();

  return {
    async resolveSession({ headers }) {
      if (!headers.cookie?.includes('tourwright.session_token=')) return null;
      const session = await identity.api.getSession({
        headers: fromNodeHeaders(headers),
        query: { disableRefresh: true },
      });
      return session?.user.id ?? null;
    },

    handle: (knock, request) => gatekeeper.knock(knock, () => identity.handler(request)),

    recoverEmail: (token) =>
      database.transaction(async (transaction) => {
        const link = await useLink(transaction.orm, 'recoverEmail', token, clock());
        if (typeof link === 'string') return { fault: link };
        const { userId, email } = link;
        if (email === null) throw new Error('a link that recovers an address names none');
        const [holder] = await transaction.orm
          .select({ id: users.id })
          .from(users)
          .where(eq(users.email, email));
        if (holder !== undefined && holder.id !== userId) {
          await releaseLink(transaction.orm, token);
          return { fault: 'EMAIL_TAKEN' };
        }
        // Whoever reads mail at an address has shown that it is theirs.
        const change = { email, emailVerified: true, updatedAt: clock() };
        await transaction.orm.update(users).set(change).where(eq(users.id, userId));
        await transaction.orm.delete(sessions).where(eq(sessions.userId, userId));
        await transaction.orm.delete(verifications).where(eq(verifications.value, userId));
        await revokeLinks(transaction.orm, userId, clock());
        return { email };
      }),

    async close() {
      clearInterval(sweeping);
      await office.close();
    },
  };
}
