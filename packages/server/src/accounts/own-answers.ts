import { setTimeout as delay } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../drivers/database/database.ts';
import { sessions } from '../drivers/database/schema/accounts/accounts.ts';
import { AccountFault } from './account-fault.ts';
import type { OwnPath, ownCalls } from './auth-calls.ts';
import { createCodeAnswers } from './factors/code-answers.ts';
import type { FactorNews } from './factors/factor-news.ts';
import { createPasskeyAnswers } from './factors/passkey-answers.ts';
import { createPasskeyList } from './factors/passkey-list.ts';
import { createTwoFactorAnswers } from './factors/two-factor-answers.ts';
import type { AddressChanges } from './mails/address-changes.ts';
import type { PasswordChanges } from './passwords/password-changes.ts';
import type { Passwords } from './passwords/passwords.ts';
import { requirePassword } from './passwords/stored-password.ts';
import type { AskIdentity, AuthAnswer, Client } from './sessions/ask-identity.ts';
import type { Identity } from './sessions/identity.ts';
import type { LogIn } from './sessions/log-in.ts';
import { createOpenSession } from './sessions/open-session.ts';
import type { SessionFacts } from './sessions/session-facts.ts';

type Fields<Path extends OwnPath> = (typeof ownCalls)[Path] extends { body: infer S extends z.ZodType }
  ? z.output<S>
  : (typeof ownCalls)[Path] extends { query: infer S extends z.ZodType }
    ? z.output<S>
    : never;

type OwnAnswers = { [Path in OwnPath]: (client: Client, fields: Fields<Path>) => Promise<AuthAnswer> };

/** The response time must not reveal whether an account exists. */
const slowestResetMs = 300;

interface Parts {
  database: Database;
  clock: () => Date;
  passwords: Passwords;
  identity: Identity;
  askIdentity: AskIdentity;
  addresses: AddressChanges;
  passwordChanges: PasswordChanges;
  logIn: LogIn;
  news: FactorNews;
  sessionOf(client: Pick<Client, 'headers'>): Promise<SessionFacts | null>;
}

/** Answers the endpoints that are ours. */
export function createOwnAnswers(parts: Parts): OwnAnswers {
  const { database, passwords, identity, askIdentity, addresses, passwordChanges, logIn, sessionOf } = parts;
  const { orm } = database;
  const openSession = createOpenSession({ orm, identity });

  const requireSession = async (client: Client): Promise<SessionFacts> => {
    const session = await sessionOf(client);
    if (session === null) throw new AccountFault('not_signed_in');
    return session;
  };

  return {
    ...createTwoFactorAnswers({ ...parts, orm, requireSession }),
    ...createCodeAnswers({ ...parts, orm }),
    ...createPasskeyAnswers({ ...parts, requireSession }),
    ...createPasskeyList({ ...parts, orm, requireSession }),

    '/sign-in/email': logIn,

    async '/request-password-reset'(_client, { email }) {
      await Promise.all([passwordChanges.requestReset(email), delay(slowestResetMs)]);
      return done;
    },

    async '/reset-password'(_client, { token, newPassword }) {
      await passwordChanges.reset(token, newPassword);
      return done;
    },

    async '/verify-email'(_client, { token }) {
      await addresses.verify(token);
      return done;
    },

    async '/change-email'(client, { newEmail, password }) {
      const { userId } = await requireSession(client);
      await requirePassword({ orm, passwords }, userId, password);
      return askIdentity('POST', '/change-email', client, { newEmail });
    },

    async '/change-password'(client, fields) {
      const session = await requireSession(client);
      const { hash } = await passwordChanges.change(session, fields);
      // A new session for this browser too: a copy of its cookie is worth nothing now.
      return openSession(client, session.userId, hash);
    },

    async '/revoke-session'(client, { id }) {
      const { userId } = await requireSession(client);
      await orm.delete(sessions).where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
      return done;
    },

    '/recover-email': async (_client, { token }) => ({ ...done, body: await addresses.recover(token) }),
  };
}

const done: AuthAnswer = { status: 200, body: { status: true }, cookies: [] };
