/**
 * Where the back of a handheld device looks. The angles of a `deviceorientation` event turn the device from lying flat
 * with its top to the north, in the order alpha (about up), beta (about its right), gamma (about its top); as a
 * quaternion: https://www.w3.org/TR/orientation-event/#worked-example-2.
 */
import { type Direction, radians, type YawPitch, yawPitchOf } from '@tourwright/tour/sphere';

/** Degrees, as in the event. */
export interface DeviceAngles {
  alpha: number;
  beta: number;
  gamma: number;
}

/** x, y, z, w */
type Quaternion = readonly [number, number, number, number];

/** What looks so steeply has no heading of its own: that of the screen's upper edge counts. */
const steep = 0.97;

/**
 * Yaw (from an arbitrary direction, often north) and pitch in which a device looks through its back, radians.
 * `screenDegrees` is how far its picture is turned against it (`screen.orientation.angle`).
 */
export function deviceLook(angles: DeviceAngles, screenDegrees: number): YawPitch {
  const device = quaternionOf(angles);
  const back = inScene(turned(device, [0, 0, -1]));
  const { yaw, pitch } = yawPitchOf(back);
  if (Math.abs(back[1]) < steep) return { yaw, pitch };
  const screen = radians(screenDegrees);
  const top = inScene(turned(device, [Math.sin(screen), Math.cos(screen), 0]));
  // Looking down, the upper edge points ahead; looking up, behind.
  const sign = back[1] < 0 ? 1 : -1;
  return { yaw: Math.atan2(sign * top[0], -sign * top[2]), pitch };
}

function quaternionOf({ alpha, beta, gamma }: DeviceAngles): Quaternion {
  const [x, y, z] = [radians(beta) / 2, radians(gamma) / 2, radians(alpha) / 2];
  const [cx, cy, cz, sx, sy, sz] = [x, y, z].map(Math.cos).concat([x, y, z].map(Math.sin)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return [
    sx * cy * cz - cx * sy * sz,
    cx * sy * cz + sx * cy * sz,
    cx * cy * sz + sx * sy * cz,
    cx * cy * cz - sx * sy * sz,
  ];
}

/** A vector turned by a quaternion: v + 2w(q × v) + 2q × (q × v). */
function turned([x, y, z, w]: Quaternion, [a, b, c]: Direction): Direction {
  const [u, v, t] = [2 * (y * c - z * b), 2 * (z * a - x * c), 2 * (x * b - y * a)];
  return [a + w * u + y * t - z * v, b + w * v + z * u - x * t, c + w * t + x * v - y * u];
}

/** From the Earth's axes (x east, y north, z up) to those of a scene (x right, y up, -z ahead). */
function inScene([east, north, up]: Direction): Direction {
  return [east, up, -north];
}
