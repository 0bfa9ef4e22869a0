import type { RunningViewer } from '@tourwright/viewer/react';

/** Where the viewer that the page starts ahead of the app waits for it. */
declare global {
  interface Window {
    /** The page came over a slow line; its own first script knows (server, early-page.ts). */
    tourwrightSlow?: boolean;
    tourwrightEarly?: (RunningViewer & { tourId: string }) | null;
  }
}

/** The viewer that runs ahead of the app, if it shows this tour and can show anything; handed out once. */
export function takeEarlyViewer(tourId: string): RunningViewer | null {
  const early = window.tourwrightEarly;
  if (!early || early.tourId !== tourId) return null;
  window.tourwrightEarly = null;
  if (early.viewer.state !== 'failed') return early;
  // What went wrong is told by the next one, to somebody who listens.
  early.viewer.close();
  early.element.remove();
  return null;
}
