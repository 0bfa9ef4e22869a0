/** Motion of the view: inertia, flights to a target, autorotation. Time is passed in, in milliseconds. */
import { easeInOut, isSameView, mixAngles, type Size, type ViewAngles, zoomHfov } from './angles.ts';
import { limitView, sphereLimits, type ViewLimits } from './limits.ts';

/** Radians a millisecond. */
export interface Speed {
  yaw: number;
  pitch: number;
}

/** A steady turn and zoom, as a held key asks for; `zoom` is the share of magnification gained in a millisecond. */
export interface Drive extends Speed {
  zoom: number;
}

/** `calm` is what turns by itself, to be looked at; `brisk` gets somewhere. */
export type Pace = 'rest' | 'calm' | 'brisk';

interface Flight {
  from: ViewAngles;
  to: ViewAngles;
  startedAt: number | null;
  durationMs: number;
  done: (arrived: boolean) => void;
}

/** A flick fades by 1/e in this time and is cut off soon after, so that the view settles within 300 ms. */
const flickFadeMs = 75;
const flickEndMs = 290;
/** Radians a millisecond. Who drags slower aims, and the view stays where it is let go ... */
const aimedSpeed = 0.7e-3;
/** ... and from this speed on it coasts in full. */
const flickedSpeed = 2e-3;
const autorotateSpeed = (4 * Math.PI) / 180 / 1000;
/** Autorotation waits this long after the visitor has moved. */
const autorotatePauseMs = 4000;
/** A hand that drags is still for a moment now and then. */
const handRestMs = 150;
/** After a long gap (a hidden tab) motion continues where it was instead of leaping. */
const longestStepMs = 100;

/** The view and what moves it. Every change goes through the limits. */
export class Motion {
  /** Whether the visitor drags the view along just now. */
  isHeld = false;
  #angles: ViewAngles;
  #size: Size = { width: 1, height: 1 };
  #limits: ViewLimits = sphereLimits;
  #flight: Flight | null = null;
  #flick: { speed: Speed; ageMs: number } | null = null;
  #drive: Drive | null = null;
  #autorotates = false;
  #heldUntil = 0;
  #steppedAt: number | null = null;
  #changedAt = Number.NEGATIVE_INFINITY;
  #changed = true;
  #pace: Pace = 'rest';

  constructor(angles: ViewAngles) {
    this.#angles = angles;
  }

  get angles(): ViewAngles {
    return this.#angles;
  }

  get limits(): ViewLimits {
    return this.#limits;
  }

  get autorotates(): boolean {
    return this.#autorotates;
  }

  /** Whether the view will move in the frames to come, without anybody touching it. */
  get isMoving(): boolean {
    const turns = this.#autorotates && this.#heldUntil < Number.POSITIVE_INFINITY;
    return this.#flight !== null || this.#flick !== null || this.#drive !== null || turns;
  }

  /** How the view moved in the last step. */
  get pace(): Pace {
    return this.#pace;
  }

  setSize(size: Size): void {
    this.#size = size;
    this.#place(this.#angles);
  }

  setLimits(limits: ViewLimits): void {
    this.#limits = limits;
    this.#place(this.#angles);
  }

  /** Goes to a view at once and ends every motion but autorotation. */
  set(angles: ViewAngles): void {
    this.stop();
    this.#place(angles);
  }

  /** Lets go with a speed that fades; a slow one ends at once. */
  flick({ yaw, pitch }: Speed): void {
    this.stop();
    const share = Math.min(1, (Math.hypot(yaw, pitch) - aimedSpeed) / (flickedSpeed - aimedSpeed));
    if (share > 0) this.#flick = { speed: { yaw: yaw * share, pitch: pitch * share }, ageMs: 0 };
  }

