/**
 * Who is logged in. The server's session decides; the `userId` cookie only tells which user this browser last
 * belonged to. Where the two differ, the session rule logs the user out, so "logged-in" here always means that
 * both agree.
 */
import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from '../../browser/cookies.ts';
import { logError } from '../log.ts';
import { getJson } from '../requests/get-json.ts';

/** The person who is logged in. */
export interface SessionUser {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  image?: string | null;
}

/** Who is logged in, as far as this page knows. */
export type Session =
  /** Not read yet. */
  | { status: 'unknown' }
  | { status: 'anonymous' }
  | { status: 'logged-in'; user: SessionUser }
  /** The server did not answer and nothing was known before. */
  | { status: 'unreachable' };

/** What reading the session came to: `mismatch` when the rule has just logged the user out. */
export type SessionCheck = Session['status'] | 'mismatch';

/** The id of this browser's last user. */
const cookieName = 'userId';
/** Also what pages that were drawn ahead begin with. */
const notRead: Session = { status: 'unknown' };
let session: Session = notRead;
let running: Promise<SessionCheck> | null = null;
const listeners = new Set<() => void>();

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** The session as last read; re-renders when it changes. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => notRead,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Aborts with the next login: for what is true only until then. */
export function untilLogin(): AbortSignal {
  const ended = new AbortController();
  const stop = subscribe(() => {
    if (session.status !== 'logged-in') return;
    stop();
    ended.abort();
  });
  return ended.signal;
}

/**
 * Reads the current user and applies the session rule: a user whose id differs from the stored one (a missing one
 * counts as different) is logged out. Call it after logging in or signing up too. Several calls at once are one.
 */
export function refreshSession(): Promise<SessionCheck> {
  running ??= readSession().finally(() => {
    running = null;
  });
  return running;
}

async function readSession(): Promise<SessionCheck> {
  let user: SessionUser | undefined;
  try {
    user = (await getJson<{ user?: SessionUser } | null>('/api/auth/get-session'))?.user;
  } catch (cause) {
    logError('Error fetching data:', cause);
    if (session.status === 'unknown') become({ status: 'unreachable' });
    return session.status;
  }
  if (!user) {
    become({ status: 'anonymous' });
    return 'anonymous';
  }
  if (user.id !== readCookie(cookieName)) {
    await logOut();
    return 'mismatch';
  }
  become({ status: 'logged-in', user });
  return 'logged-in';
}

/** Ends the session. Unsent edits stay in this browser, for this user alone. */
export async function logOut(): Promise<void> {
  writeCookie(cookieName, '', 0);
  try {
    const response = await fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      credentials: 'same-origin',
    });
    if (!response.ok) logError('Error logging out:', response.status);
  } catch (cause) {
    logError('Error logging out:', cause);
  }
  become({ status: 'anonymous' });
}

/** Forgets what was read, as after a page load. For tests. */
export function forgetSession(): void {
  running = null;
  become({ status: 'unknown' });
}
