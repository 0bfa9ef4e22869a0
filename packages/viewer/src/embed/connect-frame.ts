/** The host's side: controls a framed tour as if it were in the page. */

import { createEmitter, type ViewerState } from '../events.ts';
import type { ViewAngles } from '../view/angles.ts';
import type { OpenSceneOptions } from '../viewer-options.ts';
import {
  type FrameCallName,
  type FrameEventName,
  type FrameEvents,
  frameEvents,
  frameVersion,
  isRecord,
} from './messages.ts';

/** The state of the framed viewer, by its last messages. */
export interface FrameState {
  sceneId: number | null;
  view: ViewAngles;
  state: ViewerState;
  isAutorotating: boolean;
}

/** What a host can do with a framed tour; names and arguments are those of the viewer, but answers are promises. */
export interface FramedViewer {
  getState(): Promise<FrameState>;
  openScene(id: number, options?: OpenSceneOptions): Promise<boolean>;
  lookTo(view: Partial<ViewAngles>, options?: { durationMs?: number }): Promise<boolean>;
  setView(view: Partial<ViewAngles>): Promise<void>;
  setAutorotate(on: boolean): Promise<void>;
  on<Name extends FrameEventName>(name: Name, handler: (payload: FrameEvents[Name]) => void): () => void;
  close(): void;
}

const helloEveryMs = 250;

/**
 * Connects to the tour in a frame; resolves when it answers. Messages from other windows, or other origins than
 * `origin` (by default that of its address), are ignored. Rejects after a timeout.
 */
export function connectFrame(
  frame: HTMLIFrameElement,
  { origin = new URL(frame.src).origin, timeoutMs = 30_000 } = {},
): Promise<FramedViewer> {
  const events = createEmitter<FrameEvents>();
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (cause: Error) => void }>();
  let last = 0;
  const onMessage = ({ source, origin: from, data }: MessageEvent) => {
    // A sandboxed frame has no origin of its own; the window shows that it is the right one.
    if (source !== frame.contentWindow || (from !== origin && from !== 'null')) return;
    if (!isRecord(data) || data.tourwright !== frameVersion) return;
    if (frameEvents.includes(data.event as FrameEventName)) {
      events.emit(data.event as FrameEventName, data.payload as never);
      return;
    }
    const waiter = waiting.get(data.id as number);
    waiting.delete(data.id as number);
    if (typeof data.error === 'string') waiter?.reject(new Error(data.error));
    else waiter?.resolve(data.result as never);
  };
  addEventListener('message', onMessage);
  const isSandboxed = frame.sandbox.length > 0 && !frame.sandbox.contains('allow-same-origin');
  const ask = <Result>(call: FrameCallName, ...args: unknown[]): Promise<Result> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      // A frame that is still empty has our own origin: a hello, which reveals nothing, must not depend on it.
      const to = isSandboxed || call === 'hello' ? '*' : origin;
      frame.contentWindow?.postMessage({ tourwright: frameVersion, id, call, args }, to);
    });
  const close = () => {
    removeEventListener('message', onMessage);
    events.clear();
    for (const { reject } of waiting.values()) reject(new Error('The frame was closed'));
    waiting.clear();
  };
  const framed: FramedViewer = {
    getState: () => ask('getState'),
    openScene: (...args) => ask('openScene', ...args),
    lookTo: (...args) => ask('lookTo', ...args),
    setView: (...args) => ask('setView', ...args),
    setAutorotate: (...args) => ask('setAutorotate', ...args),
    on: (name, handler) => events.on(name, handler),
    close,
  };
  return untilAnswered(() => ask('hello'), timeoutMs).then(
    () => framed,
    (cause: unknown) => {
      close();
      throw cause;
    },
  );
}

/** Asks until it is answered, since the frame may still be loading; rejects when nothing answers in time. */
function untilAnswered(ask: () => Promise<unknown>, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const hello = () => void ask().then(done, () => undefined);
    const timer = setInterval(hello, helloEveryMs);
    const limit = setTimeout(() => {
      clearInterval(timer);
      reject(new Error('The frame does not answer'));
    }, timeoutMs);
    const done = () => {
      clearInterval(timer);
      clearTimeout(limit);
      resolve();
    };
    hello();
  });
}