  /** Moves at this speed from this time on, until the next call. Motion up to now is applied first. */
  drive(drive: Drive | null, now: number): void {
    // In full, however long the frame: a key was held for this long.
    if (this.#drive && this.#steppedAt !== null) this.#go(this.#drive, Math.max(0, now - this.#steppedAt));
    this.stop();
    this.#drive = drive;
    this.#steppedAt = now;
  }

  /** Turns to a view; resolves to false when something else took the view over. */
  async turnTo(to: ViewAngles, durationMs: number): Promise<boolean> {
    this.stop();
    const target = limitView(to, this.#size, this.#limits);
    if (durationMs <= 0 || isSameView(this.#angles, target)) {
      this.#place(target);
      return true;
    }
    return new Promise((done) => {
      this.#flight = { from: this.#angles, to: target, startedAt: null, durationMs, done };
    });
  }

  setAutorotate(on: boolean): void {
    this.#autorotates = on;
    this.#heldUntil = 0;
  }

  /** The visitor has taken the view at this time: motion ends, autorotation waits. */
  hold(now: number): void {
    this.stop();
    this.pauseAutorotation(now);
  }

  /** The visitor looks around: autorotation waits for a while; with infinity, until the next call. */
  pauseAutorotation(now: number): void {
    this.#heldUntil = now + autorotatePauseMs;
  }

  /** Ends every motion but autorotation. */
  stop(): void {
    this.#flick = null;
    this.#drive = null;
    const flight = this.#flight;
    this.#flight = null;
    flight?.done(false);
  }

  /** Moves on to this time. Returns whether the view has changed since the last step. */
  step(now: number): boolean {
    const elapsedMs = this.#steppedAt === null ? 0 : stepMs(now - this.#steppedAt);
    this.#steppedAt = this.isMoving ? now : null;
    const isTurned = this.#changed;
    const isDriven = this.#flight !== null || this.#flick !== null || this.#drive !== null;
    if (this.#flight) this.#fly(this.#flight, now);
    else if (this.#flick) this.#slide(this.#flick, elapsedMs);
    else if (this.#drive) this.#go(this.#drive, elapsedMs);
    else if (this.#autorotates && now >= this.#heldUntil) this.#turn(autorotateSpeed * elapsedMs);
    const changed = this.#changed;
    this.#changed = false;
    if (changed) this.#changedAt = now;
    const isHandOn = this.isHeld && now - this.#changedAt < handRestMs;
    if (isTurned || isDriven || isHandOn) this.#pace = 'brisk';
    else this.#pace = changed ? 'calm' : 'rest';
    return changed;
  }

  #fly(flight: Flight, now: number): void {
    flight.startedAt ??= now;
    const part = Math.min(1, (now - flight.startedAt) / flight.durationMs);
    this.#place(part === 1 ? flight.to : mixAngles(flight.from, flight.to, easeInOut(part)));
    if (part < 1) return;
    this.#flight = null;
    flight.done(true);
  }

  #slide(flick: { speed: Speed; ageMs: number }, elapsedMs: number): void {
    flick.ageMs += elapsedMs;
    if (flick.ageMs >= flickEndMs) {
      this.#flick = null;
      return;
    }
    const way = elapsedMs * Math.exp(-flick.ageMs / flickFadeMs);
    const { yaw, pitch, hfov } = this.#angles;
    this.#place({ yaw: yaw + flick.speed.yaw * way, pitch: pitch + flick.speed.pitch * way, hfov });
  }

  #go({ yaw, pitch, zoom }: Drive, elapsedMs: number): void {
    const { yaw: oldYaw, pitch: oldPitch, hfov } = this.#angles;
    this.#place({
      yaw: oldYaw + yaw * elapsedMs,
      pitch: oldPitch + pitch * elapsedMs,
      hfov: zoomHfov(hfov, Math.exp(zoom * elapsedMs)),
    });
  }

  #turn(angle: number): void {
    const before = this.#angles;
    this.#place({ ...before, yaw: before.yaw + angle });
  }

  #place(angles: ViewAngles): void {
    const placed = limitView(angles, this.#size, this.#limits);
    if (!isSameView(placed, this.#angles)) this.#changed = true;
    this.#angles = placed;
  }
}

/** A frame's own time may be a little before an event in it. */
function stepMs(elapsedMs: number): number {
  return Math.min(longestStepMs, Math.max(0, elapsedMs));
}
