import type { Viewer } from '@tourwright/viewer';

interface Place {
  x: number;
  y: number;
}

/** Turns so that what appears at a place appears so many pixels aside. Gives the view that is turned to. */
export function shiftPicture(viewer: Viewer, from: Place, by: Place): Viewer['view'] | null {
  if (by.x === 0 && by.y === 0) return null;
  const { clientWidth, clientHeight } = viewer.canvas;
  const { yaw, pitch, hfov } = viewer.view;
  const focal = clientWidth / 2 / Math.tan(hfov / 2);
  const [x, y] = [from.x - clientWidth / 2, from.y - clientHeight / 2];
  const right = (Math.atan(x / focal) - Math.atan((x + by.x) / focal)) / Math.max(0.2, Math.cos(pitch));
  const down = Math.atan(y / focal) - Math.atan((y + by.y) / focal);
  const next = { yaw: yaw + right, pitch: pitch - down };
  void viewer.lookTo(next, { durationMs: 200 });
  return { ...next, hfov };
}
