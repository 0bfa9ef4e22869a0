/** The full address of a tour's welcome page, or of one of its links. */
export function linkAddress(tourId: string, key: string | null): string {
  const address = new URL(`/welcome/${encodeURIComponent(tourId)}`, window.location.origin);
  if (key !== null) address.searchParams.set('link', key);
  return address.href;
}
