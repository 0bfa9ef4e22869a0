/** What the browser asks about accounts, most of it of the identity provider at `/api/auth`. Light: no schemas, no typed client. */

/** Why the provider said no: its code (`no_answer` when there was none), and how long to wait, if at all. */
export interface AuthFailure {
  ok: false;
  code: string;
  retryAfterSeconds: number;
}

export type AuthAnswer<Body> = { ok: true; body: Body } | AuthFailure;

/** One device that is signed in. */
export interface SessionRecord {
  id: string;
  ipAddress?: string | null;
  userAgent?: string | null;
  createdAt: string;
  updatedAt: string;
}

interface Credentials {
  email: string;
  password: string;
}

export const auth = {
  signUp: (who: Credentials & { name: string }) =>
    post<{ user: { id: string } }>('/api/auth/sign-up/email', who),
  signIn: (who: Credentials) => post('/api/auth/sign-in/email', who),
  sendVerification: (email: string) => post('/api/auth/send-verification-email', { email }),
  verifyEmail: (token: string) => get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`),
  requestReset: (email: string) => post('/api/auth/request-password-reset', { email }),
  resetPassword: (token: string, newPassword: string) =>
    post('/api/auth/reset-password', { token, newPassword }),
  recoverEmail: (token: string) =>
    post<{ email: string; resetToken: string }>('/api/auth/recover-email', { token }),
  changeEmail: (newEmail: string) => post('/api/auth/change-email', { newEmail }),
  /** Signs every other device out. */
  changePassword: (currentPassword: string, newPassword: string) =>
    post('/api/auth/change-password', { currentPassword, newPassword }),
  currentSession: () => get<{ session: SessionRecord } | null>('/api/auth/get-session'),
  listSessions: () => get<SessionRecord[]>('/api/auth/list-sessions'),
  revokeSession: (id: string) => post('/api/auth/revoke-session', { id }),
  revokeOtherSessions: () => post('/api/auth/revoke-other-sessions', {}),
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
