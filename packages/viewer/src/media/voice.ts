/** One playing sound: it fades in, follows the listener's head, and fades out. */
import { angleBetween, directionOf } from '@tourwright/tour/sphere';
import { onNextGesture } from './next-gesture.ts';
import type { SoundSource } from './sound-source.ts';

/** A sound that is heard. */
export interface Voice {
  setVolume(volume: number): void;
  /** Where the listener looks: what is behind is heard less. */
  listen(view: { yaw: number; pitch: number }): void;
  fadeOut(): void;
  close(): void;
}

/** Seconds in which a fade is two thirds done. */
const fadeSeconds = 0.45;
const goneMs = 2500;
/** How loud a sound right behind the listener is. */
const behind = 0.35;

/** Begins a sound, from everywhere or from its direction, and fades it in. */
export function createVoice(
  context: AudioContext,
  output: AudioNode,
  { url, loop, direction }: SoundSource,
  onEnded: () => void,
): Voice {
  const element = new Audio();
  // Frames without an origin of their own hear nothing else.
  element.crossOrigin = 'anonymous';
  element.loop = loop;
  const { fade, turned, nodes } = connect(
    context,
    context.createMediaElementSource(element),
    output,
    direction,
  );
  element.addEventListener('ended', onEnded);
  let stopWaiting = () => {};
  const play = () => {
    element.play().catch((cause: unknown) => {
      // Broken, it is not heard, and the tour continues; refused, it waits for the visitor.
      if ((cause as DOMException).name === 'NotAllowedError' && element.hasAttribute('src'))
        stopWaiting = onNextGesture(element.ownerDocument, play);
    });
  };
  const takeBack = feed(element, url, play);

  const close = () => {
    takeBack();
    stopWaiting();
    element.removeEventListener('ended', onEnded);
    element.pause();
    element.removeAttribute('src');
    element.load();
    for (const node of nodes) node.disconnect();
  };
  return {
    setVolume(volume) {
      fade.gain.setTargetAtTime(volume, context.currentTime, fadeSeconds);
    },
    listen({ yaw, pitch }) {
      if (!direction) return;
      const near = (1 + Math.cos(angleBetween(direction, directionOf(yaw, pitch)))) / 2;
      turned.gain.setTargetAtTime(behind + (1 - behind) * near, context.currentTime, 0.05);
    },
    fadeOut() {
      fade.gain.setTargetAtTime(0, context.currentTime, fadeSeconds);
      setTimeout(close, goneMs);
    },
    close,
  };
}

/**
 * Gives an element its sound, and says when it has it; the result takes it back. Of a page that was opened as a file,
 * browsers let nobody hear what comes through here: there it is the page's own as a blob.
 */
function feed(element: HTMLAudioElement, url: string, onFed: () => void): () => void {
  if (element.ownerDocument.location.protocol !== 'file:') {
    element.src = url;
    onFed();
    return () => {};
  }
  let blob = '';
  let isClosed = false;
  fetchSound(url).then(
    (address) => {
      if (isClosed) return URL.revokeObjectURL(address);
      blob = address;
      element.src = address;
      onFed();
    },
    () => undefined,
  );
  return () => {
    isClosed = true;
    URL.revokeObjectURL(blob);
  };
}

/** Leads a source to the output, through its fade and its place; silent at first. */
function connect(
  context: AudioContext,
  source: AudioNode,
  output: AudioNode,
  direction: SoundSource['direction'],
) {
  const fade = context.createGain();
  fade.gain.value = 0;
  const turned = context.createGain();
  const place = direction ? createPanner(context, direction) : null;
  source.connect(fade).connect(turned);
  (place ? turned.connect(place) : turned).connect(output);
  return { fade, turned, nodes: place ? [source, fade, turned, place] : [source, fade, turned] };
}

async function fetchSound(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return URL.createObjectURL(await answer.blob());
}

function createPanner(context: AudioContext, [x, y, z]: readonly [number, number, number]): PannerNode {
  return new PannerNode(context, {
    panningModel: 'HRTF',
    positionX: x,
    positionY: y,
    positionZ: z,
    // Directions have no distance.
    rolloffFactor: 0,
  });
}
