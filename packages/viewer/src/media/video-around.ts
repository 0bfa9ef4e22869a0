/** A 360° video around the visitor, its buttons and captions. */
import type { View } from '@tourwright/tour/sphere';
import type { SceneMediaParts } from '../content/scene-media-parts.ts';
import { kindName } from '../hotspots/button/kind-name.ts';
import type { PinnedMedia } from '../scenes/viewer-scene.ts';
import { VideoCanvas } from './video-canvas.ts';
import { createVideoPlayer, type VideoPlayer } from './video-player.ts';

/** A 360° video in place of a scene's panorama, with its controls and captions. */
export class VideoAround {
  readonly media: PinnedMedia;
  readonly #film: VideoPlayer;
  readonly #picture: VideoCanvas;
  readonly #tools: HTMLElement;
  readonly #words: HTMLElement;
  readonly #closing = new AbortController();
  #isHidden = false;
  #isThere = true;

  constructor(layer: HTMLElement, media: PinnedMedia, { texts, onCover }: SceneMediaParts) {
    this.media = media;
    const { ownerDocument } = layer;
    const isFile = ownerDocument.location.protocol === 'file:';
    this.#film = createVideoPlayer(ownerDocument, isFile ? { ...media, url: '' } : media, texts);
    const { video } = this.#film;
    this.#picture = new VideoCanvas(video, onCover);
    this.#words = ownerDocument.createElement('p');
    this.#words.className = 'tw-video-words';
    this.#tools = ownerDocument.createElement('div');
    this.#tools.className = 'tw-video-tools';
    this.#tools.setAttribute('role', 'group');
    this.#tools.setAttribute('aria-label', media.name || kindName(texts, 'video'));
    this.#tools.append(...this.#film.buttons);
    // No video of the page shows these.
    for (const track of video.textTracks) track.addEventListener('cuechange', () => this.#read());
    this.#tools.addEventListener('click', () => this.#read());
    // In the page, though it is seen on the canvas only: who listens for videos there learns of it.
    video.hidden = true;
    layer.prepend(this.#picture.canvas, video);
    layer.append(this.#words, this.#tools);
    if (isFile) void this.#fetchVideo();
    this.#follow();
  }

  /** Whether it is on the screen, over the scene's picture. */
  get isShown(): boolean {
    return !this.#picture.canvas.hidden;
  }

  place(view: View): void {
    this.#picture.place(view);
  }

  setHidden(isHidden: boolean): void {
    this.#isHidden = isHidden;
    this.#follow();
  }

  close(): void {
    this.#closing.abort();
    URL.revokeObjectURL(this.#film.video.src);
    this.#picture.close();
    this.#film.close();
    this.#film.video.remove();
    this.#words.remove();
    this.#tools.remove();
  }

  #follow(): void {
    this.#film.setSeen(this.#isThere && !this.#isHidden);
  }

  /**
   * WebGL draws no file that is beside a page which was opened as a file; what such a page may fetch, it draws. Where it may not, the
   * scene's picture is seen.
   */
  async #fetchVideo(): Promise<void> {
    const { signal } = this.#closing;
    this.#isThere = false;
    this.#tools.hidden = true;
    const answered = fetch(this.media.url, { signal });
    const film = await answered.then((answer) => (answer.ok ? answer.blob() : null)).catch(() => null);
    if (film === null || signal.aborted) return;
    this.#film.video.src = URL.createObjectURL(film);
    this.#isThere = true;
    this.#tools.hidden = false;
    this.#follow();
  }

  /** What is being said, in the language that was chosen. */
  #read(): void {
    const shown = [...this.#film.video.textTracks].find(({ mode }) => mode === 'showing');
    const cues = [...(shown?.activeCues ?? [])] as VTTCue[];
    this.#words.replaceChildren(...cues.map((cue) => cue.getCueAsHTML()));
  }
}
