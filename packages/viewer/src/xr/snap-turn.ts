import { radians } from '@tourwright/tour/sphere';

/** One push of the stick turns so far. Turning in steps makes fewer people dizzy than turning smoothly. */
export const snapAngle = radians(30);

const pushed = 0.7;
const released = 0.3;

/** Turns pushes of a thumbstick into steps: one for each push, the stick must come back before the next. */
export class SnapTurn {
  #isPushed = false;

  /** `x` is how far the stick is pushed to the right, -1..1. Gives the angle to turn to the right, radians. */
  push(x: number): number {
    if (this.#isPushed) {
      if (Math.abs(x) < released) this.#isPushed = false;
      return 0;
    }
    if (Math.abs(x) < pushed) return 0;
    this.#isPushed = true;
    return Math.sign(x) * snapAngle;
  }
}
