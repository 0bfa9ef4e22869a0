/** A tour in a headset (WebXR, https://www.w3.org/TR/webxr/). Loaded when somebody asks for it, not before. */
import type { Viewer } from '../viewer-options.ts';
import { openVr as openInner } from '../xr/open-vr.ts';
import type { VrOptions, VrTour } from '../xr/vr-options.ts';
import { inDegrees, sceneInRadians } from './angles.ts';
import { speaksDegrees, viewerInRadians } from './other-unit.ts';

export type { VrOptions, VrPlacing, VrTexts, VrTour, VrVariant } from '../xr/open-vr.ts';

/**
 * Shows the viewer's tour in the headset, from where one looks now; on leaving, the viewer looks where one looked
 * last. Call it in a click: browsers ask for one. Throws what the browser says when VR cannot be had. Angles are those
 * of the viewer: degrees, or radians where it came from `@tourwright/viewer/radians`.
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
