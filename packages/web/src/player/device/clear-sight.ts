/** Keeps a panel's hotspot visible beside the panel; the view turns no further than necessary. */
import {
  type Direction,
  project,
  type ScreenPoint,
  unproject,
  type View,
  wrapAngle,
  yawPitchOf,
} from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';

/** A rectangle of the picture, CSS pixels from its upper left corner. */
export interface Cover {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Half a hotspot and a little air, CSS pixels; below a panel there is to be room for its label, too. */
const margin = 40;
const labelMargin = 64;
/** Turning up or down shows ceilings and floors: it counts as this much further than aside. */
const pitchCost = 1.5;
/** A panel of this share of the picture's width leaves nothing beside it. */
const sheetShare = 0.8;

/** Turns a viewer, if need be, so that a direction is in sight and not covered by a panel (in pixels of the page). */
export function clearSight(viewer: Viewer, direction: Direction, panel: DOMRect): void {
  const { left, top, width, height } = viewer.canvas.getBoundingClientRect();
  const view = { ...viewer.view, width, height };
  const cover = {
    left: panel.left - left,
    top: panel.top - top,
    right: panel.right - left,
    bottom: panel.bottom - top,
  };
  const at = project(view, direction);
  const to = placeInSight(at, view, cover);
  if (at?.x === to.x && at.y === to.y) return;
  void viewer.lookTo(turnedTo(view, direction, to));
}

/** The nearest place to this one that can be seen whole; for what is behind, the middle of what can be seen. */
export function placeInSight(
  at: ScreenPoint | null,
  { width, height }: Pick<View, 'width' | 'height'>,
  cover: Cover,
): ScreenPoint {
  const isSheet = cover.right - cover.left > width * sheetShare;
  const bottom = isSheet ? cover.top : height;
  if (!at) return { x: isSheet ? width / 2 : Math.max(margin, cover.left / 2), y: bottom / 2 };
  const seen = {
    x: clamp(at.x, margin, width - margin),
    y: clamp(at.y, Math.min(labelMargin, bottom / 2), Math.max(bottom - margin, bottom / 2)),
  };
  if (isSheet || !isUnder(seen, cover)) return seen;
  const ways = [
    { x: cover.left - margin, y: seen.y },
    { x: cover.right + margin, y: seen.y },
    { x: seen.x, y: cover.bottom + labelMargin },
  ].filter(({ x, y }) => x >= margin && x <= width - margin && y <= height - margin);
  const distance = ({ x, y }: ScreenPoint) => Math.hypot(x - seen.x, (y - seen.y) * pitchCost);
  return ways.sort((a, b) => distance(a) - distance(b))[0] ?? seen;
}

/** How the visitor looks when a direction is to appear at a place of the picture. */
export function turnedTo(view: View, direction: Direction, place: ScreenPoint): Pick<View, 'yaw' | 'pitch'> {
  const to = yawPitchOf(direction);
  let { yaw, pitch } = view;
  // Yaw and pitch are not independent in a picture; a few steps come close enough.
  for (let step = 0; step < 8; step++) {
    const from = yawPitchOf(unproject({ ...view, yaw, pitch }, place));
    yaw += wrapAngle(to.yaw - from.yaw);
    pitch = clamp(pitch + to.pitch - from.pitch, -Math.PI / 2, Math.PI / 2);
  }
  return { yaw, pitch };
}

function isUnder({ x, y }: ScreenPoint, { left, top, right, bottom }: Cover): boolean {
  return x > left - margin && x < right + margin && y > top - margin && y < bottom + labelMargin;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
