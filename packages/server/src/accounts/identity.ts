import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, isAPIError } from 'better-auth/api';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Orm } from '../drivers/database/database.ts';
import { accounts, sessions, users, verifications } from '../drivers/database/schema/accounts.ts';
import type { IdentityHooks } from './identity-hooks.ts';
import { noteOutage } from './outage-scope.ts';
import { passwordLength } from './password-length.ts';
import type { Passwords } from './passwords.ts';

const day = 24 * 3_600;

/** better-auth: its addresses, tables, cookies and times. What we add to it comes in by `hooks`. */
export function createIdentity(parts: {
  orm: Orm;
  publicUrl: string;
  trustedOrigins: string[];
  secret: string;
  log: Logger;
  hooks: IdentityHooks;
  passwords: Passwords;
}) {
  const { orm, publicUrl, trustedOrigins, secret, log, hooks, passwords } = parts;
  return betterAuth({
    appName: 'Tourwright',
    baseURL: publicUrl,
    basePath: '/api/auth',
    trustedOrigins,
    secret,
    telemetry: { enabled: false },
    database: drizzleAdapter(orm, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: passwords,
    },
    emailVerification: {
      // At sign-up it is sent once the transaction that makes the user is through: see `afterCall`.
      sendOnSignUp: false,
      // Its token is a JWT that may be used again and again: our link has one of its own.
      sendVerificationEmail: ({ user }) => hooks.sendVerification(user),
    },
    user: { changeEmail: { enabled: true } },
    session: { expiresIn: 30 * day, updateAge: day },
    verification: { storeIdentifier: 'hashed' },
    // Ours counts failures, not right sign-ins: see attempt-gate.
    rateLimit: { enabled: false },
    hooks: { before: hooks.beforeCall, after: hooks.afterCall },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, name: properName(user.name) } }) } },
    },
    advanced: {
      cookiePrefix: 'tourwright',
      ipAddress: { ipAddressHeaders: ['x-client-ip'] },
    },
    // Some of what fails inside it is told here alone.
    logger: { level: 'error', log: (_level, _message, ...details) => noteOutage(...details) },
    onAPIError: {
      // What a careful user may meet is answered, not logged.
      onError: (error) => {
        if (isAPIError(error) && error.statusCode < 500) return;
        noteOutage(error);
        // Drizzle's own error holds the values of the query: addresses, hashes, tokens.
        const err = error instanceof DrizzleQueryError ? error.cause : error;
        log.error({ err }, 'The identity provider failed');
      },
    },
  });
}

/** A name as it may stand in a mail and in the database: one line. */
function properName(name: string): string {
  const proper = name.trim();
  if (proper.length <= 200 && !/[\p{Cc}\p{Cs}]/u.test(proper)) return proper;
  throw new APIError('BAD_REQUEST', { code: 'INVALID_NAME' });
}
