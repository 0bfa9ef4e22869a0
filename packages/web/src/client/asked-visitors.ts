/** The tours that have asked this visitor for contact details, so that each asks once. */
const asked = new Set<string>();

const keyOf = (tourId: string) => `tourwright.asked.${tourId}`;

/** Whether this visitor was asked by the tour who they are, in this tab. */
export function wasAsked(tourId: string): boolean {
  if (asked.has(tourId)) return true;
  try {
    return sessionStorage.getItem(keyOf(tourId)) !== null;
  } catch {
    // Frames without an origin of their own have no storage.
    return false;
  }
}

/** Notes that this visitor was asked by the tour who they are. */
export function noteAsked(tourId: string): void {
  asked.add(tourId);
  try {
    sessionStorage.setItem(keyOf(tourId), '1');
  } catch {
    // It is asked again in another page of this frame.
  }
}
