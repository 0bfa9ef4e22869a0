import type { Texture } from '../../render/quad.ts';
import type { VrVideo } from '../panels/vr-content.ts';
import type { VrRenderer } from '../vr-renderer.ts';

interface VideoPlayer extends VrVideo {
  muted: boolean;
  /** Seen large: it needs no mipmaps, which would have to be made for every picture. */
  isAround?: boolean;
}

/** A video and the texture that shows its present picture. */
export class PlayingTexture {
  readonly video: HTMLVideoElement;
  readonly #renderer: VrRenderer;
  readonly #handle: WebGLTexture;
  #texture: Texture | null = null;
  #shownAt = -1;
  readonly #captions: TextTrack | null;
  readonly #isAround: boolean;

  /** `onWords` is called when `words` change. */
  constructor(
    renderer: VrRenderer,
    { url, loop, muted, captions = [], isAround = false }: VideoPlayer,
    onWords?: () => void,
  ) {
    this.#renderer = renderer;
    this.#isAround = isAround;
    this.#handle = isAround ? renderer.createPlainTexture() : renderer.createCanvasTexture();
    this.video = document.createElement('video');
    this.video.crossOrigin = 'anonymous';
    this.video.playsInline = true;
    this.video.loop = loop;
    this.video.muted = muted;
    this.video.src = url;
    const [first] = captions;
    this.#captions = first && onWords ? openCaptions(this.video, first, onWords) : null;
  }

  /** What is being said, line by line. */
  get words(): string[] {
    const cues = [...(this.#captions?.activeCues ?? [])] as VTTCue[];
    return cues.flatMap((cue) => (cue.getCueAsHTML().textContent ?? '').split('\n'));
  }

  get isPlaying(): boolean {
    return !this.video.paused;
  }

  /** The present picture; null before the first. Taken to the GPU only when it is another one. */
  get texture(): Texture | null {
    const { video } = this;
    const hasPicture = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0;
    if (hasPicture && video.currentTime !== this.#shownAt) {
      this.#shownAt = video.currentTime;
      if (this.#isAround) this.#renderer.paintPlain(this.#handle, video);
      else this.#renderer.paint(this.#handle, video);
      this.#texture = { handle: this.#handle, width: video.videoWidth, height: video.videoHeight };
    }
    return this.#texture;
  }

  /** Plays, or stops. A video that the browser blocks stays paused. */
  setPlaying(isPlaying: boolean): void {
    if (isPlaying) this.video.play().catch(() => undefined);
    else this.video.pause();
  }

  close(): void {
    this.video.pause();
    this.video.removeAttribute('src');
    this.video.load();
    this.#renderer.gl.deleteTexture(this.#handle);
  }
}

/** Read here, but drawn by the code that shows the video: a video outside the page shows no captions itself. */
function openCaptions(
  video: HTMLVideoElement,
  { url, language }: { url: string; language: string },
  onWords: () => void,
): TextTrack {
  const element = document.createElement('track');
  element.kind = 'captions';
  element.src = url;
  element.srclang = language;
  video.append(element);
  const { track } = element;
  track.mode = 'hidden';
  track.addEventListener('cuechange', onWords);
  return track;
}
