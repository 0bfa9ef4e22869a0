import { parseCookies, parseSetCookieHeader } from 'better-auth/cookies';

/** The cookie that tells the client which user is logged in. It grants nothing. */
const userIdCookie = 'userId';

/** What is needed of a call to better-auth that has been answered. */
interface AnsweredCall {
  path: string;
  headers?: Headers | undefined;
  context: {
    authCookies: { sessionToken: { name: string; attributes: { secure?: boolean | undefined } } };
    newSession: { user: { id: string } } | null;
    responseHeaders?: Headers | undefined;
    returned?: unknown;
  };
  setCookie(
    name: string,
    value: string,
    attributes: { path: string; sameSite: 'lax'; secure: boolean; maxAge?: number },
  ): unknown;
}

/** Sets, renews and clears `userId` whenever the answer does so with the session, and for as long. */
export function mirrorSession(call: AnsweredCall): void {
  const { authCookies, newSession, responseHeaders, returned } = call.context;
  const { name, attributes } = authCookies.sessionToken;
  const like = { path: '/', sameSite: 'lax' as const, secure: attributes.secure === true };
  const session = responseHeaders
    ?.getSetCookie()
    .map(parseSetCookieHeader)
    .findLast((set) => set.has(name))
    ?.get(name);
  if (session === undefined) {
    // Nobody is logged in, but a cookie from before says so.
    const isStale = call.path === '/get-session' && returned === null && hasUserId(call.headers);
    if (isStale) call.setCookie(userIdCookie, '', { ...like, maxAge: 0 });
    return;
  }
  const maxAge = session['max-age'];
  if (session.value === '' || maxAge === 0) call.setCookie(userIdCookie, '', { ...like, maxAge: 0 });
  else if (newSession !== null) {
    call.setCookie(userIdCookie, newSession.user.id, {
      ...like,
      ...(maxAge === undefined ? {} : { maxAge }),
    });
  }
}

function hasUserId(headers: Headers | undefined): boolean {
  return parseCookies(headers?.get('cookie') ?? '').has(userIdCookie);
}
