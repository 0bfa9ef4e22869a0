/** The gallery of demo tours: included in its own page, else requested. */
import type { DemoEntry } from '@tourwright/api';
import { getJson } from '../requests/get-json.ts';

/** The gallery's list as the explore page gets it. */
export interface Gallery {
  items: readonly DemoEntry[];
  /** How many are still being made, as in the first seconds of a first start. */
  preparing?: number;
}

/** Asks the server for the gallery as it is now. */
export function fetchGallery(signal: AbortSignal): Promise<Gallery> {
  return getJson<Gallery>('/api/demos', signal);
}

/** Takes the data that the server put into the page, once: later calls have to fetch it. Null when there is none. */
export function takeInlinedGallery(): Gallery | null {
  const element = document.getElementById('gallery-data');
  element?.remove();
  return element?.textContent ? (JSON.parse(element.textContent) as Gallery) : null;
}
