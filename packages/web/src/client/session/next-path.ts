/** The login address that leads back to a page of ours afterwards. */
export function loginPath(next: string): string {
  return next === '/dashboard' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}

/** Where to go after logging in or signing up: the address requested, if it is one of ours, else `usual`. */
export function nextPath(search: string, usual = '/dashboard'): string {
  const next = new URLSearchParams(search).get('next');
  // "//host" and "/\host" are addresses of other sites.
  return next && /^\/(?![/\\])/.test(next) ? next : usual;
}
