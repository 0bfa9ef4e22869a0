/** The login address that leads back to a page of ours afterwards. */
export function loginPath(next: string): string {
  return next === '/dashboard' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}

/** Where to go after signing in: the address asked for, if it is one of ours, else the dashboard. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next');
  // "//host" and "/\host" are addresses of other sites.
  return next && /^\/(?![/\\])/.test(next) ? next : '/dashboard';
}
