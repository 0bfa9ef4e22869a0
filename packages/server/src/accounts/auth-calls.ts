import { z } from 'zod';
import { type AuthCall, password, status, user } from './auth-call.ts';
import { factorCalls } from './factors/factor-calls.ts';

/** As it is counted, so it is handed on. better-auth takes addresses in ASCII only. */
const email = z.string().trim().toLowerCase().max(320);

const session = z.object({
  id: z.string(),
  userId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  expiresAt: z.string(),
  ipAddress: z.string().nullish(),
  userAgent: z.string().nullish(),
});

/** A picture of a person: ours, or one that comes over https. */
const image = z
  .string()
  .max(2000)
  .refine(isImageAddress, { params: { code: 'bad_image_address' } });

function isImageAddress(address: string): boolean {
  if (/^\/media(\/[\w-][\w.-]*)+$/.test(address)) return true;
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

const token = z.string().max(1000);

/** better-auth's endpoints that are open here; all others answer 404. */
export const identityCalls = {
  '/sign-up/email': {
    method: 'POST',
    access: 'anyone',
    summary: 'Makes an account of name, email and password, and logs in',
    body: z.object({ name: z.string().max(1000), email, password, image: image.optional() }),
    answer: z.object({ user }),
  },
  '/sign-out': {
    method: 'POST',
    access: 'anyone',
    summary: 'Ends the session',
    answer: z.object({ success: z.boolean() }),
  },
  '/get-session': {
    method: 'GET',
    access: 'anyone',
    summary: 'Session and user, or null; renews both cookies when it is time',
    answer: z.object({ session, user }).nullable(),
  },
  '/send-verification-email': {
    method: 'POST',
    access: 'anyone',
    summary: 'Mails a link that confirms the address, if that is open',
    body: z.object({ email }),
    answer: status,
  },
  '/list-sessions': {
    method: 'GET',
    access: 'logged-in',
    summary: 'Where the user is logged in',
    answer: z.array(session),
  },
  '/revoke-other-sessions': {
    method: 'POST',
    access: 'logged-in',
    summary: 'Ends all sessions but this one',
    answer: status,
  },
} as const satisfies Record<string, AuthCall>;

/** Endpoints that are ours, most of them in the place of one of better-auth's. */
export const ownCalls = {
  '/sign-in/email': {
    method: 'POST',
    access: 'anyone',
    summary: 'Logs in with email and password',
    body: z.object({ email, password, rememberMe: z.boolean().optional() }),
    // Or that a second factor is required: then nobody is logged in yet.
    answer: z.union([z.object({ user }), z.object({ twoFactorRedirect: z.literal(true) })]),
  },
  '/request-password-reset': {
    method: 'POST',
    access: 'anyone',
    summary: 'Mails a link to choose a new password, if there is an account',
    body: z.object({ email }),
    answer: status,
  },
  '/reset-password': {
    method: 'POST',
    access: 'anyone',
    summary: 'Takes newPassword and the token of that link; ends all sessions',
    body: z.object({ newPassword: password, token }),
    answer: status,
  },
  '/verify-email': {
    method: 'GET',
    access: 'anyone',
    summary: 'Takes the token of a mailed link: confirms an address, or changes it; signs nobody in',
    query: z.object({ token }),
    answer: status,
  },
  '/change-email': {
    method: 'POST',
    access: 'logged-in',
    summary: 'Takes the password and mails a link to newEmail, which counts once it is opened',
    body: z.object({ newEmail: email, password }),
    answer: status,
  },
  '/change-password': {
    method: 'POST',
    access: 'logged-in',
    summary: 'Takes currentPassword and newPassword; ends all other sessions and renews this one',
    body: z.object({ currentPassword: password, newPassword: password }),
    answer: z.object({ user }),
  },
  '/revoke-session': {
    method: 'POST',
    access: 'logged-in',
    summary: 'Ends the session of an id',
    body: z.object({ id: z.string().max(200) }),
    answer: status,
  },
  '/recover-email': {
    method: 'POST',
    access: 'anyone',
    summary: 'Gives an account its former address back, by the link mailed there; its password is void',
    body: z.object({ token }),
    answer: z.object({ email: z.string(), resetToken: z.string() }),
  },
  ...factorCalls,
} as const satisfies Record<string, AuthCall>;

/** An endpoint of better-auth that is open here. */
export type IdentityPath = keyof typeof identityCalls;

/** An endpoint of accounts that is our own. */
export type OwnPath = keyof typeof ownCalls;

/** Every endpoint below `/api/auth` that is answered. */
export type AuthPath = IdentityPath | OwnPath;

/** All endpoints below `/api/auth`; whatever else better-auth has answers 404. */
export const authCalls: Readonly<Record<AuthPath, AuthCall>> = { ...identityCalls, ...ownCalls };
