import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts/accounts.ts';
import { clientNetwork } from '../http/limits/client-network.ts';
import type { Mailing } from '../mail/mailing.ts';
import { AccountFault } from './account-fault.ts';
import { type AuthPath, type IdentityPath, identityCalls, type OwnPath } from './auth-calls.ts';
import { createFactorNews, type FactorNews } from './factors/factor-news.ts';
import { pendingUserOf } from './factors/two-factor-facts.ts';
import type { AccountMail } from './mails/account-mails.ts';
import { createAddressChanges } from './mails/address-changes.ts';
import type { MailedLinks } from './mails/mailed-links.ts';
import { createOwnAnswers } from './own-answers.ts';
import { createAttemptGate } from './passwords/attempt-gate.ts';
import { type ConfirmPassword, createConfirmPassword } from './passwords/confirm-password.ts';
import { createOtherPasswords, type OtherPasswords } from './passwords/other-passwords.ts';
import { createPasswordChanges } from './passwords/password-changes.ts';
import type { Passwords } from './passwords/passwords.ts';
import { Refused } from './refused.ts';
import { type AuthAnswer, type Client, createAskIdentity } from './sessions/ask-identity.ts';
import { createIdentity, type Identity } from './sessions/identity.ts';
import { createIdentityHooks } from './sessions/identity-hooks.ts';
import { createHashWitness, createLogIn } from './sessions/log-in.ts';
import { namesSession, readSession } from './sessions/read-session.ts';
import { openSessionWatch } from './sessions/session-watch.ts';

/** Who somebody is: signing up, in and out, passwords, addresses and the links that are mailed about them. */
export interface Accounts {
  /** Whether a request comes with a session, be it over or not; asks nobody. */
  namesSession(client: Pick<Client, 'headers'>): boolean;
  /** The id of the logged-in user; reads only, so that a session is renewed only by `/api/auth`. */
  resolveSession(client: Pick<Client, 'headers'>): Promise<string | null>;
  /** Calls `onEnd` when the session of a request is over, also if it is already; the result ends the watch. */
  watchSession(client: Pick<Client, 'headers'>, onEnd: () => void): Promise<() => void>;
  /** Answers a call whose fields were checked. Throws `Refused` when it comes too often. */
  answer(path: AuthPath, client: Client & { userId: string | null }, fields: unknown): Promise<AuthAnswer>;
  /** For passwords of other things, which are limited as those of accounts are. */
  otherPasswords: OtherPasswords;
  confirmPassword: ConfirmPassword;
  close(): Promise<void>;
}

/** What accounts are built from: services, settings, and callbacks for changes. */
export interface AccountsParts {
  database: Database;
  log: Logger;
  clock: () => Date;
  secret: string;
  passwords: Passwords;
  links: MailedLinks;
  mailing: Mailing<AccountMail>;
  config: { publicUrl: string; trustedOrigins: string[] };
}

/** Part of the feature; `open-accounts.ts` puts it together. */
export function createAccounts(parts: AccountsParts): Accounts {
  const { database, log, clock, secret, config } = parts;
  const { orm } = database;
  const addresses = createAddressChanges(parts);
  const passwordChanges = createPasswordChanges(parts);
  const witness = createHashWitness(parts.passwords);
  const hooks = createIdentityHooks({
    addresses,
    writeLocale: (userId, locale) => orm.update(users).set({ locale }).where(eq(users.id, userId)),
    keepAccount: (userId) => orm.execute(sql`select keep_account_of(${userId})`),
  });
  const identity = createIdentity({
    ...config,
    orm,
    secret,
    log,
    hooks,
    passwords: witness.passwords,
  });
  const askIdentity = createAskIdentity(identity, config.publicUrl);
  const logIn = createLogIn({ orm, askIdentity, witness });
  const gate = createAttemptGate({ orm, clock });
  const watch = openSessionWatch(parts);

  const sessionOf = (client: Pick<Client, 'headers'>) => readSession(identity, client);
  const news = createFactorNews(parts);
  const own = createOwnAnswers({
    ...parts,
    identity,
    askIdentity,
    addresses,
    passwordChanges,
    logIn,
    news,
    sessionOf,
  });

  const answer = async (path: AuthPath, client: Client, fields: unknown): Promise<AuthAnswer> => {
    if (isIdentityPath(path)) return askIdentity(identityCalls[path].method, path, client, fields);
    const answerOwn = own[path] as (client: Client, fields: unknown) => Promise<AuthAnswer>;
    return answerOwn(client, fields).catch(asAnswer);
  };

  return {
    namesSession,
    resolveSession: async (client) => (await sessionOf(client))?.userId ?? null,
    answer: createLimitedAnswer({ identity, gate, news, answer }),
    confirmPassword: createConfirmPassword({ orm, passwords: parts.passwords, gate }),
    async watchSession(client, onEnd) {
      const session = await sessionOf(client);
      if (session !== null) return watch.watch(session.id, onEnd);
      onEnd();
      return () => {};
    },
    otherPasswords: createOtherPasswords(parts.passwords, gate),
    close: () => watch.close(),
  };
}

/** Answers a call unless it comes too often; who guesses at codes has the password, which its owner should know. */
function createLimitedAnswer({
  identity,
  gate,
  news,
  answer,
}: {
  identity: Identity;
  gate: ReturnType<typeof createAttemptGate>;
  news: FactorNews;
  answer(path: AuthPath, client: Client, fields: unknown): Promise<AuthAnswer>;
}): Accounts['answer'] {
  return async (path, client, fields) => {
    const network = clientNetwork(client.ip);
    const waiting = takesCode(path) && client.userId === null ? await pendingUserOf(identity, client) : null;
    const attempt = { path, network, email: emailIn(fields), userId: client.userId ?? waiting };
    try {
      return await gate.pass(attempt, () => answer(path, client, fields));
    } catch (error) {
      const isGuessed = error instanceof Refused && error.code === 'too_many_requests';
      if (isGuessed && waiting !== null) await news.tellGuessing(waiting);
      throw error;
    }
  };
}

/** What a careful user may meet is an answer like others. */
function asAnswer(error: unknown): AuthAnswer {
  if (!(error instanceof AccountFault)) throw error;
  return { status: error.status, body: { code: error.code }, cookies: [] };
}

function isIdentityPath(path: IdentityPath | OwnPath): path is IdentityPath {
  return path in identityCalls;
}

function takesCode(path: AuthPath): boolean {
  return path === '/two-factor/verify-totp' || path === '/two-factor/verify-backup-code';
}

/** The address that a call names, as it is handed on. */
function emailIn(fields: unknown): string {
  const { email, newEmail } = { ...(fields as { email?: unknown; newEmail?: unknown } | undefined) };
  return String(email ?? newEmail ?? '');
}
