import { tourSlug } from '@tourwright/tour/rules';

/** The editor with a tour opened. */
export function editorPath(tourId: string): string {
  return `/editor?tourId=${encodeURIComponent(tourId)}`;
}

/** The viewer. Its owner sees the draft there, visitors what was published. */
export function previewPath(tour: { id: string; title: string }): string {
  return `/preview/${tourSlug(tour.title)}?tourId=${encodeURIComponent(tour.id)}`;
}

/** The address for visitors: the welcome page's full URL. */
export function visitorLink(tourId: string): string {
  return new URL(`/welcome/${encodeURIComponent(tourId)}`, window.location.origin).href;
}
