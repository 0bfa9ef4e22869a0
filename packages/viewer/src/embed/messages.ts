/** The messages between a framed tour and its host (`postMessage`); angles are always degrees. */
import type { ViewerEvents } from '../events.ts';

/** The number of this language. */
export const frameVersion = 1;

/** The events that a framed tour sends: the same names and payloads as in the page. */
export const frameEvents = ['scene', 'view', 'hotspot', 'state', 'load', 'error'] as const;

/** An event of the viewer that crosses from the frame to its host. */
export type FrameEventName = (typeof frameEvents)[number];

/** The events that cross from the frame, with their payloads. */
export type FrameEvents = Pick<ViewerEvents, FrameEventName>;

/** What a host may ask for: the same names and arguments as in the page; `hello` begins. */
const frameCalls = ['hello', 'openScene', 'lookTo', 'setView', 'setAutorotate', 'getState'] as const;

/** A call that the host may make of the framed viewer. */
export type FrameCallName = (typeof frameCalls)[number];

/** A call as it crosses to the frame. */
export interface FrameCall {
  tourwright: typeof frameVersion;
  /** The id of the answer. */
  id: number;
  call: FrameCallName;
  args: unknown[];
}

/** Whether a message's data is an object whose fields can be read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A call, or null: anything may arrive by `postMessage`. */
export function readCall(message: unknown): FrameCall | null {
  if (!isRecord(message) || message.tourwright !== frameVersion) return null;
  const { id, call, args } = message;
  if (typeof id !== 'number' || !Array.isArray(args)) return null;
  return frameCalls.includes(call as FrameCallName)
    ? { tourwright: frameVersion, id, call: call as FrameCallName, args }
    : null;
}
