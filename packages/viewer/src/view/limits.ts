/** The limits of turning and zooming: by a partial panorama's extent and the picture's resolution. */
import type { Coverage } from '@tourwright/tour/pyramid';
import { limitHfov, radians, vfovOf, wrapAngle } from '@tourwright/tour/sphere';
import type { Size, ViewAngles } from './angles.ts';

/** Radians. */
export interface ViewLimits {
  /** Null when one may turn all the way round; else the middle of what is covered and its width. */
  yaw: { middle: number; range: number } | null;
  /** Where the picture ends above; null when it reaches the zenith. */
  top: number | null;
  /** Where the picture ends below; null when it reaches the nadir. */
  bottom: number | null;
  minHfov: number;
  maxHfov: number;
}

/** From one angle to another; degrees, and radians at `@tourwright/viewer/radians` and in the code inside. */
interface Range {
  min: number;
  max: number;
}

/** What the owner of a tour sets for a scene; absent: as its picture says. */
export interface OwnLimits {
  /** What may be seen; across the back where `max` is above half a turn. */
  yaw?: Range | undefined;
  /** What may be seen. */
  pitch?: Range | undefined;
  /** How close and how wide. */
  hfov?: Range | undefined;
}

/** One texel of the finest level may cover this many pixels of a screen of ordinary width before zooming ends. */
const largestMagnification = 3;
const ordinaryWidth = 1280;
const widestHfov = radians(120);

/** The limits of a whole sphere of unknown sharpness. */
export const sphereLimits: ViewLimits = {
  yaw: null,
  top: null,
  bottom: null,
  minHfov: radians(20),
  maxHfov: widestHfov,
};

/** What of a panorama sets limits. */
interface Reach {
  levels: readonly { faceSize: number }[];
  coverage?: Coverage | undefined;
}

/** The limits that a panorama sets, and within them its owner. */
export function limitsOf({ levels, coverage }: Reach, own: OwnLimits = {}): ViewLimits {
  const faceSize = levels.at(-1)?.faceSize ?? ordinaryWidth;
  const closest = 2 * Math.atan(ordinaryWidth / (largestMagnification * faceSize));
  const minHfov = Math.min(radians(45), Math.max(radians(5), closest));
  const part = coverage ? partLimits(coverage) : sphereLimits;
  return {
    yaw: own.yaw ? narrowedYaw(part.yaw, own.yaw) : part.yaw,
    top: own.pitch && own.pitch.max < (part.top ?? Math.PI / 2) ? own.pitch.max : part.top,
    bottom: own.pitch && own.pitch.min > (part.bottom ?? -Math.PI / 2) ? own.pitch.min : part.bottom,
    minHfov: own.hfov?.min ?? minHfov,
    maxHfov: own.hfov?.max ?? widestHfov,
  };
}

/** What is both in the picture and within its owner's limits; all of the picture where nothing is. */
function narrowedYaw(part: ViewLimits['yaw'], own: Range): ViewLimits['yaw'] {
  const asked = { middle: wrapAngle((own.min + own.max) / 2), range: own.max - own.min };
  if (!part) return asked;
  const apart = wrapAngle(asked.middle - part.middle);
  const from = Math.max(-part.range / 2, apart - asked.range / 2);
  const to = Math.min(part.range / 2, apart + asked.range / 2);
  return from < to ? { middle: part.middle + (from + to) / 2, range: to - from } : part;
}

function partLimits({ left, top, width, height }: Coverage): Pick<ViewLimits, 'yaw' | 'top' | 'bottom'> {
  // What the picture lacks by less than this is rounding of its own size.
  const whole = 1e-3;
  const turn = 2 * Math.PI;
  return {
    yaw:
      width > 1 - whole ? null : { middle: wrapAngle((left + width / 2 - 0.5) * turn), range: width * turn },
    top: top < whole ? null : (0.5 - top) * Math.PI,
    bottom: top + height > 1 - whole ? null : (0.5 - top - height) * Math.PI,
  };
}

/** The nearest view that stays within the limits, and within 100 degrees of height. */
export function limitView(angles: ViewAngles, size: Size, limits: ViewLimits): ViewAngles {
  const aspect = size.width / size.height;
  const hfov = limitZoom(angles.hfov, aspect, limits);
  const half = vfovOf(hfov, aspect) / 2;
  const pitch = clamp(
    angles.pitch,
    limits.bottom === null ? -Math.PI / 2 : limits.bottom + half,
    limits.top === null ? Math.PI / 2 : limits.top - half,
  );
  return { yaw: limitYaw(angles.yaw, { pitch, hfov }, aspect, limits), pitch, hfov };
}

function limitZoom(
  wanted: number,
  aspect: number,
  { minHfov, maxHfov, yaw, top, bottom }: ViewLimits,
): number {
  const tallest = (top ?? Math.PI / 2) - (bottom ?? -Math.PI / 2);
  const widest = Math.min(
    limitHfov(maxHfov, aspect),
    yaw ? yaw.range : maxHfov,
    top === null && bottom === null ? maxHfov : hfovWithin(tallest, aspect),
  );
  // On a narrow screen the widest view may be closer than the closest one.
  return clamp(wanted, Math.min(minHfov, widest), widest);
}

function hfovWithin(vfov: number, aspect: number): number {
  return 2 * Math.atan(Math.tan(Math.min(vfov, radians(170)) / 2) * aspect);
}

function limitYaw(
  wanted: number,
  { pitch, hfov }: Omit<ViewAngles, 'yaw'>,
  aspect: number,
  { yaw }: ViewLimits,
): number {
  if (!yaw) return wanted;
  // Looking up or down, the corners of the picture reach further round than its sides.
  const across = Math.tan(hfov / 2);
  const above = across / aspect;
  const reach = Math.max(
    Math.atan2(across, Math.cos(pitch) - above * Math.sin(pitch)),
    Math.atan2(across, Math.cos(pitch) + above * Math.sin(pitch)),
  );
  const slack = Math.max(0, yaw.range / 2 - reach);
  return yaw.middle + clamp(wrapAngle(wanted - yaw.middle), -slack, slack);
}

function clamp(value: number, min: number, max: number): number {
  // Where nothing fits, the middle is the least wrong.
  return min > max ? (min + max) / 2 : Math.min(max, Math.max(min, value));
}
