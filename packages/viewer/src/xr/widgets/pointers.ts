/** Rays of hands and controllers, and how they are drawn. */
/// <reference types="webxr" />
import { directionOf, yawPitchOf } from '@tourwright/tour/sphere';
import type { Head } from '../scenes/eyes.ts';
import type { VrLook } from '../vr-look.ts';
import type { VrRenderer } from '../vr-renderer.ts';
import { placeSurface } from './placing.ts';
import type { Hit } from './pointing.ts';
import { Sheet } from './sheet.ts';
import type { Ray, Surface } from './surface.ts';
import type { Thing } from './thing.ts';
import { cross, minus, plus, scaled, turnedBy, type Vector } from './vector.ts';

/** A ray that is not stopped is drawn so long, metres; one that points at the scene, so long at most. */
const shortRay = 0.9;
const longRay = 4;
const rayBreadth = 0.008;
const ringPixels = 128;

/** Where each hand or controller that is tracked points; not what looks (gaze) or touches a screen. */
export function raysOf(session: XRSession, frame: XRFrame, space: XRReferenceSpace): Ray[] {
  return [...session.inputSources].flatMap((source) => {
    if (source.targetRayMode !== 'tracked-pointer') return [];
    return rayOf(frame.getPose(source.targetRaySpace, space)) ?? [];
  });
}

/** A pose points along its own -z. */
export function rayOf(pose: XRPose | null | undefined): Ray | null {
  if (!pose) return null;
  const m = pose.transform.matrix;
  const [x = 0, y = 0, z = 0] = [m[12], m[13], m[14]];
  return { origin: [x, y, z], direction: [-(m[8] ?? 0), -(m[9] ?? 0), -(m[10] ?? 0)] };
}

/** How far the thumbsticks are pushed to the right, the one that is pushed furthest. */
export function stickOf(session: XRSession): number {
  // The thumbstick is the second pair of axes of every standard controller (WebXR Gamepads Module, "xr-standard").
  const pushes = [...session.inputSources].map(({ gamepad }) => gamepad?.axes[2] ?? 0);
  return pushes.reduce((most, push) => (Math.abs(push) > Math.abs(most) ? push : most), 0);
}

/** Draws rays, the place where they end, and the ring that fills while the visitor looks at something. */
export class PointerMarks {
  readonly #ray: Sheet;
  readonly #dot: Sheet;
  readonly #ring: Sheet;
  readonly #look: VrLook;
  #painted = -1;

  constructor(renderer: VrRenderer, look: VrLook) {
    this.#look = look;
    this.#ray = new Sheet(renderer, 4, 64);
    this.#ray.paint((context) => {
      const fading = context.createLinearGradient(0, 0, 0, 64);
      fading.addColorStop(0, 'rgb(255 255 255 / 0.9)');
      fading.addColorStop(1, 'rgb(255 255 255 / 0.15)');
      context.fillStyle = fading;
      context.fillRect(0, 0, 4, 64);
    });
    this.#dot = new Sheet(renderer, 64, 64);
    this.#dot.paint((context) => {
      context.fillStyle = look.words;
      context.strokeStyle = look.ground;
      context.lineWidth = 6;
      context.beginPath();
      context.arc(32, 32, 24, 0, 2 * Math.PI);
      context.stroke();
      context.fill();
    });
    this.#ring = new Sheet(renderer, ringPixels, ringPixels);
  }

  /** A ray and the place where it ends. */
  ray(ray: Ray, hit: Hit | null, head: Head, turn: number): Thing[] {
    const length = hit ? (hit.distance ?? longRay) : shortRay;
    const along = scaled(ray.direction, length);
    const side = cross(ray.direction, minus(head.position, ray.origin));
    const thickness = rayBreadth / Math.max(1e-6, Math.hypot(...side));
    const right = scaled(side, thickness);
    const corner = minus(ray.origin, scaled(right, 0.5));
    const line: Thing = {
      surface: { plane: { right, down: along, corner }, width: 1, height: 1, isFar: false },
      texture: this.#ray.texture,
    };
    return hit ? [line, this.#spot(ray, hit, head, turn)] : [line];
  }

  /**
   * The ring in the middle of what the visitor looks at, `distance` metres away (null: far, like the picture); `part` of it
   * (0..1) is filled. Turning, while one waits.
   */
  ring(head: Head, part: number, isTurning: boolean, turn: number, distance: number | null): Thing {
    const shown = Math.round(part * 100);
    if (shown !== this.#painted) {
      this.#painted = shown;
      this.#ring.paint((context) => paintRing(context, part, isTurning, this.#look));
    }
    return {
      surface: surfaceOfRing(head, turn, distance, isTurning ? 0.09 : 0.045),
      texture: this.#ring.texture,
    };
  }

  close(): void {
    for (const sheet of [this.#ray, this.#dot, this.#ring]) sheet.close();
  }

  #spot(ray: Ray, { distance }: Hit, head: Head, turn: number): Thing {
    const isFar = distance === null;
    const place: Vector = isFar
      ? turnedBy(ray.direction, turn)
      : plus(ray.origin, scaled(ray.direction, distance));
    const away: Vector = isFar ? place : minus(place, head.position);
    const breadth = 0.014 * (isFar ? 1 : Math.hypot(...away));
    const size = { width: 64, height: 64, isFar };
    return {
      surface: placeSurface({ middle: place, looked: yawPitchOf(away), breadth, ...size }),
      texture: this.#dot.texture,
    };
  }
}

/**
 * Where the ring is: as near as what it is seen on, or it would be seen double by a visitor who looks at that. `breadth` is a
 * share of its distance.
 */
export function surfaceOfRing(head: Head, turn: number, distance: number | null, breadth: number): Surface {
  const size = { width: ringPixels, height: ringPixels };
  const { yaw, pitch } = head;
  if (distance === null) {
    const looked = { yaw: yaw + turn, pitch };
    return placeSurface({ middle: directionOf(looked.yaw, pitch), looked, breadth, ...size, isFar: true });
  }
  const middle = plus(head.position, scaled(directionOf(yaw, pitch), distance));
  return placeSurface({ middle, looked: { yaw, pitch }, breadth: breadth * distance, ...size, isFar: false });
}

function paintRing(context: CanvasRenderingContext2D, part: number, isTurning: boolean, look: VrLook): void {
  const middle = ringPixels / 2;
  const start = isTurning ? part * 2 * Math.PI : -Math.PI / 2;
  const arc = (from: number, to: number, colour: string, thickness: number) => {
    context.beginPath();
    context.arc(middle, middle, middle - 16, from, to);
    context.strokeStyle = colour;
    context.lineWidth = thickness;
    context.stroke();
  };
  context.lineCap = 'round';
  arc(0, 2 * Math.PI, look.label, 24);
  arc(0, 2 * Math.PI, 'rgb(255 255 255 / 0.35)', 12);
  if (part > 0 || isTurning) {
    arc(start, start + (isTurning ? 0.5 * Math.PI : part * 2 * Math.PI), look.open, 16);
  }
}
