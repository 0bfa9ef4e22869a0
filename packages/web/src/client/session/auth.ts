/** Requests about accounts, most of them to the identity provider at `/api/auth`. Small: no schemas, no typed client. */

import type { ApiToken, TokenScope } from '@tourwright/api';

/** Why the provider said no: its code (`no_answer` when there was none), and how long to wait, if at all. */
export interface AuthFailure {
  ok: false;
  code: string;
  retryAfterSeconds: number;
}

/** The answer to a call about accounts, or why it failed. */
export type AuthAnswer<Body> = { ok: true; body: Body } | AuthFailure;

/** One device that is logged in. */
export interface SessionRecord {
  id: string;
  ipAddress?: string | null;
  userAgent?: string | null;
  createdAt: string;
  updatedAt: string;
}

/** Something that logs in without a password. */
export interface PasskeyRecord {
  id: string;
  name: string;
  credentialID: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** Whether its provider keeps a copy. */
  backedUp: boolean;
}

/** Whether a user has codes turned on. */
export interface TwoFactorStatus {
  enabled: boolean;
  codesLeft: number;
  trustedDevices: number;
}

interface NewToken {
  name: string;
  scopes: TokenScope[];
  /** Null: until it is revoked. */
  expiresInDays: number | null;
  password: string;
}

interface Credentials {
  email: string;
  password: string;
}

/** A code, and whether this browser is not asked for one again for a while. */
interface Code {
  code: string;
  trustDevice: boolean;
}

/** The calls about accounts: signing up, logging in and out, codes, passkeys and passwords. */
export const auth = {
  signUp: (who: Credentials & { name: string }) =>
    post<{ user: { id: string } }>('/api/auth/sign-up/email', who),
  /** Users with two-factor authentication are not logged in yet. */
  logIn: (who: Credentials) => post<{ twoFactorRedirect?: true }>('/api/auth/sign-in/email', who),
  verifyCode: (code: Code) => post('/api/auth/two-factor/verify-totp', code),
  verifyRecoveryCode: (code: Code) => post('/api/auth/two-factor/verify-backup-code', code),
  sendVerification: (email: string) => post('/api/auth/send-verification-email', { email }),
  verifyEmail: (token: string) => get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`),
  requestReset: (email: string) => post('/api/auth/request-password-reset', { email }),
  resetPassword: (token: string, newPassword: string) =>
    post('/api/auth/reset-password', { token, newPassword }),
  recoverEmail: (token: string) =>
    post<{ email: string; resetToken: string }>('/api/auth/recover-email', { token }),
  changeEmail: (newEmail: string, password: string) => post('/api/auth/change-email', { newEmail, password }),
  /** Signs every other device out. */
  changePassword: (currentPassword: string, newPassword: string) =>
    post('/api/auth/change-password', { currentPassword, newPassword }),
  currentSession: () => get<{ session: SessionRecord } | null>('/api/auth/get-session'),
  listSessions: () => get<SessionRecord[]>('/api/auth/list-sessions'),
  revokeSession: (id: string) => post('/api/auth/revoke-session', { id }),
  revokeOtherSessions: () => post('/api/auth/revoke-other-sessions', {}),
  twoFactorStatus: () => get<TwoFactorStatus>('/api/auth/two-factor/status'),
  beginTwoFactor: (password: string) =>
    post<{ totpURI: string; backupCodes: string[] }>('/api/auth/two-factor/enable', { password }),
  turnTwoFactorOn: (code: string) => post('/api/auth/two-factor/verify-totp', { code }),
  turnTwoFactorOff: (password: string) => post('/api/auth/two-factor/disable', { password }),
  renewRecoveryCodes: (password: string) =>
    post<{ backupCodes: string[] }>('/api/auth/two-factor/generate-backup-codes', { password }),
  forgetDevices: () => post('/api/auth/two-factor/forget-devices', {}),
  /** What the browser is asked, in the JSON form of WebAuthn. */
  passkeyLoginOptions: <Options>() => post<Options>('/api/auth/passkey/generate-authenticate-options', {}),
  passkeyLogin: (response: object) => post('/api/auth/passkey/verify-authentication', { response }),
  newPasskeyOptions: <Options>(password: string) =>
    post<Options>('/api/auth/passkey/generate-register-options', { password }),
  keepPasskey: (response: object, name: string) =>
    post('/api/auth/passkey/verify-registration', { response, name }),
  listPasskeys: () => get<PasskeyRecord[]>('/api/auth/passkey/list-user-passkeys'),
  renamePasskey: (id: string, name: string) => post('/api/auth/passkey/update-passkey', { id, name }),
  removePasskey: (id: string) => post('/api/auth/passkey/delete-passkey', { id }),
  /** A token for scripts, which is returned only this once. */
  createToken: (token: NewToken) => post<ApiToken & { token: string }>('/api/tokens', token),
  /** Logs out everywhere, and deletes the account in 14 days. */
  deleteAccount: (id: string, password: string) =>
    post<{ dueAt: string }>(`/api/users/${encodeURIComponent(id)}/deletion`, { password }),
  claimOperator: (token: string) => post('/api/operator', { token }),
};

function get<Body>(path: string): Promise<AuthAnswer<Body>> {
  return send(path, { method: 'GET' });
}

function post<Body>(path: string, body: object): Promise<AuthAnswer<Body>> {
  const headers = { 'content-type': 'application/json' };
  return send(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function send<Body>(path: string, init: RequestInit): Promise<AuthAnswer<Body>> {
  try {
    const response = await fetch(path, { ...init, credentials: 'same-origin' });
    const body = await response.json();
    if (response.ok) return { ok: true, body };
    return {
      ok: false,
      code: typeof body?.code === 'string' ? body.code : 'internal',
      retryAfterSeconds: Number(response.headers.get('retry-after')) || 0,
    };
  } catch {
    return { ok: false, code: 'no_answer', retryAfterSeconds: 0 };
  }
}
