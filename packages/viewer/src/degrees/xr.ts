/** A tour in a headset (WebXR, https://www.w3.org/TR/webxr/). Loaded on demand. */
import type { Viewer } from '../viewer-options.ts';
import { openVr as openInner } from '../xr/open-vr.ts';
import type { VrOptions, VrTour } from '../xr/vr-options.ts';
import { inDegrees, sceneInRadians } from './angles.ts';
import { speaksDegrees, viewerInRadians } from './other-unit.ts';

export type { VrOptions, VrPlacing, VrTexts, VrTour, VrVariant } from '../xr/open-vr.ts';

/**
 * Shows the viewer's tour in the headset, starting at its view; on leaving, the viewer has the last view of the
 * headset. Call it in a click, which browsers require. Throws the browser's error when VR is unavailable. Angles are
 * those of the viewer: degrees, or radians where it came from `@tourwright/viewer/radians`.
 */
export async function openVr(viewer: Viewer, options: VrOptions): Promise<VrTour> {
  if (!speaksDegrees(viewer)) return openInner(viewer, options);
  const { scenes, onView } = options;
  const tour = await openInner(viewerInRadians(viewer), {
    ...options,
    scenes: scenes.map(sceneInRadians),
    ...(onView && { onView: ({ yaw, pitch }) => onView({ yaw: inDegrees(yaw), pitch: inDegrees(pitch) }) }),
  });
  return {
    get sceneId() {
      return tour.sceneId;
    },
    get panelTitle() {
      return tour.panelTitle;
    },
    setScenes: (all) => tour.setScenes(all.map(sceneInRadians)),
    ended: tour.ended,
    end: () => tour.end(),
  };
}
