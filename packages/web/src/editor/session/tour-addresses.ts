/** What is sent to visitors: the welcome page's full address. */
export function visitorLink(tourId: string): string {
  return new URL(`/welcome/${encodeURIComponent(tourId)}`, window.location.origin).href;
}
