import type { Texture } from '../render/quad.ts';
import type { VrRenderer } from './vr-renderer.ts';

/** A film and the texture that shows its present picture. */
export class FilmTexture {
  readonly video: HTMLVideoElement;
  readonly #renderer: VrRenderer;
  readonly #handle: WebGLTexture;
  #texture: Texture | null = null;
  #shownAt = -1;

  constructor(renderer: VrRenderer, { url, loop, muted }: { url: string; loop: boolean; muted: boolean }) {
    this.#renderer = renderer;
    this.#handle = renderer.createCanvasTexture();
    this.video = document.createElement('video');
    this.video.crossOrigin = 'anonymous';
    this.video.playsInline = true;
    this.video.loop = loop;
    this.video.muted = muted;
    this.video.src = url;
  }

  get isPlaying(): boolean {
    return !this.video.paused;
  }

  /** The present picture; null before the first. Taken to the card only when it is another one. */
  get texture(): Texture | null {
    const { video } = this;
    const hasPicture = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0;
    if (hasPicture && video.currentTime !== this.#shownAt) {
      this.#shownAt = video.currentTime;
      this.#renderer.paint(this.#handle, video);
      this.#texture = { handle: this.#handle, width: video.videoWidth, height: video.videoHeight };
    }
    return this.#texture;
  }

  /** Plays, or stops. What the browser does not let play stands still. */
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
