/** What is sent to visitors: the welcome page's full address. */
export function visitorLink(tourId: string): string {
  return new URL(`/welcome/${encodeURIComponent(tourId)}`, window.location.origin).href;
}

/** The line of HTML that shows the tour on another site. */
export function embedCode(tourId: string, title: string): string {
  const source = new URL(`/embed/${encodeURIComponent(tourId)}`, window.location.origin).href;
  const name = title.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<iframe src="${source}" title="${name}" width="100%" height="480" style="border:0" allow="fullscreen; xr-spatial-tracking; gyroscope; accelerometer" allowfullscreen loading="lazy"></iframe>`;
}
