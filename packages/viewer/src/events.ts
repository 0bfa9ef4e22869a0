import type { Hotspot } from '@tourwright/tour/document';
import type { Direction } from '@tourwright/tour/sphere';
import type { PinnedMedia } from './scenes/viewer-scene.ts';
import type { ViewAngles } from './view/angles.ts';

/**
 * The state of the picture: nothing yet, a first (blurred or coarse) one everywhere, the finest that the screen can
 * show everywhere, or failed.
 */
export type ViewerState = 'loading' | 'preview' | 'sharp' | 'failed';

/** Names and payloads of the events that a viewer emits. */
export interface ViewerEvents {
  /** Another scene is shown; sent when its picture starts to appear. */
  scene: { sceneId: number };
  /** The view moved; at most once a frame. */
  view: { view: ViewAngles };
  /** A hotspot was clicked, tapped or chosen by keyboard. Links are followed as well, unless `followLinks` is false. */
  hotspot: { hotspot: Hotspot; sceneId: number };
  /**
   * A video or a picture on a wall should be shown at full size; `film` is the video on the wall, so that the large
   * one can continue at its time.
   */
  enlarge: { media: PinnedMedia; film: HTMLVideoElement | null };
  /** The picture was clicked or tapped without a drag; `x`, `y` are CSS pixels from the element's upper left corner. */
  tap: { x: number; y: number; direction: Direction };
  state: { state: ViewerState };
  /** A scene's picture is as sharp as the screen shows it, for the first time since the scene was opened. */
  load: { sceneId: number };
  /** An error with a readable message. If a scene failed to open, the old one stays. */
  error: { sceneId: number | null; message: string; cause?: unknown };
}

type Handler<Payload> = (payload: Payload) => void;

/** Handlers by event name. */
export interface Emitter<Events> {
  /** Subscribes to an event; the returned function unsubscribes. */
  on<Name extends keyof Events>(name: Name, handler: Handler<Events[Name]>): () => void;
  emit<Name extends keyof Events>(name: Name, payload: Events[Name]): void;
  clear(): void;
}

/** An emitter without handlers. A handler may remove itself or others during an event. */
export function createEmitter<Events>(): Emitter<Events> {
  let handlers: { [Name in keyof Events]?: Set<Handler<Events[Name]>> } = {};
  return {
    on(name, handler) {
      const known = handlers[name] ?? new Set();
      handlers[name] = known;
      known.add(handler);
      return () => known.delete(handler);
    },
    emit(name, payload) {
      for (const handler of [...(handlers[name] ?? [])]) handler(payload);
    },
    clear() {
      handlers = {};
    },
  };
}
