/**
 * A room that is painted by a formula, for tests: every direction has an exact colour, so that what a cutter or a
 * viewer makes of it can be compared with the truth. Six differently coloured walls, a grid every 15 degrees, a
 * finer one every 5, and a disc in the middle of each wall.
 */
import type { Vector } from '@tourwright/tour/document';
import { degrees, type Face, faceOf, faces } from '@tourwright/tour/sphere';

/** Red, green, blue, 0..255. */
export type Colour = readonly [number, number, number];

const walls = {
  f: [188, 120, 92],
  r: [104, 150, 128],
  b: [112, 128, 176],
  l: [190, 164, 96],
  u: [226, 224, 216],
  d: [116, 92, 74],
} as const satisfies Record<string, Colour>;

/** How a painted room differs from another: `hue` turns the walls' colours. */
export interface PaintStyle {
  /** Degrees by which the colours are turned around the colour wheel. */
  hue?: number;
  /** Each wall has a second disc, above its middle to the left: a wall that was mirrored or turned is another one then. */
  isMarked?: boolean;
}

/** The colour that the painted room shows in a direction, which has length 1. */
export function paintedColour(direction: Vector, style: PaintStyle = {}): Colour {
  const { face, s, t } = faceOf(direction);
  const [x, y, z] = direction;
  // Math.hypot would take a third of the time that a picture takes. This is also the cosine of the pitch.
  const level = Math.sqrt(x * x + z * z);
  const fromMiddle = Math.sqrt((s - 0.5) ** 2 + (t - 0.5) ** 2);
  const shade = 1 - 0.35 * fromMiddle;
  const isMark = style.isMarked === true && (s - 0.3) ** 2 + (t - 0.22) ** 2 < 0.02;
  const disc = fromMiddle < 0.08 || isMark ? 0.6 : 1;
  const lines = line(degrees(Math.atan2(x, -z)), degrees(Math.atan2(y, level)), level);
  const [r, g, b] = wallsOf(style.hue ?? 0)[face];
  const light = shade * disc * lines;
  return [r * light, g * light, b * light];
}

/** 1 away from the grid, darker on it; lines keep their width in degrees all over the sphere. */
function line(yaw: number, pitch: number, level: number): number {
  const coarse = Math.min(distance(yaw, 15) * level, distance(pitch, 15));
  const fine = Math.min(distance(yaw, 5) * level, distance(pitch, 5));
  return 1 - 0.5 * falloff(coarse, 0.6) - 0.15 * falloff(fine, 0.4);
}

function distance(angle: number, step: number): number {
  const rest = Math.abs(angle % step);
  return Math.min(rest, step - rest);
}

/** Soft edges: a picture that a camera could have taken, without aliasing at 2048 pixels around. */
function falloff(distanceDegrees: number, width: number): number {
  const near = Math.max(0, 1 - distanceDegrees / width);
  return near * near * (3 - 2 * near);
}

/** The walls of the hue that was requested last: pictures are painted one after the other, pixel by pixel. */
let painted = { hue: 0, walls: { ...walls } as Record<Face, Colour> };

function wallsOf(hue: number): Record<Face, Colour> {
  if (painted.hue !== hue) {
    const turnedWalls = faces.map((face) => [face, turned(walls[face], hue)] as const);
    painted = { hue, walls: Object.fromEntries(turnedWalls) as Record<Face, Colour> };
  }
  return painted.walls;
}

/** Turns a colour around the grey axis by Rodrigues' formula. */
function turned([r, g, b]: Colour, hueDegrees: number): Colour {
  const angle = (hueDegrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle) / Math.sqrt(3);
  const mean = ((r + g + b) / 3) * (1 - cos);
  return [
    clamp(r * cos + (b - g) * sin + mean),
    clamp(g * cos + (r - b) * sin + mean),
    clamp(b * cos + (g - r) * sin + mean),
  ];
}

function clamp(value: number): number {
  return Math.min(255, Math.max(0, value));
}
