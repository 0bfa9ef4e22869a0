/**
 * A framed tour's side: it answers the page that frames it, and nobody else. The first page that says hello from the
 * parent window is the host; messages from any other window or origin are ignored, and nothing is sent
 * to anybody before.
 */
import { viewerInDegrees } from '../degrees/viewer.ts';
import type { ViewAngles } from '../view/angles.ts';
import type { OpenSceneOptions, Viewer } from '../viewer-options.ts';
import { type FrameCall, frameEvents, frameVersion, isRecord, readCall } from './messages.ts';

/** The origin that may control a framed viewer, and the windows. */
export interface FrameHostOptions {
  /** The only origin that may be the host, such as `https://example.com`; absent: the first to say hello. */
  origin?: string | null;
  host?: Window;
  self?: Window;
}

/** Answers the host of a framed viewer; the returned function ends it. */
export function answerFrame(
  framed: Viewer,
  { origin = null, host = parent, self = window }: FrameHostOptions = {},
): () => void {
  if (host === self) return () => undefined;
  const viewer = viewerInDegrees(framed);
  let hostOrigin: string | null = null;
  // A host without an origin of its own can be written to only so; it is the one window that gets it.
  const send = (message: unknown) =>
    host.postMessage(message, hostOrigin === 'null' ? '*' : (hostOrigin ?? '/'));
  const onMessage = (event: MessageEvent) => {
    if (event.source !== host) return;
    const call = readCall(event.data);
    if (!call) return;
    if (hostOrigin === null && call.call === 'hello' && (origin === null || event.origin === origin)) {
      hostOrigin = event.origin;
    }
    if (hostOrigin === null || event.origin !== hostOrigin) return;
    run(viewer, call).then(
      (result) => send({ tourwright: frameVersion, id: call.id, result }),
      (cause: unknown) =>
        send({ tourwright: frameVersion, id: call.id, error: String((cause as Error).message) }),
    );
  };
  self.addEventListener('message', onMessage);
  const ends = frameEvents.map((name) =>
    viewer.on(name, (payload) => {
      // Causes are for the console, and may not be copied to another window.
      const { cause: _, ...rest } = payload as Record<string, unknown>;
      if (hostOrigin !== null) send({ tourwright: frameVersion, event: name, payload: rest });
    }),
  );
  return () => {
    self.removeEventListener('message', onMessage);
    for (const end of ends) end();
  };
}

async function run(viewer: Viewer, { call, args }: FrameCall): Promise<unknown> {
  const [first, second] = args;
  switch (call) {
    case 'hello':
    case 'getState':
      return {
        sceneId: viewer.sceneId,
        view: viewer.view,
        state: viewer.state,
        isAutorotating: viewer.isAutorotating,
      };
    case 'openScene':
      if (typeof first !== 'number') throw new Error('openScene needs the id of a scene');
      return viewer.openScene(first, readOpening(second));
    case 'lookTo':
      return viewer.lookTo(readView(first), readDuration(second));
    case 'setView':
      viewer.setView(readView(first));
      return null;
    case 'setAutorotate':
      viewer.setAutorotate(first === true);
      return null;
  }
}

/** Finite angles only; what else may be in it is passed over. */
function readView(value: unknown): Partial<ViewAngles> {
  const view: Partial<ViewAngles> = {};
  if (!isRecord(value)) return view;
  for (const name of ['yaw', 'pitch', 'hfov'] as const) {
    const angle = value[name];
    if (typeof angle === 'number' && Number.isFinite(angle)) view[name] = angle;
  }
  return view;
}

function readOpening(value: unknown): OpenSceneOptions {
  if (!isRecord(value)) return {};
  const view = readView(value.view);
  const { transition } = value;
  if (transition === 'walk' || transition === 'fade' || transition === 'cut') return { view, transition };
  return { view };
}

function readDuration(value: unknown): { durationMs?: number } {
  const durationMs = isRecord(value) ? value.durationMs : undefined;
  return Number.isFinite(durationMs) && Number(durationMs) >= 0 ? { durationMs: Number(durationMs) } : {};
}
