/** A film all around the visitor, its buttons, and what is said in it. */
import type { View } from '@tourwright/tour/sphere';
import type { SceneMediaParts } from '../content/scene-media-parts.ts';
import { kindName } from '../hotspots/kind-name.ts';
import type { PinnedMedia } from '../scenes/viewer-scene.ts';
import { createFilm, type Film } from './film.ts';
import { FilmCanvas } from './film-canvas.ts';

export class FilmAround {
  readonly media: PinnedMedia;
  readonly #film: Film;
  readonly #picture: FilmCanvas;
  readonly #tools: HTMLElement;
  readonly #words: HTMLElement;

  constructor(layer: HTMLElement, media: PinnedMedia, { texts, onCover }: SceneMediaParts) {
    this.media = media;
    const { ownerDocument } = layer;
    this.#film = createFilm(ownerDocument, media, texts);
    const { video } = this.#film;
    this.#picture = new FilmCanvas(video, onCover);
    this.#words = ownerDocument.createElement('p');
    this.#words.className = 'tw-film-words';
    this.#tools = ownerDocument.createElement('div');
    this.#tools.className = 'tw-film-tools';
    this.#tools.setAttribute('role', 'group');
    this.#tools.setAttribute('aria-label', media.name || kindName(texts, 'video'));
    this.#tools.append(...this.#film.buttons);
    // No video of the page shows these.
    for (const track of video.textTracks) track.addEventListener('cuechange', () => this.#read());
    this.#tools.addEventListener('click', () => this.#read());
    // In the page, though it is seen on the canvas only: who listens for films there hears of it.
    video.hidden = true;
    layer.prepend(this.#picture.canvas, video);
    layer.append(this.#words, this.#tools);
    this.#film.setSeen(true);
  }

  /** Whether it is on the screen, over the scene's picture. */
  get isShown(): boolean {
    return !this.#picture.canvas.hidden;
  }

  place(view: View): void {
    this.#picture.place(view);
  }

  setHidden(isHidden: boolean): void {
    this.#film.setSeen(!isHidden);
  }

  close(): void {
    this.#picture.close();
    this.#film.close();
    this.#film.video.remove();
    this.#words.remove();
    this.#tools.remove();
  }

  /** What is being said, in the language that was chosen. */
  #read(): void {
    const shown = [...this.#film.video.textTracks].find(({ mode }) => mode === 'showing');
    const cues = [...(shown?.activeCues ?? [])] as VTTCue[];
    this.#words.replaceChildren(...cues.map((cue) => cue.getCueAsHTML()));
  }
}
