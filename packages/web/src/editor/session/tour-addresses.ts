/** The address for visitors: the welcome page's full URL. */
export function visitorLink(tourId: string): string {
  return new URL(`/welcome/${encodeURIComponent(tourId)}`, window.location.origin).href;
}
