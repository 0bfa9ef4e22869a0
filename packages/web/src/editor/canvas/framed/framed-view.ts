/**
 * The view as it is framed by what is free of the picture: its middle is the middle of the part beside the drawer, and so
 * the same without one. All that the editor keeps and turns to is such a view. Radians.
 */
import { yawPitchOf } from '@tourwright/tour/sphere';
import type { ViewAngles, Viewer } from '@tourwright/viewer/radians';
import { freePart } from './free-part.ts';

/** Where the middle of the free part looks. */
export function framedView(viewer: Viewer): ViewAngles {
  const { view, canvas } = viewer;
  const aside = asideOf(canvas);
  if (aside === 0) return view;
  const middle = viewer.unproject(canvas.clientWidth / 2 + aside, canvas.clientHeight / 2);
  return { ...view, ...yawPitchOf(middle) };
}

/** The view of the whole picture whose free part frames this one; what is not said stays. */
export function viewFraming(viewer: Viewer, wanted: Partial<ViewAngles>): Partial<ViewAngles> {
  const { canvas } = viewer;
  const aside = asideOf(canvas);
  if (aside === 0) return wanted;
  const { yaw, pitch, hfov } = { ...framedView(viewer), ...wanted };
  const focal = canvas.clientWidth / 2 / Math.tan(hfov / 2);
  // Off the middle the picture's rays are longer, and rise less.
  const rise = (Math.sin(pitch) * Math.hypot(focal, aside)) / focal;
  const wholePitch = Math.asin(Math.max(-1, Math.min(1, rise)));
  const right = Math.atan2(aside, focal * Math.cos(wholePitch));
  return { yaw: yaw - right, pitch: wholePitch, hfov };
}

/** How far the middle of the free part is to the right of the picture's, CSS pixels. */
function asideOf(canvas: HTMLElement): number {
  const free = freePart(canvas);
  return free ? Math.round((free.from + free.to - canvas.clientWidth) / 2) : 0;
}
