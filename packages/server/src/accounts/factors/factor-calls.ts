import { z } from 'zod';
import { type AuthCall, password, status, user } from '../auth-call.ts';

/** As it is typed: blanks and, in recovery codes, capitals do not count. */
const code = z.string().max(100);
/** Whether this browser is not asked again for a while. */
const trustDevice = z.boolean().optional();
const id = z.string().max(200);
/** Shown in a list. */
const passkeyName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((name) => !/\p{Cc}/u.test(name), { params: { code: 'bad_name', most: 100 } });

const recoveryCodes = z.array(z.string());

/** An answer of an authenticator, in the JSON form of WebAuthn; the library checks what is in it. */
const credential = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: z.string().max(10_000),
    transports: z.array(z.string().max(50)).max(10).optional(),
  }),
  clientExtensionResults: z.looseObject({}).optional(),
});

/** What an authenticator is asked, in the JSON form of WebAuthn. */
const options = z.looseObject({ challenge: z.string() });

/** Endpoints for second factors and passkeys. All are ours, most of them around one of better-auth's. */
export const factorCalls = {
  '/two-factor/status': {
    method: 'GET',
    access: 'logged-in',
    summary: 'Whether codes are required, how many recovery codes are left, and how many devices need none',
    answer: z.object({ enabled: z.boolean(), codesLeft: z.int(), trustedDevices: z.int() }),
  },
  '/two-factor/enable': {
    method: 'POST',
    access: 'logged-in',
    summary:
      'Begins with codes of an app: answers what the app scans, and recovery codes; a first code ends it',
    body: z.object({ password }),
    answer: z.object({ totpURI: z.string(), backupCodes: recoveryCodes }),
  },
  '/two-factor/verify-totp': {
    method: 'POST',
    access: 'anyone',
    summary:
      'Takes a code of the app: to log in behind the password, or to turn codes on, which ends all other sessions',
    body: z.object({ code, trustDevice }),
    answer: z.object({ user }),
  },
  '/two-factor/verify-backup-code': {
    method: 'POST',
    access: 'anyone',
    summary: 'Takes a recovery code, which works once, to log in behind the password',
    body: z.object({ code, trustDevice }),
    answer: z.object({ user }),
  },
  '/two-factor/generate-backup-codes': {
    method: 'POST',
    access: 'logged-in',
    summary: 'Makes new recovery codes; the old ones are void',
    body: z.object({ password }),
    answer: z.object({ backupCodes: recoveryCodes }),
  },
  '/two-factor/disable': {
    method: 'POST',
    access: 'logged-in',
    summary: 'Asks for no codes from now on',
    body: z.object({ password }),
    answer: status,
  },
  '/two-factor/forget-devices': {
    method: 'POST',
    access: 'logged-in',
    summary: 'Asks for a code on every device again',
    answer: status,
  },
  '/passkey/generate-register-options': {
    method: 'POST',
    access: 'logged-in',
    summary: 'What the browser needs to make a passkey',
    body: z.object({ password }),
    answer: options,
  },
  '/passkey/verify-registration': {
    method: 'POST',
    access: 'logged-in',
    summary: 'Keeps a passkey that the browser made, under a name',
    body: z.object({ response: credential, name: passkeyName }),
    answer: z.object({ id: z.string() }),
  },
  '/passkey/generate-authenticate-options': {
    method: 'POST',
    access: 'anyone',
    summary: 'What the browser needs to log in with a passkey',
    answer: options,
  },
  '/passkey/verify-authentication': {
    method: 'POST',
    access: 'anyone',
    summary: 'Logs in with a passkey, without a password or a code',
    body: z.object({ response: credential }),
    answer: z.object({ user }),
  },
  '/passkey/list-user-passkeys': {
    method: 'GET',
    access: 'logged-in',
    summary: 'The user’s passkeys, the oldest first',
    answer: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        credentialID: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.string().nullable(),
        /** Whether its provider keeps a copy, such as on other devices. */
        backedUp: z.boolean(),
      }),
    ),
  },
  '/passkey/update-passkey': {
    method: 'POST',
    access: 'logged-in',
    summary: 'Names a passkey',
    body: z.object({ id, name: passkeyName }),
    answer: status,
  },
  '/passkey/delete-passkey': {
    method: 'POST',
    access: 'logged-in',
    summary: 'Removes a passkey',
    body: z.object({ id }),
    answer: status,
  },
} as const satisfies Record<string, AuthCall>;
