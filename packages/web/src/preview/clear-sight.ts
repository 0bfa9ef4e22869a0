/** What a panel tells about stays in sight beside it. */
import { type Direction, wrapAngle, yawPitchOf } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';

/** Half a hotspot and a little air, CSS pixels. */
const margin = 40;

/** Turns a viewer, if need be, so that a direction is not covered by what lies over it (in pixels of the page). */
export function clearSight(viewer: Viewer, direction: Direction, cover: DOMRect): void {
  const stage = viewer.canvas.getBoundingClientRect();
  const at = viewer.project(direction);
  if (!at) return;
  const [left, right] = [cover.left - stage.left, cover.right - stage.left];
  const [top, bottom] = [cover.top - stage.top, cover.bottom - stage.top];
  const isCovered =
    at.x > left - margin && at.x < right + margin && at.y > top - margin && at.y < bottom + margin;
  if (!isCovered) return;
  const isSheet = cover.width > stage.width * 0.8;
  const isAtEnd = stage.width - right < left;
  const free = isSheet
    ? { x: stage.width / 2, y: top / 2 }
    : { x: isAtEnd ? left / 2 : (right + stage.width) / 2, y: stage.height / 2 };
  const from = yawPitchOf(viewer.unproject(free.x, free.y));
  const to = yawPitchOf(direction);
  const { yaw, pitch } = viewer.view;
  void viewer.lookTo({ yaw: yaw + wrapAngle(to.yaw - from.yaw), pitch: pitch + to.pitch - from.pitch });
}
