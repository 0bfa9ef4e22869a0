import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, isAPIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Orm } from '../../drivers/database/database.ts';
import * as tables from '../../drivers/database/schema/accounts/accounts.ts';
import { identityExtras } from '../factors/identity-extras.ts';
import { passkeyOptions } from '../factors/passkey-options.ts';
import { newRecoveryCodes } from '../factors/recovery-codes.ts';
import { noteOutage } from '../outage-scope.ts';
import { passwordLength } from '../passwords/password-length.ts';
import type { Passwords } from '../passwords/passwords.ts';
import type { IdentityHooks } from './identity-hooks.ts';

const day = 24 * 3_600;

/** Our tables under the names by which better-auth asks for them. */
const schema = {
  user: tables.users,
  session: tables.sessions,
  account: tables.accounts,
  verification: tables.verifications,
  twoFactor: tables.twoFactors,
  passkey: tables.passkeys,
};

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
    database: drizzleAdapter(orm, { provider: 'pg', schema, transaction: true }),
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
    // Where it matters that somebody is there, the password is required: no session is too old.
    session: { expiresIn: 30 * day, updateAge: day, freshAge: 0 },
    plugins: [
      twoFactor({
        trustDeviceMaxAge: 30 * day,
        twoFactorCookieMaxAge: 600,
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
        // Ours counts by account and network, and in a day: see limits.
        accountLockout: { enabled: false },
      }),
      passkey(passkeyOptions),
      // Last: its hook looks at what the others did.
      identityExtras(hooks),
    ],
    verification: { storeIdentifier: 'hashed' },
    // Ours counts failures, not right logins: see attempt-gate.
    rateLimit: { enabled: false },
    hooks: { before: hooks.beforeCall, after: hooks.afterCall },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, name: properName(user.name) } }) } },
    },
    advanced: { cookiePrefix: 'tourwright', ipAddress: { ipAddressHeaders: ['x-client-ip'] } },
    // Some failures inside it are reported only here.
    logger: { level: 'error', log: (_level, _message, ...details) => noteOutage(...details) },
    onAPIError: { onError: (error) => logFailure(error, log) },
  });
}

/** The identity provider, as we set it up. */
export type Identity = ReturnType<typeof createIdentity>;

/** What a careful user may meet is answered, not logged. */
function logFailure(error: unknown, log: Logger): void {
  if (isAPIError(error) && (error.statusCode < 500 || isUnreadablePasskey(error))) return;
  noteOutage(error);
  // Drizzle's own error holds the values of the query: addresses, hashes, tokens.
  const err = error instanceof DrizzleQueryError ? error.cause : error;
  log.error({ err }, 'The identity provider failed');
}

/** What an authenticator answered could not be read; the plug-in takes that for a fault of its own. */
function isUnreadablePasskey({ body }: APIError): boolean {
  return body?.code === 'FAILED_TO_VERIFY_REGISTRATION';
}

/** A name as it may be in a mail and in the database: one line. */
function properName(name: string): string {
  const proper = name.trim();
  if (proper.length <= 200 && !/[\p{Cc}\p{Cs}]/u.test(proper)) return proper;
  throw new APIError('BAD_REQUEST', { code: 'INVALID_NAME' });
}
