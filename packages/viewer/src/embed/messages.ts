/** What a framed tour and its host say to each other by `postMessage`; angles are degrees, whatever the viewer speaks. */
import type { ViewerEvents } from '../events.ts';

/** The number of this language. */
export const frameVersion = 1;

/** The events that a framed tour tells: the same names and payloads as in the page. */
export const frameEvents = ['scene', 'view', 'hotspot', 'state', 'load', 'error'] as const;
export type FrameEventName = (typeof frameEvents)[number];
export type FrameEvents = Pick<ViewerEvents, FrameEventName>;

/** What a host may ask for: the same names and arguments as in the page; `hello` begins. */
const frameCalls = ['hello', 'openScene', 'lookTo', 'setView', 'setAutorotate', 'getState'] as const;
export type FrameCallName = (typeof frameCalls)[number];

export interface FrameCall {
  tourwright: typeof frameVersion;
  /** Of the answer. */
  id: number;
  call: FrameCallName;
  args: unknown[];
}

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
